/** Events as they are, without what ties them together: hosts tell causes by ids of their own. */
import { plainEvent } from '@turnwise/game';
import type { Notation } from '@turnwise/game';
import type { EncounterTypes } from '../types.ts';

const plain = plainEvent<EncounterTypes>();

export const eventNotation: Notation<EncounterTypes>['event'] = {
  format({ no: _no, after: _after, ...event }, table) {
    return plain.format(event, table);
  },
  /** Without what the sentence tells better, and what follows from the kind. */
  expected({ no: _no, after: _after, reveals: _reveals, ...event }, table) {
    if (event.kind !== 'needAction') return plain.format(event, table);
    const { available: _available, ...fields } = event;
    return plain.format(fields as typeof event, table);
  },
};
