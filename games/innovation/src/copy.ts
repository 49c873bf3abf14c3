/** Copies of a state: the record alone, and the whole without garbage, for search. */
import { copyEach, copyList } from '@turnwise/kernel';
import type { Mutable } from '@turnwise/kernel';
import type { InnovationState, Player } from './types.ts';

export function fork(state: InnovationState): InnovationState {
  return {
    edition: state.edition,
    turn: state.turn,
    active: state.active,
    actionsLeft: state.actionsLeft,
    players: state.players,
    decks: state.decks,
    achievements: state.achievements,
    faceDown: state.faceDown,
    removed: state.removed,
    known: state.known,
    ended: state.ended,
    stack: state.stack,
    random: state.random,
  };
}

/** What is never changed in place (the end, the stack, the streams, the face-down cards) is shared. */
export function copyInto(to: InnovationState, from: InnovationState): void {
  const target = to as Mutable<InnovationState>;
  target.edition = from.edition;
  target.turn = from.turn;
  target.active = from.active;
  target.actionsLeft = from.actionsLeft;
  copyEach(to.players as Player[], from.players, copyPlayer, copyOf);
  for (let age = 0; age < from.decks.length; age++)
    copyList(to.decks[age] as number[], from.decks[age] as readonly number[]);
  copyList(to.achievements as number[], from.achievements);
  copyList(to.removed as number[], from.removed);
  copyList(to.known as number[], from.known);
  target.faceDown = from.faceDown;
  target.ended = from.ended;
  target.stack = from.stack;
  target.random = from.random;
}

function copyPlayer(to: Player, from: Player): void {
  const target = to as Mutable<Player>;
  copyList(to.hand as number[], from.hand);
  copyList(to.score as number[], from.score);
  for (let colour = 0; colour < from.piles.length; colour++)
    copyList(to.piles[colour] as number[], from.piles[colour] as readonly number[]);
  copyList(to.splays as number[], from.splays);
  copyList(to.icons as number[], from.icons);
  target.points = from.points;
  target.tucked = from.tucked;
  target.scored = from.scored;
}

function copyOf(player: Player): Player {
  return {
    hand: player.hand.slice(),
    score: player.score.slice(),
    piles: player.piles.map((pile) => pile.slice()),
    splays: player.splays.slice(),
    icons: player.icons.slice(),
    points: player.points,
    tucked: player.tucked,
    scored: player.scored,
  };
}
