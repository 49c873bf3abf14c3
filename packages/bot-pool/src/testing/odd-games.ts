/**
 * Games for the tests of pools: the last stone of a heap wins. In `heap` all is well; the evaluation of `endless` never returns, that
 * of `throws` throws, that of `crashes` takes its process down, and that of `hungry` takes all memory.
 */
import { createRegistry, defineGame, onlySeat, oneSlot, seat, turnCheck } from '@turnwise/game';
import type { Game, OpenView, Seat } from '@turnwise/game';
import { fail, integer, issue } from '@turnwise/kernel';

interface State {
  readonly left: number;
  readonly next: Seat;
}
interface Take {
  readonly kind: 'take';
  readonly seat: Seat;
  readonly stones: number;
}
interface Heap {
  State: State;
  Input: Take;
  Diff: Take;
  Event: Take;
  View: OpenView<State>;
}

const toAct = ({ left, next }: State): readonly Seat[] => (left === 0 ? [] : onlySeat(next));

function heap(id: string, evaluate: (state: State) => number): Game<Heap> {
  return defineGame<Heap>({
    id,
    version: '1',
    title: id,
    summary: 'Who takes the last stone wins.',
    seats: { min: 2, max: 2 },
    rules: {
      name: id,
      schemaVersion: 1,
      fork: ({ left, next }) => ({ left, next }),
      inputs: { take: { seat: integer(0, 1), stones: integer(1, 3) } },
      behaviours: [
        turnCheck<Heap>({ isOver: ({ left }) => left === 0, toAct }),
        { name: 'take', order: 1, evaluate: (input) => [input] },
      ],
      apply({ state }, diff, emit) {
        state.left -= diff.stones;
        state.next = seat(1 - diff.seat);
        emit?.(diff);
      },
    },
    setup: () => ({ left: 60, next: seat(0) }),
    play: {
      toAct,
      offers: ({ left }, by) => [
        {
          kind: 'take',
          seat: by,
          slots: [
            oneSlot(
              'stones',
              [1, 2, 3].filter((stones) => stones <= left),
            ),
          ],
        },
      ],
      result: ({ left, next }) => (left === 0 ? { winners: [seat(1 - next)], reason: 'last' } : undefined),
    },
    words: {
      messages: {},
      notation: {
        position: {
          parse: () => fail([issue('', 'notRead', 'nothing: no test reads a position', null)]),
          format: ({ left, next }) => ({ left, next }),
        },
      },
    },
    bots: { evaluate },
  });
}

const eaten: string[][] = [];

async function crash(): Promise<never> {
  await Promise.resolve();
  throw new Error('out of order');
}

export const registry = createRegistry([
  heap('heap', ({ left }) => (left % 7) / 7),
  heap('endless', () => {
    for (;;);
  }),
  heap('throws', () => {
    throw new Error('no idea');
  }),
  heap('crashes', () => {
    void crash();
    return 0;
  }),
  heap('hungry', () => {
    for (let food = 0; ; food++) eaten.push(Array.from({ length: 1000 }, (_, at) => `${food} ${at}`));
  }),
]);
