/**
 * What a sensible player of whist does in no time: last to play, it wins as cheaply as it can; third, as high as it can; under a partner who
 * wins, or where it cannot win, it plays low. It leads a card that nobody can beat in its suit, by what is gone, or any.
 */
import { allSeats } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import type { RulesetInput, RulesetState } from '@turnwise/ruleset';
import { createReader } from '@turnwise/ruleset/shipped';
import { compiled } from './compiled.ts';

const reader = createReader(compiled);
const handOf = reader.cards('hand');
const trickOf = reader.cards('trick');
const trumpsOf = reader.cards('trumps');
const wonOf = reader.cards('won');

interface Face {
  readonly suit: number;
  readonly rank: number;
}

const FACES: readonly Face[] = compiled.definitions.map(({ node: { attributes = {} } }) => ({
  suit: attributes['suit'] ?? 0,
  rank: attributes['rank'] ?? 0,
}));

/** One card of so many is any that may be played: nobody is always sensible. */
const ANY = 8;
const ACE = 14;
const SUITS = 4;
const SEATS = allSeats(4);
/** A trump is above every card of another suit. */
const TRUMP = 100;

export function policy(state: RulesetState, seat: Seat, chooser: Chooser): RulesetInput | undefined {
  const hand = handOf(state, seat);
  const trick = trickOf(state, seat);
  if (hand.length === 0 || trick.length === 4) return undefined;
  const trump = face(state, trumpsOf(state, seat)[0]).suit;
  const led = trick.length === 0 ? 0 : face(state, trick[0]).suit;
  const following = hand.filter((card) => face(state, card).suit === led);
  const legal = following.length > 0 ? following : hand;
  const card =
    legal.length === 1 || chooser.below(ANY) === 0
      ? legal[chooser.below(legal.length)]
      : trick.length === 0
        ? lead(state, hand, chooser)
        : follow(state, legal, trick, trump, seat);
  if (card === undefined) return undefined;
  const { id } = state.cards[card] as { readonly id: string };
  return { kind: 'action', seat, action: 'play', targets: { card: id }, params: {} };
}

function lead(state: RulesetState, hand: readonly number[], chooser: Chooser): number | undefined {
  const known = ranksOf(state, hand);
  return hand.find((card) => isTop(known, face(state, card))) ?? hand[chooser.below(hand.length)];
}

/** By suit: the ranks that no other hand can have, a bit for each. */
function ranksOf(state: RulesetState, hand: readonly number[]): readonly number[] {
  const ranks = Array.from({ length: SUITS + 1 }, () => 0);
  const add = (card: number): void => {
    const { suit, rank } = face(state, card);
    ranks[suit] = (ranks[suit] as number) | (1 << rank);
  };
  hand.forEach(add);
  for (const player of SEATS) wonOf(state, player).forEach(add);
  return ranks;
}

function isTop(known: readonly number[], { suit, rank }: Face): boolean {
  for (let above = rank + 1; above <= ACE; above++) if (((known[suit] as number) & (1 << above)) === 0) return false;
  return true;
}

function follow(
  state: RulesetState,
  legal: readonly number[],
  trick: readonly number[],
  trump: number,
  seat: Seat,
): number | undefined {
  const { suit: led } = face(state, trick[0]);
  const height = (card: number): number => {
    const { suit, rank } = face(state, card);
    return suit === trump ? TRUMP + rank : suit === led ? rank : 0;
  };
  const best = trick.reduce((a, b) => (height(b) > height(a) ? b : a));
  const winners = legal.filter((card) => height(card) > height(best));
  const partnerWins = (state.cards[best]?.controller ?? 0) % 2 === seat % 2;
  if (winners.length === 0 || (partnerWins && (trick.length === 3 || face(state, best).rank >= ACE - 2)))
    return lowest(state, legal, trump);
  // Third hand plays high, unless it ruffs.
  const isHigh = trick.length === 2 && winners.every((card) => height(card) < TRUMP);
  return winners.reduce((a, b) => (height(b) > height(a) === isHigh ? b : a));
}

/** Trumps last. */
function lowest(state: RulesetState, legal: readonly number[], trump: number): number {
  const cost = (card: number): number => face(state, card).rank + (face(state, card).suit === trump ? TRUMP : 0);
  return legal.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

function face(state: RulesetState, card: number | undefined): Face {
  return FACES[state.cards[card ?? 0]?.definition ?? 0] as Face;
}

/** Between two deals: nobody knows the cards of the next. */
export function rests(state: RulesetState): boolean {
  const seat = state.turn.active;
  return trickOf(state, seat).length === 0 && handOf(state, seat).length === 13;
}
