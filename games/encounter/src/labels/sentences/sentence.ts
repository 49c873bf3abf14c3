/** A sentence for each kind of event, by families. */
import type { Message } from '@turnwise/game';
import type { EncounterEvent } from '../../event.ts';
import type { EncounterView } from '../../types.ts';
import { actionSentences } from './action-sentences.ts';
import { changeSentences } from './change-sentences.ts';
import { conditionSentences } from './condition-sentences.ts';
import { courseSentences } from './course-sentences.ts';
import { moraleSentences } from './morale-sentences.ts';
import type { Sentences } from './sentences.ts';
import { turnSentences } from './turn-sentences.ts';

const SENTENCES: Sentences = {
  ...courseSentences,
  ...turnSentences,
  ...actionSentences,
  ...changeSentences,
  ...conditionSentences,
  ...moraleSentences,
};

export function sentence(event: EncounterEvent, view?: EncounterView): Message {
  const of = SENTENCES[event.kind] as (event: EncounterEvent, view?: EncounterView) => Message;
  return of(event, view);
}
