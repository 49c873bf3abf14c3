/** The course of an encounter: how it begins, its rounds, how it ends. */
import { message } from '@turnwise/game';
import { who } from '../phrases.ts';
import type { Sentences } from './sentences.ts';

type Kinds =
  | 'encounterStarted'
  | 'surpriseRolled'
  | 'roundStarted'
  | 'initiativeRolled'
  | 'turnQueueBuilt'
  | 'stateEntered'
  | 'victoryDetermined'
  | 'encounterFaulted';

export const courseSentences: Sentences<Kinds> = {
  encounterStarted: ({ encounterId }) =>
    message('event.encounterStarted', { encounter: encounterId.replaceAll('-', ' ') }),

  surpriseRolled({ partySurprised, oppositionSurprised }) {
    if (partySurprised && oppositionSurprised) return message('event.surpriseRolled.both');
    if (!partySurprised && !oppositionSurprised) return message('event.surpriseRolled.none');
    return message(`event.surpriseRolled.${partySurprised ? 'party' : 'opposition'}`);
  },

  roundStarted: ({ roundNo }) => message('event.roundStarted', { round: roundNo }),

  initiativeRolled: ({ order }) =>
    message('event.initiativeRolled', {
      rolls: order.map(([id, roll]) => message('phrase.roll', { combatant: who(id), roll })),
    }),

  turnQueueBuilt: ({ queue }) => message('event.turnQueueBuilt', { queue: queue.map(who) }),

  stateEntered: ({ state }) => message('event.stateEntered', { state }),

  victoryDetermined: ({ outcome }) => message(`event.victoryDetermined.${outcome}`),

  encounterFaulted: ({ state, actorId, errorType, message: text }) =>
    message(actorId === null ? 'event.encounterFaulted' : 'event.encounterFaulted.turn', {
      state,
      actor: who(actorId ?? ''),
      errorType,
      text,
    }),
};
