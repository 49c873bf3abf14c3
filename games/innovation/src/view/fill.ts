/**
 * A state out of a view: the unknown cards of each age are dealt into the places where such a card lies. Known cards stay,
 * labels become the cards dealt to their places.
 */
import { shuffled } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import type { Random } from '@turnwise/kernel';
import { bitOf, everybody, SPECTATORS } from '../apply/knowledge.ts';
import { cardsOfAge, LAST_AGE } from '../cards/catalogue.ts';
import { NORMAL_ACHIEVEMENTS } from '../table/selectors.ts';
import type { InnovationEffect, InnovationState, InnovationView, Player, SeenCard } from '../types.ts';
import { isLabel, placeOfLabel } from './label.ts';
import { mapCards } from './view-stack.ts';

/** By age, the cards whose places are not known. */
export type Pools = readonly (readonly number[])[];

export function poolsOf({ players, decks, removed, absent }: InnovationView): Pools {
  const isSeen: boolean[] = [];
  const see = (cards: readonly SeenCard[]): void => {
    for (const card of cards) if (card > 0) isSeen[card] = true;
  };
  for (const { hand, score, piles } of players) [hand, score, ...piles].forEach(see);
  [...decks, removed, absent].forEach(see);
  return Array.from({ length: LAST_AGE + 1 }, (_, age) => cardsOfAge(age).filter((card) => isSeen[card] !== true));
}

/** Every deal is as likely as any other. Choices and secret answers are still as in the view. */
export function fill(view: InnovationView, pools: Pools, chooser: Chooser, random: Random): InnovationState {
  const left = pools.map((pool) => shuffled(chooser, pool));
  const deal = (cards: readonly SeenCard[]): number[] =>
    cards.map((card) => (card > 0 ? card : (left[-card]?.pop() as number)));
  const players = view.players.map((player) => ({ ...player, hand: deal(player.hand), score: deal(player.score) }));
  const decks = view.decks.map(deal);
  // What is left over of an age lies under its achievement.
  const faceDown = Array.from({ length: NORMAL_ACHIEVEMENTS }, (_, index) => left[index + 1]?.[0] ?? 0);
  return {
    edition: view.edition,
    turn: view.turn,
    active: view.active,
    actionsLeft: view.actionsLeft,
    players,
    decks,
    achievements: view.achievements,
    faceDown,
    removed: view.removed,
    known: knownBy(view, players),
    ended: view.ended,
    stack: { ...view.stack, effects: view.stack.effects.map((effect) => unlabelled(effect, view, players, decks)) },
    random,
  };
}

/** What spectators know everybody knows; owners know their own; what else other seats know is not guessed. */
function knownBy(view: InnovationView, players: readonly Player[]): readonly number[] {
  const known = view.known.map((told) => ((told & SPECTATORS) === 0 ? told : everybody(players.length)));
  for (const [seat, { hand, score }] of players.entries())
    for (const card of [...hand, ...score]) known[card] = (known[card] as number) | bitOf(seat as Seat);
  return known;
}

/** The effect with cards in place of labels: the n-th unknown card of a hand has the number n, as in the list of the view. */
function unlabelled(
  effect: InnovationEffect,
  view: InnovationView,
  players: readonly Player[],
  decks: readonly (readonly number[])[],
): InnovationEffect {
  if (effect.kind !== 'program') return effect;
  const cardAt = (value: number): number => {
    if (!isLabel(value)) return value;
    const { zone, seat, age, number } = placeOfLabel(value);
    if (zone === 'deck') return decks[age]?.[number] as number;
    const seen = view.players[seat]?.[zone] as readonly SeenCard[];
    return players[seat]?.[zone][seen.indexOf(-age) + number] as number;
  };
  return { ...effect, registers: mapCards(effect.program, effect.registers, cardAt) };
}
