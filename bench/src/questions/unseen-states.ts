/** What does one operation on a state of Unseen cost, over states from plays on all levels? */
import { seat } from '@turnwise/game';
import { unseen } from '@turnwise/unseen';
import { allPlays, someStates } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { measureOperation } from '../state-operations.ts';

export const measure: Question = (name) =>
  measureOperation(name, unseen, someStates(unseen, allPlays(unseen, 8), 1), () => seat(0));
