/**
 * Where the time of a search goes: the functions of the game that it calls leave their name on the stack, and V8's own profiler looks at the
 * stack five thousand times a second. Nothing is timed by hand, since many of these calls take less than a look at the clock.
 */
import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import type { AnyGame } from '@turnwise/game';

/** Parts of a search by the function of the game that is called. What is in none of them is the tree's own. */
const PART_OF: Readonly<Record<string, Part>> = {
  clone: 'clone',
  cloneInto: 'clone',
  determinize: 'clone',
  legalInputs: 'inputs',
  sample: 'inputs',
  step: 'step',
  evaluate: 'evaluate',
  follows: 'evaluate',
  waits: 'evaluate',
  toAct: 'ask',
  result: 'ask',
  next: 'ask',
};

export type Part = 'clone' | 'inputs' | 'step' | 'evaluate' | 'ask' | 'collector' | 'tree';

/** The shares of the parts in the time that the work takes; together they are 1. */
export async function sharesOf(work: () => void): Promise<ReadonlyMap<Part, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const hits = hitsOf(profile);
  const all = [...hits.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...hits].map(([part, count]) => [part, count / all]));
}

/** Microseconds. */
const INTERVAL = 200;

function hitsOf({ nodes }: Profiler.Profile): ReadonlyMap<Part, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hits = new Map<Part, number>();
  const walk = (node: Profiler.ProfileNode, above: Part | undefined): void => {
    const { functionName: name, url } = node.callFrame;
    const own = name === '(garbage collector)' ? 'collector' : url.includes('search-parts') ? PART_OF[name] : undefined;
    // What a part calls in turn belongs to it.
    const part = above ?? own;
    if (name !== '(program)' && name !== '(idle)')
      hits.set(part ?? 'tree', (hits.get(part ?? 'tree') ?? 0) + (node.hitCount ?? 0));
    for (const id of node.children ?? []) walk(byId.get(id) as Profiler.ProfileNode, part);
  };
  walk(nodes[0] as Profiler.ProfileNode, undefined);
  return hits;
}

/** The same game, through functions of this file. They are written out, because the profiler goes by the name in the source. */
export function marked(game: AnyGame): AnyGame {
  const { kernel, bots } = game;
  const { evaluate, follows, waits } = bots;
  const markedKernel: AnyGame['kernel'] = {
    ...kernel,
    clone(state) {
      return kernel.clone(state);
    },
    cloneInto(to, from) {
      kernel.cloneInto(to, from);
    },
    step(state, input) {
      return kernel.step(state, input);
    },
  };
  const markedBots: AnyGame['bots'] = {
    ...bots,
    ...(evaluate && {
      evaluate(state, seat) {
        return evaluate(state, seat);
      },
    }),
    ...(follows && {
      follows(state, seat) {
        return follows(state, seat);
      },
    }),
    ...(waits && {
      waits(state, input) {
        return waits(state, input);
      },
    }),
  };
  return {
    ...game,
    kernel: markedKernel,
    bots: markedBots,
    determinize(view, seat, chooser) {
      return game.determinize(view, seat, chooser);
    },
    legalInputs(state, seat, limit) {
      return game.legalInputs(state, seat, limit);
    },
    sample(state, seat, chooser) {
      return game.sample(state, seat, chooser);
    },
    toAct(state) {
      return game.toAct(state);
    },
    result(state) {
      return game.result(state);
    },
    next(state) {
      return game.next(state);
    },
  };
}
