/** Games that break what they say of inputs and turns: what is offered, who is to act, when it ends (laws 1, 9 and 10). */
import { oneSlot, seat } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import { broken, rulesBefore } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { definition, isOver, rules } from './number-game.ts';
import type { NumberChange } from './number-game.ts';

export function faultsOfPlay(): readonly BrokenGame[] {
  return [
    broken(1, 'offers more tokens than there are', {
      play: {
        offers: (state, by) =>
          definition.play
            .offers(state, by)
            .map((offer) => (offer.kind === 'take' ? { ...offer, slots: [oneSlot('count', [1, 2, 3])] } : offer)),
      },
    }),
    broken(1, 'takes what it does not offer', {
      play: { offers: (state, by) => definition.play.offers(state, by).filter((offer) => offer.kind !== 'peek') },
    }),
    broken(1, 'lists fewer inputs than it offers', { play: { inputs: () => [] } }),
    broken(1, 'samples inputs that it does not offer', {
      play: { sample: (_state, by) => ({ kind: 'take', seat: by, count: 1 }) },
    }),
    broken(9, 'goes on for longer than it says', { play: { longest: 3 } }),
    broken(9, 'gets stuck', {
      play: { toAct: (state) => (state.pool === 1 && !state.asked ? [] : definition.play.toAct(state)) },
    }),
    broken(9, 'asks a seat that has nothing to do', {
      play: { toAct: (state) => (state.dealt && !isOver(state) ? [seat(0), seat(1)] : []) },
    }),
    broken(9, 'goes on after its end', { play: { toAct: (state) => (state.dealt ? [state.next] : []) } }),
    broken(
      9,
      'has an input due while a seat is to act',
      { play: { next: (state) => (isOver(state) ? undefined : { kind: 'deal' }) } },
      /seat 0 is to act, but next gives \{"kind":"deal"\} as well/,
    ),
    broken(10, 'throws at a count of the wrong type', throwsAtShape()),
  ];
}

function throwsAtShape(): NumberChange {
  const anything: Shape<number> = { expected: 'anything', is: (_value): _value is number => true, issues: () => [] };
  const before = rulesBefore((input) =>
    input.kind !== 'take' || [1, 2, 3].includes(input.count)
      ? undefined
      : disallowed('wrongCount', { count: input.count.toFixed(0) }),
  );
  return { rules: { ...before, inputs: { ...rules.inputs, take: { seat: rules.inputs.take.seat, count: anything } } } };
}
