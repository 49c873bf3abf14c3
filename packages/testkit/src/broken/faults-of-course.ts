/** Faults in positions, in the course of a game, and with documents that are none: laws 8 to 10. */
import { seat } from '@turnwise/game';
import type { GameDefinition } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import { broken, rulesBefore, withApply } from './broken.ts';
import type { BrokenGame } from './broken.ts';
import { definition, isOver, rules } from './number-game.ts';
import type { NumberGame, NumberState } from './number-game.ts';

export function counting(): readonly BrokenGame[] {
  return [
    broken(
      8,
      'loses tokens',
      withApply((draft, diff) => {
        if (diff.kind === 'give' && diff.count === 1) draft.state.pool = Math.max(0, draft.state.pool - 1);
      }),
    ),
    broken(8, 'forgets the question in its position', {
      notation: {
        ...definition.notation,
        position: {
          ...definition.notation.position,
          format: (state, table) => definition.notation.position.format({ ...state, asked: false }, table),
        },
      },
    }),
  ];
}

export function ending(): readonly BrokenGame[] {
  return [
    broken(9, 'goes on for longer than it says', { longest: 3 }),
    broken(9, 'gets stuck', {
      toAct: (state) => (state.pool === 1 && !state.asked ? [] : definition.toAct(state)),
    }),
    broken(9, 'asks a seat that has nothing to do', {
      toAct: (state) => (state.dealt && !isOver(state) ? [seat(0), seat(1)] : []),
    }),
    broken(9, 'goes on after its end', { toAct: (state) => (state.dealt ? [state.next] : []) }),
    broken(
      9,
      'has an input due while a seat is to act',
      { next: (state) => (isOver(state) ? undefined : { kind: 'deal' }) },
      /seat 0 is to act, but next gives \{"kind":"deal"\} as well/,
    ),
  ];
}

export function reading(): readonly BrokenGame[] {
  return [
    broken(10, 'throws at a number that is none', throwsAtShape()),
    broken(10, 'throws while it reads', {
      notation: {
        ...definition.notation,
        position: {
          ...definition.notation.position,
          parse: (document, context) => {
            const { piles } = document as unknown as NumberState;
            return definition.notation.position.parse(piles.length === 2 ? document : null, context);
          },
        },
      },
    }),
  ];
}

function throwsAtShape(): Partial<GameDefinition<NumberGame>> {
  const anything: Shape<number> = { expected: 'anything', is: (_value): _value is number => true, issues: () => [] };
  const before = rulesBefore((input) =>
    input.kind !== 'take' || [1, 2, 3].includes(input.count)
      ? undefined
      : disallowed('wrongCount', { count: input.count.toFixed(0) }),
  );
  return { rules: { ...before, inputs: { ...rules.inputs, take: { seat: rules.inputs.take.seat, count: anything } } } };
}
