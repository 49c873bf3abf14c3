// Events of a dispatch are its own, whatever else goes on with the same kernel in the middle of it or after it.
import { expect, test } from 'vitest';
import { createKernel, eventsOf } from './index.ts';
import type { Kernel, Rules } from './index.ts';
import { framed } from './testing/answers.ts';
import { arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena, ArenaInput } from './testing/arena.ts';

type Emit = Parameters<Rules<Arena>['apply']>[2];

const HIT: ArenaInput = { kind: 'hit', target: 0, amount: 5 };

/** The arena with something that is done after its own part of `apply`. */
function arenaThat(after: (emit: Emit, kind: string) => void): Kernel<Arena> {
  const apply: Rules<Arena>['apply'] = (draft, diff, emit) => {
    arenaRules.apply(draft, diff, emit);
    after(emit, diff.kind);
  };
  return createKernel({ ...arenaWith(onWait(() => [{ kind: 'fault', how: 'throw' }])), apply });
}

const plain = framed(createKernel(arenaRules).dispatch(arenaStart(), HIT)).frame;

test.each([
  ['commits', HIT],
  ['throws', WAIT],
])('a dispatch in the middle of apply that %s takes no event away and adds none', (_, input) => {
  let within = false;
  const kernel = arenaThat(() => {
    if (within) return;
    within = true;
    kernel.dispatch(arenaStart(), input);
    within = false;
  });
  // Twice: the first dispatch of a kernel makes what later ones use again.
  for (let i = 0; i < 2; i++) expect(framed(kernel.dispatch(arenaStart(), HIT)).frame).toEqual(plain);
});

test('what is emitted after apply belongs to no diff', () => {
  const late: Emit[] = [];
  const kernel = arenaThat((emit) => late.push(emit));
  const first = framed(kernel.dispatch(arenaStart(), HIT)).frame;
  const events = eventsOf(first);
  for (const emit of late) emit?.({ kind: 'remarked', round: 9 });
  expect(eventsOf(first)).toEqual(events);
  expect(framed(kernel.dispatch(arenaStart(), HIT)).frame).toEqual(plain);
});
