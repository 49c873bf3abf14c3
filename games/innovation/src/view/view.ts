/**
 * What a viewer may see of a state, field by field.
 *
 * - A card is shown by its id to whoever has a bit for it in `known`; to others as minus its age.
 * - Hands and score piles of others are sets: sorted, so that nothing tells when a card came. One's own keep their order,
 *   which their owner has watched.
 * - Decks keep their order, as places in them are public. What lies under the achievements is seen by nobody.
 * - `known` has the bit of the viewer, and that of the spectators: what they know is public. What another seat knows can be a
 *   secret, and is left out.
 * - An unknown card in a register of an effect has a label (`label.ts`); others' choices and answers are closed (`view-choice.ts`).
 */
import type { Viewer } from '@turnwise/game';
import { bitOf, SPECTATORS } from '../apply/knowledge.ts';
import { CARD_COUNT } from '../cards/catalogue.ts';
import type { InnovationState, InnovationView, Player } from '../types.ts';
import { asSet, knows, seenCard } from './sight.ts';
import { viewStack } from './view-stack.ts';

export function view(state: InnovationState, viewer: Viewer): InnovationView {
  const isKnown = knows(state, viewer);
  const see = (cards: readonly number[]): number[] => cards.map((card) => seenCard(card, isKnown(card)));
  const told = bitOf(viewer) | SPECTATORS;
  return {
    edition: state.edition,
    turn: state.turn,
    active: state.active,
    actionsLeft: state.actionsLeft,
    players: state.players.map((player, seat) =>
      viewPlayer(player, seat === viewer ? see : (cards) => asSet(see(cards))),
    ),
    decks: state.decks.map(see),
    achievements: state.achievements,
    removed: state.removed,
    absent: absentCards(state),
    known: state.known.map((knowers) => knowers & told),
    ended: state.ended,
    stack: viewStack(state, viewer),
  };
}

function viewPlayer(player: Player, see: (cards: readonly number[]) => readonly number[]): Player {
  const { hand, score, piles, splays, icons, points, tucked, scored } = player;
  return { hand: see(hand), score: see(score), piles, splays, icons, points, tucked, scored };
}

/** The cards that lie nowhere. */
function absentCards({ players, decks, faceDown, removed }: InnovationState): readonly number[] {
  const isPlaced: boolean[] = [];
  const place = (cards: readonly number[]): void => {
    for (const card of cards) isPlaced[card] = true;
  };
  for (const { hand, score, piles } of players) [hand, score, ...piles].forEach(place);
  [...decks, faceDown, removed].forEach(place);
  const absent: number[] = [];
  for (let card = 1; card <= CARD_COUNT; card++) if (isPlaced[card] !== true) absent.push(card);
  return absent;
}
