/** Two sets of cards change places at one time. */
import { abort } from '@turnwise/kernel';
import type { Draft, Emit } from '@turnwise/kernel';
import { AGE } from '../cards/catalogue.ts';
import type { Innovation, InnovationDiff, Player, SeenSide, Side } from '../types.ts';
import { bitOf, forgetAmong } from './knowledge.ts';
import { ownPlayer } from './player.ts';

type Exchange = Extract<InnovationDiff, { kind: 'exchange' }>;

export function applyExchange(draft: Draft<Innovation>, diff: Exchange, emit: Emit<Innovation>): void {
  const { state } = draft;
  const { one, other } = diff;
  const known = draft.own(state.known);
  state.known = known;
  const observers = bitOf(one.seat) | bitOf(other.seat);
  forgetAmong(known, state, one, observers);
  forgetAmong(known, state, other, observers);
  for (const card of one.cards) known[card] = (known[card] as number) | observers;
  for (const card of other.cards) known[card] = (known[card] as number) | observers;

  const sizes = [one, other].map((side) => (state.players[side.seat] as Player)[side.zone].length);
  takeAll(draft, one);
  takeAll(draft, other);
  putAll(draft, one, other.cards);
  putAll(draft, other, one.cards);

  emit?.({
    kind: 'exchanged',
    seat: diff.seat,
    one: seen(one, known, sizes[0] as number, other.cards.length),
    other: seen(other, known, sizes[1] as number, one.cards.length),
    source: diff.source,
    cause: diff.cause,
    ...(one.seat === other.seat ? {} : { reveals: true }),
  });
}

/** All of them must be there; that one is not is a mistake of the rules. */
function takeAll(draft: Draft<Innovation>, { seat, zone, cards }: Side): void {
  const player = ownPlayer(draft, seat);
  const kept = player[zone].filter((card) => !cards.includes(card));
  if (kept.length + cards.length !== player[zone].length) throw abort('cardNotThere', { cards, zone, seat });
  player[zone] = kept;
  if (zone === 'score') player.points -= pointsOf(cards);
}

function putAll(draft: Draft<Innovation>, { seat, zone }: Side, cards: readonly number[]): void {
  const player = ownPlayer(draft, seat);
  player[zone] = [...player[zone], ...cards];
  if (zone === 'score') player.points += pointsOf(cards);
}

function seen(side: Side, known: readonly number[], size: number, comes: number): SeenSide {
  const { seat, zone, cards } = side;
  return {
    seat,
    zone,
    cards,
    ages: cards.map((card) => AGE[card] as number),
    sees: cards.map((card) => known[card] as number),
    sizes: [size, size - cards.length + comes],
  };
}

export function pointsOf(cards: readonly number[]): number {
  let points = 0;
  for (let i = 0; i < cards.length; i++) points += AGE[cards[i] as number] as number;
  return points;
}
