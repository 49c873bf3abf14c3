/** Faults in how a state is changed, recorded and copied: laws 4 to 6. */
import type { GameDefinition } from '@turnwise/game';
import { cloneDeep } from '@turnwise/kernel';
import { broken, rulesBefore, rulesWith } from './broken.ts';
import type { BrokenGame } from './broken.ts';
import { rules } from './number-game.ts';
import type { NumberGame } from './number-game.ts';

export function changing(): readonly BrokenGame[] {
  return [
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

function remembersInput(): Partial<GameDefinition<NumberGame>> {
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
