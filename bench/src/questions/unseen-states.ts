/** What does one operation on a state of Unseen cost, over states from plays on all levels? */
import { seat } from '@turnwise/game';
import { unseen } from '@turnwise/unseen';
import type { Question } from '../figure.ts';
import { measureOperation } from '../state-operations.ts';
import { someStates } from '../unseen-games.ts';

export const measure: Question = (name) => measureOperation(name, unseen, someStates(), () => seat(0));
