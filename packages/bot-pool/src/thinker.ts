/**
 * What runs in a thread: searches that it is told to make, in slices, so that it hears in between that it is to stop. It knows no
 * thread of any kind: whoever starts it passes messages on, and gives it a clock and a way to rest.
 */
import { botNamed, seedOf } from '@turnwise/bots';
import type { Bot } from '@turnwise/bots';
import type { Registry } from '@turnwise/game';
import { iterationsOf } from './iterations-of.ts';
import type { FromThinker, Search, ToThinker } from './messages.ts';

export interface ThinkerWorld {
  readonly registry: Registry;
  readonly say: (message: FromThinker) => void;
  /** Milliseconds from any moment on. */
  readonly now: () => number;
  /** Lets messages come in. */
  readonly rest: () => Promise<void>;
}

/** Milliseconds of work after which it listens. */
const SLICE = 10;
/** Milliseconds between two tellings of how far it is. */
const TELLING = 50;

/** What it is told while it works. */
interface Order {
  end?: 'stop' | 'drop';
}

export function createThinker(world: ThinkerWorld): (message: ToThinker) => void {
  const orders = new Map<number, Order>();
  return (message) => {
    const { job } = message;
    if (message.kind !== 'think') {
      const order = orders.get(job);
      // Who is to be dropped is not kept by a later stop.
      if (order !== undefined && order.end !== 'drop') order.end = message.kind;
      return;
    }
    const order: Order = {};
    orders.set(job, order);
    void think(world, job, message, order)
      .catch((error: unknown) => world.say({ kind: 'failed', job, why: whyOf(error) }))
      .finally(() => orders.delete(job));
  };
}

async function think(world: ThinkerWorld, job: number, search: Search, order: Order): Promise<void> {
  const { say, now, rest } = world;
  const begun = now();
  const bot = botOf(world.registry, search);
  const { look, seed, at, of, milliseconds = Infinity } = search;
  const thinking = bot.think(look, seedOf(seed, at, of));
  const most = iterationsOf(thinking.wanted, at, of);
  let piece = 1;
  let told = begun;
  let time = now();
  while (!thinking.ready && thinking.done < most && order.end === undefined && time - begun < milliseconds) {
    thinking.work(Math.min(piece, most - thinking.done));
    const after = now();
    piece = nextPiece(piece, after - time);
    if (after - told >= TELLING) {
      say({ kind: 'progress', job, done: thinking.done, wanted: most });
      told = after;
    }
    await rest();
    time = now();
  }
  if (order.end === 'drop') say({ kind: 'dropped', job });
  else say({ kind: 'found', job, name: bot.name, found: thinking.found() });
}

/** As many iterations as take a slice, by how long the last ones took; carefully, since the next may take longer. */
function nextPiece(piece: number, took: number): number {
  const fitting = took <= 0 ? Infinity : Math.floor((piece * SLICE) / took);
  return Math.max(1, Math.min(fitting, piece * 2));
}

function botOf(registry: Registry, { game: id, options, bot: name }: Search): Bot {
  const game = registry.get(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const bot = botNamed((options === undefined ? undefined : game.worded?.(options)) ?? game, name);
  if (!bot.ok) throw new Error(`${bot.error.path}: expected ${bot.error.expected}, found ${name}`);
  return bot.value;
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
