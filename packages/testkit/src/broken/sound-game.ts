/** The number game without a fault. */
import { asAnyGame, defineGame } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { definition } from './number-game.ts';

export const soundGame: AnyGame = asAnyGame(defineGame(definition));
