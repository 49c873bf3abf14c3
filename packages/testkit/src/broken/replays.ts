/** Games that do not do the same again: replayed, recorded, in place or by their diffs (laws 2, 4, 5 and 6). */
import { cloneDeep } from '@turnwise/kernel';
import type { Behaviour } from '@turnwise/kernel';
import { broken, rulesBefore, rulesWith } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { soundGame } from './sound-game.ts';
import { rules } from './number-game.ts';
import type { NumberChange } from './number-game.ts';
import type { NumberGame } from './number-types.ts';

export function faultsOfReplays(): readonly BrokenGame[] {
  return [
    broken(2, 'counts outside the state', countsOutside()),
    broken(2, 'forgets to advance its stream', forgetsSteps(), /in 20 games nothing was drawn/),
    {
      law: 2,
      fault: 'draws and says that it has no chance',
      game: { ...soundGame, traits: { ...soundGame.traits, chance: false } },
      says: /traits\.chance is false/,
    },
    broken(4, 'writes into the state before', {
      rules: rulesWith((draft, diff, emit) =>
        rules.apply({ state: draft.state, own: (value) => value as never }, diff, emit),
      ),
    }),
    broken(5, 'applies more than its diffs say', remembersInput()),
    broken(6, 'changes more when it is recorded', {
      rules: rulesWith((draft, diff, emit) => {
        rules.apply(draft, diff, emit);
        if (emit !== undefined && diff.kind === 'swap') draft.state.swapped = [true, true];
      }),
    }),
    broken(6, 'forgets a field when it copies', {
      rules: { ...rules, copyInto: (to, from) => void Object.assign(to, { ...cloneDeep(from), known: to.known }) },
    }),
    broken(
      6,
      'copies what is constant',
      {
        rules: {
          ...rules,
          constants: ['known'],
          copyInto: (to, from) => void Object.assign(to, cloneDeep(from)),
        },
      },
      /does not share the constant known/,
    ),
  ];
}

/** Reads its stream and does not say so. */
function forgetsSteps(): NumberChange {
  const forgetful = rules.behaviours.map((behaviour): Behaviour<NumberGame> => {
    if (behaviour.evaluate === undefined) return behaviour;
    return {
      ...behaviour,
      evaluate(input, state) {
        const resolution = behaviour.evaluate(input, state);
        if (resolution === undefined || 'stop' in resolution) return resolution;
        return resolution.filter(({ kind }) => kind !== '$draw');
      },
    };
  });
  return { rules: { ...rules, behaviours: forgetful } };
}

function countsOutside(): NumberChange {
  let calls = 0;
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff.kind === 'deal' ? { ...diff, secrets: [1 + (calls++ % 3), 1] } : diff, emit),
    ),
  };
}

function remembersInput(): NumberChange {
  let last = '';
  return {
    rules: {
      ...rulesBefore((input) => {
        last = input.kind === 'swap' ? `swap${input.secret}` : input.kind;
        return undefined;
      }),
      apply(draft, diff, emit) {
        rules.apply(draft, diff, emit);
        if (diff.kind === 'swap') draft.state.peeked = draft.state.peeked.map((peeked) => peeked || last === 'swap3');
      },
    },
  };
}
