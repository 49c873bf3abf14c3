/** What rules and cards do, in words of the game. Everything goes through here, so that what follows a change follows it at once. */
import type { Seat } from '@turnwise/game';
import { maybe } from '@turnwise/kernel';
import { AGE, COLOUR, LAST_AGE } from '../cards/catalogue.ts';
import type { OwnHandling } from '../cards/language.ts';
import { TOLD_ALL, UNTOLD } from '../types.ts';
import type { InnovationState, Move, MoveKind, Player, Side, Disclosure, Zone } from '../types.ts';
import { claimSpecials } from './achievements.ts';
import { endByScore } from './end.ts';
import { noteChange } from './sharing.ts';
import type { InnovationRun, Why } from './why.ts';

/** Draws a card of a value: of the next higher one while decks are empty; above the last age the game ends, and it is 0. */
export function draw(run: InnovationRun, why: Why, seat: Seat, value: number): number {
  const { decks } = run.state;
  let age = value < 1 ? 1 : value;
  while (age <= LAST_AGE && (decks[age] as readonly number[]).length === 0) age++;
  if (age > LAST_AGE) {
    endByScore(run, why);
    return 0;
  }
  const deck = decks[age] as readonly number[];
  const card = deck[deck.length - 1] as number;
  move(run, why, {
    kind: 'move',
    how: 'drew',
    seat,
    card,
    from: 'deck',
    fromSeat: seat,
    to: 'hand',
    toSeat: seat,
    told: UNTOLD,
    source: why.source,
    cause: why.id,
  });
  return card;
}

/** Does with a card on the table what the word says. */
export function handle(
  run: InnovationRun,
  why: Why,
  handling: OwnHandling,
  seat: Seat,
  card: number,
  told: Disclosure = UNTOLD,
): void {
  if (handling === 'reveal') return reveal(run, why, seat, card);
  const place = locate(run.state, card, seat);
  if (place < 0) return;
  const fromSeat = (place >> 2) as Seat;
  const { how, to } = HANDLED[handling];
  move(run, why, {
    kind: 'move',
    how,
    seat,
    card,
    from: ZONES[place & 3] as Zone,
    fromSeat,
    to,
    toSeat: handling === 'return' ? fromSeat : seat,
    told,
    source: why.source,
    cause: why.id,
  });
}

type Handled = { readonly how: MoveKind; readonly to: Zone };

const HANDLED: Readonly<Record<Exclude<OwnHandling, 'reveal'>, Handled>> = {
  meld: { how: 'melded', to: 'board' },
  tuck: { how: 'tucked', to: 'board' },
  score: { how: 'scored', to: 'score' },
  return: { how: 'returned', to: 'deck' },
};

/** Gives a card on the table to a player's zone, as a program says. */
export function transfer(
  run: InnovationRun,
  frame: Why & { readonly seat: Seat },
  card: number,
  to: Zone,
  toSeat: Seat,
  told: Disclosure,
): void {
  const { seat, source, id } = frame;
  const place = locate(run.state, card, seat);
  if (place < 0) return;
  const from = ZONES[place & 3] as Zone;
  const fromSeat = (place >> 2) as Seat;
  move(run, frame, {
    kind: 'move',
    how: 'transferred',
    seat,
    card,
    from,
    fromSeat,
    to,
    toSeat,
    told,
    source,
    cause: id,
  });
}

function move(run: InnovationRun, why: Why, diff: Move): void {
  run.take(diff);
  changed(run, why);
}

function reveal(run: InnovationRun, why: Why, seat: Seat, card: number): void {
  run.take(maybe({ kind: 'reveal', seat, card, source: why.source, cause: why.id }));
  // A change for the share bonus, but nothing moved: no condition of an achievement is looked at.
  noteChange(run);
}

export function exchange(run: InnovationRun, why: Why, seat: Seat, one: Side, other: Side): void {
  if (one.cards.length === 0 && other.cards.length === 0) return;
  run.take({ kind: 'exchange', seat, one, other, source: why.source, cause: why.id });
  changed(run, why);
}

/** The pile must be one that can be splayed so. */
export function splay(run: InnovationRun, why: Why, seat: Seat, colour: number, direction: number): void {
  run.take({ kind: 'splay', seat, colour, splay: direction, source: why.source, cause: why.id });
  changed(run, why);
}

export function rearrange(run: InnovationRun, why: Why, seat: Seat, colour: number, cards: readonly number[]): void {
  run.take({ kind: 'rearrange', seat, colour, cards, source: why.source, cause: why.id });
  changed(run, why);
}

/** After every change: a sharer has earned the bonus, and special achievements are claimed at once. */
function changed(run: InnovationRun, why: Why): void {
  noteChange(run);
  claimSpecials(run, why);
}

/** Of cards that go together from hidden zones into one: where several of one value go, and none of it stays, nobody is in doubt. */
export function toldOf({ players }: InnovationState, cards: readonly number[]): readonly Disclosure[] {
  return cards.map((card) => {
    const isAlike = (other: number): boolean => AGE[other] === AGE[card];
    const zone = players.flatMap(({ hand, score }) => [hand, score]).find((list) => list.includes(card));
    const alike = zone?.filter(isAlike) ?? [];
    return alike.length > 1 && alike.every((other) => cards.includes(other)) ? TOLD_ALL : UNTOLD;
  });
}

const ZONES: readonly Zone[] = ['hand', 'score', 'board'];

/** Where a card lies at the players': the seat, and its zone in the lowest two bits; -1 if it lies elsewhere. */
function locate(state: InnovationState, card: number, first: Seat): number {
  const { players } = state;
  const colour = COLOUR[card] as number;
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length;
    const player = players[seat] as Player;
    if (player.hand.includes(card)) return seat << 2;
    if (player.score.includes(card)) return (seat << 2) | 1;
    if ((player.piles[colour] as readonly number[]).includes(card)) return (seat << 2) | 2;
  }
  return -1;
}
