/** Copies of a state: the record alone, and the whole without garbage, for search. */
import { copyEach, copyList } from '@turnwise/kernel';
import type { Mutable } from '@turnwise/kernel';
import type { CardState, PlayerState, RulesetState } from '../types.ts';

export function fork(state: RulesetState): RulesetState {
  return {
    ruleset: state.ruleset,
    turn: state.turn,
    players: state.players,
    cards: state.cards,
    places: state.places,
    flags: state.flags,
    changes: state.changes,
    events: state.events,
    ended: state.ended,
    halted: state.halted,
    book: state.book,
    stack: state.stack,
    random: state.random,
  };
}

/** Players, cards, places and the record of streams are written to in place; everything else is only ever replaced, and is shared. */
export function copyInto(to: RulesetState, from: RulesetState): void {
  const target = to as Mutable<RulesetState>;
  target.ruleset = from.ruleset;
  target.turn = from.turn;
  copyEach(to.players as PlayerState[], from.players, copyPlayer, newPlayer);
  copyCards(to.cards as CardState[], from.cards);
  copyEach(to.places as number[][], from.places, copyList, newPlace);
  target.flags = from.flags;
  target.changes = from.changes;
  target.events = from.events;
  target.ended = from.ended;
  target.halted = from.halted;
  target.book = from.book;
  target.stack = from.stack;
  const random = to.random as Record<string, RulesetState['random'][string]>;
  for (const name in from.random) random[name] = from.random[name] as RulesetState['random'][string];
}

/** A new state; what it shares is what `copyInto` shares. */
export function cloneState(from: RulesetState): RulesetState {
  const to = fork(from) as Mutable<RulesetState>;
  to.players = from.players.map(newPlayer);
  to.cards = from.cards.map(newCard);
  to.places = from.places.map(newPlace);
  to.random = { ...from.random };
  return to;
}

function newPlace(place: readonly number[]): number[] {
  return place.slice();
}

function copyPlayer(to: PlayerState, from: PlayerState): void {
  const target = to as Mutable<PlayerState>;
  copyList(to.resources as number[], from.resources);
  target.flags = from.flags;
  target.out = from.out;
}

function newPlayer({ resources, flags, out }: PlayerState): PlayerState {
  return { resources: resources.slice(), flags, out };
}

/** A loop of its own, as cards are most of a state, and `copyEach` is shared by all games. */
function copyCards(to: CardState[], from: readonly CardState[]): void {
  const { length } = from;
  for (let i = 0; i < length; i++) {
    const old = to[i];
    if (old === undefined) to[i] = newCard(from[i] as CardState);
    else copyCard(old, from[i] as CardState);
  }
  if (to.length > length) to.length = length;
}

function copyCard(to: CardState, from: CardState): void {
  const target = to as Mutable<CardState>;
  target.id = from.id;
  target.definition = from.definition;
  target.owner = from.owner;
  target.controller = from.controller;
  target.place = from.place;
  target.flags = from.flags;
  copyList(to.counters as number[], from.counters);
  target.seen = from.seen;
  target.token = from.token;
  target.common = from.common;
}

function newCard(card: CardState): CardState {
  const { id, definition, owner, controller, place, flags, counters, seen, token, common } = card;
  return { id, definition, owner, controller, place, flags, counters: counters.slice(), seen, token, common };
}
