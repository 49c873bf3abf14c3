/** The figures of a roll, for who wants to know everything. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { EncounterEvent } from '../event.ts';

/** Undefined for an event that is no roll. */
export function rolledFigures(event: EncounterEvent): Message | undefined {
  if (event.kind === 'attackRolled') {
    const { roll, total, targetAc } = event;
    return message('log.attack', { roll, total, targetAc });
  }
  if (event.kind === 'savingThrowRolled') {
    const { roll, total, needed } = event;
    return message('log.save', { roll, total, needed });
  }
  if (event.kind === 'moraleCheckRolled') {
    const { roll, threshold } = event;
    return message('log.morale', { roll, threshold });
  }
  if (event.kind === 'surpriseRolled') {
    const { partyRoll, oppositionRoll } = event;
    return message('log.surprise', { partyRoll, oppositionRoll });
  }
  if (event.kind === 'undeadTurned' && event.roll !== null) {
    const { roll, needed } = event;
    return message('log.turning', { roll, needed });
  }
  return undefined;
}
