/** What does one operation on a state of duel cost, over states from all parts of many games? */
import { duel } from '@turnwise/duel';
import { someStates } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { seededPlays } from '../ruleset-games.ts';
import { measureOperation } from '../state-operations.ts';

export const measure: Question = (name) =>
  measureOperation(name, duel, someStates(duel, seededPlays(duel, 20), 10), ({ turn }) => turn.active);
