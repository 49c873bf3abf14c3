/** The stack as somebody sees it: what remains to be done is public, but for the cards that it names. */
import type { Seat, Viewer } from '@turnwise/game';
import type { StackState } from '@turnwise/stack';
import { AGE } from '../cards/catalogue.ts';
import { PROGRAMS } from '../compile/programs.ts';
import type { InnovationEffect, InnovationState } from '../types.ts';
import { labelOf } from './label.ts';
import type { HiddenPlace } from './label.ts';
import { knows } from './sight.ts';
import { viewChoice } from './view-choice.ts';

export function viewStack(state: InnovationState, viewer: Viewer): StackState<InnovationEffect> {
  const { effects, choices, given, effectsMade, choicesMade } = state.stack;
  const name = namer(state, viewer);
  const own = new Set(choices.filter(({ seat }) => seat === viewer).map(({ id }) => id));
  return {
    effects: effects.map((effect) => viewEffect(effect, name)),
    choices: choices.map((choice) => viewChoice(choice, viewer)),
    given: given.map(({ choice, value }) => ({ choice, value: own.has(choice) ? value : null })),
    effectsMade,
    choicesMade,
  };
}

type Name = (card: number) => number;

function viewEffect(effect: InnovationEffect, name: Name): InnovationEffect {
  switch (effect.kind) {
    case 'opening': {
      const { kind, id, cause } = effect;
      return { kind, id, cause };
    }
    case 'dogma': {
      const { kind, id, cause, card, seat, sharers, targets, effect: number, place } = effect;
      const { sharing, changed, demanded, returned, broken } = effect;
      return {
        kind,
        id,
        cause,
        card,
        seat,
        sharers,
        targets,
        effect: number,
        place,
        sharing,
        changed,
        demanded,
        returned,
        broken,
      };
    }
    case 'execution': {
      const { kind, id, cause, card, seat, effect: number } = effect;
      return { kind, id, cause, card, seat, effect: number };
    }
    case 'program': {
      const { kind, id, cause, at, rounds, source, card, program, seat, activator, demand, nested } = effect;
      const registers = mapCards(program, effect.registers, name);
      return { kind, id, cause, at, rounds, registers, source, card, program, seat, activator, demand, nested };
    }
  }
}

/** The registers of a program, with every card in them replaced. */
export function mapCards(
  program: number,
  registers: readonly (readonly number[])[],
  replace: (card: number) => number,
): (readonly number[])[] {
  const holdsCards = PROGRAMS[program]?.holdsCards ?? [];
  return registers.map((values, register) => (holdsCards[register] === true ? values.map(replace) : values));
}

/** Known cards by id, others by label. It is made for one view: labels count mentions. */
function namer(state: InnovationState, viewer: Viewer): Name {
  const isKnown = knows(state, viewer);
  const labels = new Map<number, number>();
  const mentioned = new Map<string, number>();
  return (card) => {
    if (card <= 0 || isKnown(card)) return card;
    const before = labels.get(card);
    if (before !== undefined) return before;
    const label = labelOf(hiddenPlace(state, card, mentioned));
    labels.set(card, label);
    return label;
  };
}

function hiddenPlace({ players, decks }: InnovationState, card: number, mentioned: Map<string, number>): HiddenPlace {
  const age = AGE[card] as number;
  const next = (zone: 'hand' | 'score', seat: number): HiddenPlace => {
    const group = `${zone} ${seat} ${age}`;
    const number = mentioned.get(group) ?? 0;
    mentioned.set(group, number + 1);
    return { zone, seat: seat as Seat, age, number };
  };
  for (const [seat, { hand, score }] of players.entries()) {
    if (hand.includes(card)) return next('hand', seat);
    if (score.includes(card)) return next('score', seat);
  }
  // A card that lies nowhere, or under an achievement, was never in an effect.
  return { zone: 'deck', seat: 0 as Seat, age, number: (decks[age] as readonly number[]).indexOf(card) };
}
