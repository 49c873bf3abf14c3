/** What brought an event about: an effect by its number, or the action itself. Numbers begin again with each action. */
import { NO_TRAIL } from '@turnwise/game';
import type { EventTrail } from '@turnwise/game';
import type { InnovationEvent } from './types.ts';

const ACTION = 'action';
const BONUS = 'shareBonus';

export function eventTrail(event: InnovationEvent): EventTrail {
  switch (event.kind) {
    case 'action':
      return { as: [ACTION] };
    case 'dogma':
      return { as: [ACTION, event.id] };
    case 'demandStart':
    case 'effectStart':
      return { as: [event.id], by: event.cause };
    case 'shareBonus':
      return { as: [BONUS], by: event.cause };
    case 'asked':
      return { by: event.cause };
    case 'startTurn':
    case 'answered':
      return NO_TRAIL;
    case 'drew':
    case 'melded':
    case 'tucked':
    case 'scored':
    case 'returned':
    case 'transferred':
    case 'removed':
    case 'exchanged':
    case 'revealed':
    case 'splayed':
    case 'rearranged':
    case 'declined':
    case 'lacked':
    case 'achieved':
    case 'gameEnd':
      return { by: event.source === BONUS ? BONUS : event.cause === 0 ? ACTION : event.cause };
  }
}
