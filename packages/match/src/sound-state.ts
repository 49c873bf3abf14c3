/**
 * What a match asks about a state that an input of a seat has led to: whose turn it is, what the system does next, what
 * everybody sees. A game that throws there has failed on that input.
 */
import { SPECTATOR } from '@turnwise/game';
import type { AnyGame, AnyState, Seat, Viewer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { EngineError } from '@turnwise/kernel';
import { dueIn } from './due.ts';
import { guarded } from './fault.ts';
import type { AnyFrame } from './submission.ts';

export function faultAround(
  game: AnyGame,
  seats: readonly Seat[],
  state: AnyState,
  frames: readonly AnyFrame[],
): EngineError | undefined {
  const events = frames.flatMap(eventsOf);
  const asked: readonly (readonly [string, () => unknown])[] = [
    ['toAct', () => game.toAct(state)],
    ['choices', () => game.choices(state)],
    ['next', () => dueIn(game, state)],
    ['stopped', () => game.stopped(state)],
    ['view', () => [SPECTATOR, ...seats].map((viewer) => shown(game, state, viewer))],
    ['viewEvent', () => [SPECTATOR, ...seats].map((viewer) => events.map((event) => game.viewEvent(event, viewer)))],
    ['offers', () => seats.map((seat) => game.offers(state, seat))],
  ];
  for (const [by, ask] of asked) {
    const answered = guarded(by, ask);
    if (!answered.ok) return answered.error;
  }
  return undefined;
}

function shown(game: AnyGame, state: AnyState, viewer: Viewer): void {
  game.view(state, viewer);
  for (const choice of game.choices(state)) game.viewChoice(choice, viewer);
}
