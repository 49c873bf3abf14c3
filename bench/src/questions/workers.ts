/**
 * How many more iterations do two workers of a pool make in a second than one? This is the one figure of wall time: what counts is that both
 * cores work. Whatever else runs on the machine takes a core away from two workers and not from one, so only the quietest rounds count.
 */
import { cpus } from 'node:os';
import type { BotLook } from '@turnwise/bots';
import type { BotPool } from '@turnwise/bot-pool';
import type { AnyGame, Seat } from '@turnwise/game';
import { childrenCpu } from '../children-cpu.ts';
import { createEvenPool } from '../even-pool.ts';
import type { Question, Samples } from '../figure.ts';

/** `GAME wall` or `GAME cpu`: iterations per second of two over one, or CPU time per iteration of two over one. */
export const measure: Question = async (about) => {
  const [id = '', clock = ''] = about.split(' ');
  const url = import.meta.resolve('@turnwise/registry');
  const { registry } = (await import(url)) as { registry: { get(id: string): AnyGame | undefined } };
  const look = firstLook(registry.get(id) as AnyGame);
  const even = createEvenPool(url);
  const { pool } = even;
  const think = (workers: number): Promise<Run> => run(pool, id, look, workers);
  for (let i = 0; i < WARM_UP; i++) await think(2);
  const rounds: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const first = i % 2 === 0 ? await think(1) : undefined;
    const two = await think(2);
    rounds.push({ one: first ?? (await think(1)), two });
    // Every two rounds, so that each of them has both orders.
    if (i % 2 === 1) even.swap();
  }
  pool.close();
  return clock === 'cpu' ? cpuOf(rounds) : wallOf(rounds);
};

const WARM_UP = 3;
const ROUNDS = 12;
/** Of the rounds, those in which others used least of the machine. */
const QUIETEST = 4;
/** Iterations of each worker: half a second or so. */
const ITERATIONS: Readonly<Record<string, number>> = { 'connect-four': 200_000, innovation: 8000 };

interface Run {
  /** Of all workers, per microsecond. */
  readonly speed: number;
  readonly cpuPerIteration: number;
  /** Cores that other processes used meanwhile, on average. */
  readonly others: number;
}

interface Round {
  readonly one: Run;
  readonly two: Run;
}

let seed = 0;

async function run(pool: BotPool, game: string, look: BotLook, workers: number): Promise<Run> {
  const iterations = (ITERATIONS[game] as number) * workers;
  const [begun, busy, cpu] = [performance.now(), busyTime(), ownTime()];
  const bot = `search:iterations=${iterations}`;
  const { decision } = await pool.think({ game, bot, look, seed: ++seed, workers }).answer;
  const took = (performance.now() - begun) * 1000;
  const own = ownTime() - cpu;
  const done = decision.report.iterations.reduce((sum, one) => sum + one, 0);
  if (done !== iterations) throw new Error(`${done} iterations instead of ${iterations}`);
  return {
    speed: done / took,
    cpuPerIteration: own / done,
    others: Math.max(0, busyTime() - busy - own) / took,
  };
}

/** Microseconds that the thinkers and this process have worked so far. */
function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system + childrenCpu();
}

/** Microseconds that all cores have worked so far, for anybody. */
function busyTime(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) * 1000;
}

function wallOf(rounds: readonly Round[]): Samples {
  const others = ({ one, two }: Round): number => Math.max(one.others, two.others);
  const quiet = rounds.toSorted((a, b) => others(a) - others(b)).slice(0, QUIETEST);
  // The ratio itself is what has to be reached.
  const ratios = quiet.map(({ one, two }) => two.speed / one.speed);
  return { ratios, values: ratios };
}

function cpuOf(rounds: readonly Round[]): Samples {
  return {
    ratios: rounds.map(({ one, two }) => two.cpuPerIteration / one.cpuPerIteration),
    values: rounds.map(({ two }) => two.cpuPerIteration * 1000),
  };
}

function firstLook(game: AnyGame): BotLook {
  const start = game.setup({ seed: 1, ...(game.seats.min === 2 && { seats: ['A', 'B'] }) });
  if (!start.ok) throw new Error(`${game.id} cannot be set up`);
  const seat = game.toAct(start.value)[0] as Seat;
  return { seat, seats: 2, view: game.view(start.value, seat) };
}
