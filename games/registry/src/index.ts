/** Every game that ships: laws, server, command line and web walk this list. A new game is one line here. */
import { asAnyGame, createRegistry } from '@turnwise/game';
import type { Registry } from '@turnwise/game';
import { ticTacToe } from '@turnwise/tic-tac-toe';

export const registry: Registry = createRegistry([asAnyGame(ticTacToe)]);
