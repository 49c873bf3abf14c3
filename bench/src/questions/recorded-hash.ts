/** The same with the state's hash on every frame. */
import type { Question } from '../figure.ts';
import { againstHandLoop } from '../playouts.ts';
import type { GameId } from '../playouts.ts';
import { recordedPlayer } from '../recorded-player.ts';

export const measure: Question = (game) => againstHandLoop(game as GameId, recordedPlayer(true));
