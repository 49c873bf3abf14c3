/** Conditions and modifiers, for which the words are the same: they begin, absorb a hit, end. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { conditionPhrase, who, roundsPhrase, thing } from '../phrases.ts';
import { remainingPhrase } from './remaining-phrase.ts';
import type { EventOf, Sentences } from './sentences.ts';

type Kinds = 'conditionApplied' | 'modifierApplied' | 'conditionEnded' | 'modifierEnded' | 'hitAbsorbed';

export const conditionSentences: Sentences<Kinds> = {
  conditionApplied: ({ targetId, conditionId, duration }) => begun(targetId, conditionId, duration),

  modifierApplied: ({ targetId, modifierId, duration }) => begun(targetId, modifierId, duration),

  conditionEnded: ended,

  modifierEnded: ended,

  hitAbsorbed: ({ targetId, conditionId, remaining }) =>
    message('event.hitAbsorbed', {
      target: who(targetId),
      condition: thing(conditionId),
      left: remainingPhrase(remaining),
    }),
};

function begun(target: string, condition: string, rounds: number | null): Message {
  return message('event.conditionApplied', {
    target: who(target),
    condition: conditionPhrase(condition),
    rounds: roundsPhrase(rounds),
  });
}

function ended({ targetId, conditionId, reason }: EventOf<'conditionEnded' | 'modifierEnded'>): Message {
  return message(`event.conditionEnded.${reason}`, {
    target: who(targetId),
    condition: conditionPhrase(conditionId),
  });
}
