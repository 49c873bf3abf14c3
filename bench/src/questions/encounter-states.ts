/** What does one operation on a state of Encounter cost, over states from fights of all that ship? */
import { encounter } from '@turnwise/encounter';
import { seat } from '@turnwise/game';
import { allPlays, someStates } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { measureOperation } from '../state-operations.ts';

export const measure: Question = (name) =>
  measureOperation(name, encounter, someStates(encounter, allPlays(encounter, 1), 10), () => seat(0));
