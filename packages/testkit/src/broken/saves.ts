/** Games whose states cannot be saved, read or written down (laws 3, 8 and 10). */
import { disallowed } from '@turnwise/kernel';
import type { Evaluation } from '@turnwise/kernel';
import { broken, withApply } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { position, rules } from './number-game.ts';
import type { NumberChange } from './number-game.ts';
import type { NumberGame, NumberState } from './number-types.ts';

export function faultsOfSaves(): readonly BrokenGame[] {
  return [
    broken(3, 'keeps part of its state elsewhere', keepsElsewhere()),
    broken(
      3,
      'has a state that cannot be written',
      withApply((draft, diff) => {
        if (diff.kind === 'peek') draft.state.known = [0.5, 0.5];
      }),
    ),
    broken(
      3,
      'reads any save',
      { rules: { ...rules, invariants: () => [] } },
      /a save with .* as its state\.\w+ is read but cannot be played/,
    ),
    broken(
      3,
      'assumes that a save has lists',
      {
        rules: {
          ...rules,
          invariants: (state) => (state.piles.every((pile) => pile >= 0) ? (rules.invariants?.(state) ?? []) : []),
        },
      },
      /as its state\.piles makes the invariants throw: .*every is not a function/,
    ),
    broken(
      8,
      'loses tokens',
      withApply((draft, diff) => {
        if (diff.kind === 'give' && diff.count === 1) draft.state.pool = Math.max(0, draft.state.pool - 1);
      }),
    ),
    broken(8, 'forgets the question in its position', {
      words: {
        notation: { position: { ...position, format: (view) => position.format({ ...view, asked: false }) } },
      },
    }),
    broken(10, 'throws while it reads', {
      words: {
        notation: {
          position: {
            ...position,
            parse: (document, context) => {
              const { piles } = document as unknown as NumberState;
              return position.parse(piles.length === 2 ? document : null, context);
            },
          },
        },
      },
    }),
  ];
}

function keepsElsewhere(): NumberChange {
  const known = new WeakSet<object>();
  const memory: Evaluation<NumberGame> = {
    name: 'memory',
    order: -1,
    evaluate: (input, state) => (input.kind === 'deal' || known.has(state.piles) ? undefined : disallowed('neverSeen')),
  };
  return {
    rules: {
      ...rules,
      behaviours: [...rules.behaviours, memory],
      apply(draft, diff, emit) {
        rules.apply(draft, diff, emit);
        known.add(draft.state.piles);
      },
    },
  };
}
