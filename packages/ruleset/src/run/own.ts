/** Parts of a draft that may be written to: cards, players, places. */
import type { Draft, Owned } from '@turnwise/kernel';
import type { CardState, PlayerState, RulesetTypes } from '../types.ts';

export type RulesetDraft = Draft<RulesetTypes>;

export function ownCard(draft: RulesetDraft, card: number): Owned<CardState> {
  const cards = (draft.state.cards = draft.own(draft.state.cards));
  const own = draft.own(cards[card] as CardState, copyCard);
  cards[card] = own;
  return own;
}

/** As a literal, so that all cards have one hidden class. */
function copyCard(card: CardState): Owned<CardState> {
  return {
    id: card.id,
    definition: card.definition,
    owner: card.owner,
    controller: card.controller,
    place: card.place,
    flags: card.flags,
    counters: card.counters,
    seen: card.seen,
    token: card.token,
    common: card.common,
  };
}

export function ownPlayer(draft: RulesetDraft, seat: number): Owned<PlayerState> {
  const players = (draft.state.players = draft.own(draft.state.players));
  const own = draft.own(players[seat] as PlayerState);
  players[seat] = own;
  return own;
}

export function ownPlace(draft: RulesetDraft, place: number): number[] {
  const places = (draft.state.places = draft.own(draft.state.places));
  const own = draft.own(places[place] as readonly number[]);
  places[place] = own;
  return own;
}
