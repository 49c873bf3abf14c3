/**
 * How the greedy player of Duel judges a position: health, cards, what is on the table by what is printed on it, what the
 * combat that is on will come to, and how open it is to be hit back. It looks one input ahead (`greedyInput`); that others
 * do not answer is taken for granted, and passing with nothing to wait for is as good as the position itself.
 */
import { seat as seatNumber } from '@turnwise/game';
import type { Judgement, Seat } from '@turnwise/game';
import type { RulesetState, RulesetTypes } from '@turnwise/ruleset';
import { forecast } from './forecast.ts';
import { creaturesOf, hand, health, isTapped, maxMana, otherSeat, power, reader, tableOf } from './table.ts';
import { GAME, HAND_CARD, MAX_MANA, worthOf, worthOfHealth } from './worth.ts';

export const judgement: Judgement<RulesetTypes> = {
  evaluate,
  follows({ stack, turn, ended }) {
    const isResolving = stack.effects.length > 0 && stack.choices.length === 0 && ended === null;
    return isResolving && turn.priority >= 0 ? { kind: 'pass', seat: seatNumber(turn.priority) } : undefined;
  },
  waits: (state, input) => input.kind === 'pass' && state.stack.effects.length === 0,
};

export function evaluate(state: RulesetState, seat: Seat): number {
  const other = otherSeat(seat);
  if (state.ended !== null)
    return GAME * (Number(state.ended.winners.includes(seat)) - Number(state.ended.winners.includes(other)));
  return reader.during(state, () => {
    const combat = forecast(state);
    return (
      sideOf(state, seat) -
      sideOf(state, other) +
      (state.turn.active === seat ? combat - exposure(state, seat) : -combat)
    );
  });
}

function sideOf(state: RulesetState, seat: Seat): number {
  let sum = worthOfHealth(health(state, seat));
  sum += HAND_CARD * hand(state, seat).length + MAX_MANA * maxMana(state, seat);
  for (const card of tableOf(state, seat)) sum += worthOf(state, card);
  return sum;
}

/** What may come back in the other one's turn: the power that finds no blocker, the weakest of it. */
function exposure(state: RulesetState, seat: Seat): number {
  const strengths = creaturesOf(state, otherSeat(seat)).map((card) => power(state, card));
  const blockers = creaturesOf(state, seat).filter((card) => !isTapped(state, card)).length;
  const open = strengths
    .toSorted((a, b) => b - a)
    .slice(blockers)
    .reduce((sum, one) => sum + one, 0);
  return open >= health(state, seat) ? DANGER : 2 * open;
}

const DANGER = 200;
