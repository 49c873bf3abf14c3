/** An event as a line of text, for who runs an encounter without a host. */
import { formatMessage } from '@turnwise/game';
import type { LogLevel } from '@turnwise/game';
import { messages } from '../messages.ts';
import { SIDES } from '../words.ts';
import type { EncounterEvent } from '../event.ts';
import { eventLabel } from './event-label.ts';

export function formatEvent(event: EncounterEvent, level: LogLevel = 'min'): string {
  return formatMessage(messages, eventLabel(event, { names: SIDES }, level));
}
