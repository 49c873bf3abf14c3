import { createKernel, disallowed, History, integer } from '@turnwise/kernel';
import type { Rules } from '@turnwise/kernel';

interface Nim {
  State: { readonly heap: number; readonly next: number };
  Input: { readonly kind: 'take'; readonly seat: number; readonly count: number };
  Diff: { readonly kind: 'remove'; readonly count: number };
  Event: { readonly kind: 'took'; readonly count: number; readonly left: number };
}

const nim: Rules<Nim> = {
  name: 'nim',
  schemaVersion: 1,
  fork: (s) => ({ heap: s.heap, next: s.next }),
  inputs: { take: { seat: integer(0, 1), count: integer(1, 3) } },
  behaviours: [
    { name: 'turn', order: 0, evaluate: (input, s) => (input.seat === s.next ? undefined : disallowed('notYourTurn')) },
    {
      name: 'take',
      order: 10,
      evaluate: ({ count }, { heap }) => (count > heap ? disallowed('tooMany', { heap }) : [{ kind: 'remove', count }]),
    },
  ],
  apply({ state }, { count }, emit) {
    state.heap -= count;
    state.next = 1 - state.next;
    emit?.({ kind: 'took', count, left: state.heap });
  },
};

const game = new History(createKernel(nim), { heap: 4, next: 0 });
game.dispatch({ kind: 'take', seat: 0, count: 3 }); // committed: a frame with its diff, its event and a hash
game.dispatch({ kind: 'take', seat: 1, count: 2 }); // disallowed: tooMany { heap: 1 }, by the behaviour `take`
game.undo(); // undone: the very same state object as before
export { game };
