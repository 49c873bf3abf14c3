/** The form of the tables of sentences: a function for each kind of event, so that a kind without one does not compile. */
import type { Message } from '@turnwise/game';
import type { EncounterEvent } from '../../event.ts';
import type { EncounterView } from '../../types.ts';

export type Sentences<K extends EncounterEvent['kind'] = EncounterEvent['kind']> = {
  readonly [Kind in K]: (event: EventOf<Kind>, view?: EncounterView) => Message;
};

export type EventOf<K extends EncounterEvent['kind']> = EncounterEvent & { readonly kind: K };
