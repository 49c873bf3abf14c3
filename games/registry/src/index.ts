/** Every game that ships: laws, server, command line and web walk this list. A new game is one line here. */
import { backgammon } from '@turnwise/backgammon';
import { connectFour } from '@turnwise/connect-four';
import { duel } from '@turnwise/duel';
import { encounter } from '@turnwise/encounter';
import { createRegistry } from '@turnwise/game';
import type { Registry } from '@turnwise/game';
import { innovation } from '@turnwise/innovation';
import { mancala } from '@turnwise/mancala';
import { rockPaperScissors } from '@turnwise/rock-paper-scissors';
import { rulesetGame } from '@turnwise/ruleset';
import { ticTacToe } from '@turnwise/tic-tac-toe';
import { unseen } from '@turnwise/unseen';
import { whist } from '@turnwise/whist';

export const registry: Registry = createRegistry([
  ticTacToe,
  connectFour,
  backgammon,
  rockPaperScissors,
  innovation,
  unseen,
  encounter,
  duel,
  whist,
  mancala,
  rulesetGame,
]);
