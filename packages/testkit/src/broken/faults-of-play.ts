/** Faults in what a game offers, draws and saves: laws 1 to 3. */
import { oneSlot } from '@turnwise/game';
import type { GameDefinition } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import type { Behaviour, Evaluation } from '@turnwise/kernel';
import { broken, rulesWith, withApply } from './broken.ts';
import type { BrokenGame } from './broken.ts';
import { definition, rules } from './number-game.ts';
import type { NumberGame } from './number-game.ts';

export function offering(): readonly BrokenGame[] {
  return [
    broken(1, 'offers more tokens than there are', {
      offers: (state, by) =>
        definition
          .offers(state, by)
          .map((offer) => (offer.kind === 'take' ? { ...offer, slots: [oneSlot('count', [1, 2, 3])] } : offer)),
    }),
    broken(1, 'takes what it does not offer', {
      offers: (state, by) => definition.offers(state, by).filter((offer) => offer.kind !== 'peek'),
    }),
    broken(1, 'offers nothing that its sample draws', {
      sample: (_state, by) => ({ kind: 'take', seat: by, count: 1 }),
    }),
  ];
}

export function chance(): readonly BrokenGame[] {
  return [
    broken(2, 'counts outside the state', countsOutside()),
    broken(2, 'forgets to advance its stream', forgetsSteps(), /in 20 games nothing was drawn/),
    broken(
      2,
      'draws and says that it has no chance',
      { traits: { ...definition.traits, chance: false } },
      /traits\.chance is false/,
    ),
  ];
}

export function saving(): readonly BrokenGame[] {
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
      'takes it for granted that a save has lists',
      {
        rules: {
          ...rules,
          invariants: (state) => (state.piles.every((pile) => pile >= 0) ? (rules.invariants?.(state) ?? []) : []),
        },
      },
      /as its state\.piles makes the invariants throw: .*every is not a function/,
    ),
  ];
}

/** Reads its stream and does not say so. */
function forgetsSteps(): Partial<GameDefinition<NumberGame>> {
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

function countsOutside(): Partial<GameDefinition<NumberGame>> {
  let calls = 0;
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff.kind === 'deal' ? { ...diff, secrets: [1 + (calls++ % 3), 1] } : diff, emit),
    ),
  };
}

function keepsElsewhere(): Partial<GameDefinition<NumberGame>> {
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
