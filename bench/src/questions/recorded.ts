/** How much slower is recorded play (frames, events, history; hash off) than a loop written by hand? */
import type { Question } from '../figure.ts';
import { againstHandLoop } from '../playouts.ts';
import type { GameId } from '../playouts.ts';
import { recordedPlayer } from '../recorded-player.ts';

export const measure: Question = (game) => againstHandLoop(game as GameId, recordedPlayer(false));
