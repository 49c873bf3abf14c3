/**
 * Games for the tests of threads: the last stone of a heap wins. What is brought to it is a trick: something that its rules do at an input that
 * takes three stones, at every look after the first input, when the match begins, or when the trick is checked.
 */
import { createRegistry, defineGame, onlySeat, oneSlot, seat, turnCheck } from '@turnwise/game';
import type { Game, OpenView, Seat } from '@turnwise/game';
import { fail, integer, isRecord, issue } from '@turnwise/kernel';
import type { Json, Shape } from '@turnwise/kernel';

interface State {
  readonly left: number;
  readonly next: Seat;
  readonly trick: Json;
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

interface Trick {
  readonly at: 'input' | 'look' | 'begin' | 'check';
  readonly does: 'loop' | 'hoard' | 'crash' | 'nothing';
}

const TRICK: Shape<Json> = {
  expected: 'a trick',
  is(value): value is Json {
    play(value as Json, 'check');
    return isRecord(value) || value === 'none';
  },
  issues: (value, path) => [issue(path, 'wrongShape', 'a trick', value)],
};

const toAct = ({ left, next }: State): readonly Seat[] => (left === 0 ? [] : onlySeat(next));

function play(trick: Json, at: Trick['at']): void {
  if (!isRecord(trick) || trick['at'] !== at) return;
  const { does } = trick as unknown as Trick;
  if (does === 'loop') for (;;);
  const hoard: unknown[] = [];
  if (does === 'hoard') for (;;) hoard.push(Array.from({ length: 1_000 }, (_, i) => ({ i, hoard: `${i}` })));
  if (does === 'crash') process.exit(1);
}

function heap(id: string): Game<Heap> {
  return defineGame<Heap>({
    id,
    version: '1',
    title: 'Heap',
    summary: 'Who takes the last stone wins.',
    seats: { min: 2, max: 2 },
    options: {
      shapes: { trick: TRICK },
      content: { option: 'trick', shipped: [{ id: 'none', title: 'No trick' }], about: () => ({ title: 'A trick' }) },
    },
    rules: {
      name: id,
      schemaVersion: 1,
      fork: ({ left, next, trick }) => ({ left, next, trick }),
      inputs: { take: { seat: integer(0, 1), stones: integer(1, 3) } },
      behaviours: [
        turnCheck<Heap>({ isOver: ({ left }) => left === 0, toAct }),
        {
          name: 'take',
          order: 1,
          evaluate(input, state) {
            if (input.stones === 3) play(state.trick, 'input');
            return [input];
          },
        },
      ],
      apply({ state }, diff, emit) {
        state.left -= diff.stones;
        state.next = seat(1 - diff.seat);
        emit?.(diff);
      },
    },
    setup({ options }) {
      const trick = (options as { readonly trick?: Json }).trick ?? null;
      play(trick, 'begin');
      return { left: 60, next: seat(0), trick };
    },
    play: {
      toAct,
      offers({ left }, by) {
        const slots = [
          oneSlot(
            'stones',
            [1, 2, 3].filter((stones) => stones <= left),
          ),
        ];
        return [{ kind: 'take', seat: by, slots }];
      },
      result: ({ left, next }) => (left === 0 ? { winners: [seat(1 - next)], reason: 'last' } : undefined),
    },
    words: {
      messages: {},
      notation: {
        position: {
          parse: () => fail([issue('', 'notRead', 'nothing: no test reads a position', null)]),
          format({ left, next, trick }) {
            if (left < 60) play(trick, 'look');
            return { left, next };
          },
        },
      },
    },
  });
}

/** The second takes the place of the game that takes rulesets. */
export const registry = createRegistry([heap('heap'), heap('ruleset')]);
