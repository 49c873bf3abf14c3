/** Who has to decide, and what a seat may do. Answers to choices are offered by the choices themselves. */
import { NO_SEATS, onlySeat, sampleAnswer } from '@turnwise/game';
import type { Choice, Chooser, Offer, Seat } from '@turnwise/game';
import { openChoices } from '@turnwise/stack';
import { highestTop, isAvailable, NORMAL_ACHIEVEMENTS, playerAt, topCards } from './table/selectors.ts';
import { THRESHOLDS } from './table/thresholds.ts';
import type { InnovationInput, InnovationState } from './types.ts';

export function toAct(state: Pick<InnovationState, 'ended' | 'stack' | 'active'>): readonly Seat[] {
  if (state.ended !== null) return NO_SEATS;
  if (state.stack.choices.length === 0) return onlySeat(state.active);
  const open = openChoices(state.stack);
  return open.length === 1 ? onlySeat((open[0] as Choice).seat) : open.map((choice) => choice.seat);
}

/** What the seat may do besides answering: the four actions. */
export function offers(state: InnovationState, seat: Seat): readonly Offer[] {
  if (state.ended !== null || state.stack.choices.length > 0 || state.active !== seat) return [];
  const player = playerAt(state, seat);
  return [
    { kind: 'draw', seat, slots: [] },
    ...offerOne(
      'meld',
      seat,
      'card',
      player.hand.toSorted((a, b) => a - b),
    ),
    ...offerOne('dogma', seat, 'card', topCards(player)),
    ...offerOne('achieve', seat, 'age', achievable(state, seat)),
  ];
}

function offerOne(kind: string, seat: Seat, name: string, candidates: readonly number[]): readonly Offer[] {
  return candidates.length === 0 ? [] : [{ kind, seat, slots: [{ name, candidates, min: 1, max: 1 }] }];
}

function achievable(state: InnovationState, seat: Seat): readonly number[] {
  const ages: number[] = [];
  const player = playerAt(state, seat);
  // As `canAchieve` has it; those that are out of reach need no reason here.
  const most = Math.min(NORMAL_ACHIEVEMENTS, Math.floor(player.points / THRESHOLDS.pointsPerAge), highestTop(player));
  for (let age = 1; age <= most; age++) if (isAvailable(state, age - 1)) ages.push(age);
  return ages;
}

/** One of the single actions, each as likely as the others; of answers first the number, then the content. */
export function sample(state: InnovationState, seat: Seat, chooser: Chooser): InnovationInput | undefined {
  if (state.ended !== null) return undefined;
  if (state.stack.choices.length > 0) {
    const choice = openChoices(state.stack).find((one) => one.seat === seat);
    if (choice === undefined) return undefined;
    return { kind: 'answer', seat, choice: choice.id, value: sampleAnswer(choice, chooser) };
  }
  if (state.active !== seat) return undefined;
  const player = playerAt(state, seat);
  const tops = topCards(player);
  const ages = achievable(state, seat);
  let at = chooser.below(1 + player.hand.length + tops.length + ages.length) - 1;
  if (at < 0) return { kind: 'draw', seat };
  if (at < player.hand.length) return { kind: 'meld', seat, card: player.hand[at] as number };
  at -= player.hand.length;
  if (at < tops.length) return { kind: 'dogma', seat, card: tops[at] as number };
  return { kind: 'achieve', seat, age: ages[at - tops.length] as number };
}
