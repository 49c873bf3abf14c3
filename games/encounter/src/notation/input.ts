/** Inputs are written with their fields as they are; an empty list of targets may be left out. */
import { plainInput } from '@turnwise/game';
import type { Notation } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import type { EncounterTypes } from '../types.ts';
import { withTargets } from './read-intent.ts';

export function inputNotation(issuesOf: (input: unknown) => readonly Issue[]): Notation<EncounterTypes>['input'] {
  const plain = plainInput<EncounterTypes>(issuesOf);
  return {
    ...plain,
    parse: (document, seat, table) =>
      plain.parse(isRecord(document) ? withTargets(document['kind'], document) : document, seat, table),
  };
}
