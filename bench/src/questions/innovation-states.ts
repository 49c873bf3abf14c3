/** What does one operation on a state of Innovation cost, over states from all parts of many games? */
import { innovation } from '@turnwise/innovation';
import type { Question } from '../figure.ts';
import { someStates } from '../innovation-games.ts';
import { measureOperation } from '../state-operations.ts';

export const measure: Question = (name) => measureOperation(name, innovation, someStates(), ({ active }) => active);
