/**
 * What happened, as a sentence. At the level `debug` rolls are told with their figures. Nothing is told that the event does
 * not hold: hit points are left out for those from whom the event has left them out.
 */
import { message } from '@turnwise/game';
import type { LogLevel, Message, Table } from '@turnwise/game';
import type { EncounterEvent } from '../event.ts';
import type { EncounterView } from '../types.ts';
import { rolledFigures } from './rolled-figures.ts';
import { sentence } from './sentences/sentence.ts';

export function eventLabel(event: EncounterEvent, _table: Table, level: LogLevel, view?: EncounterView): Message {
  const text = sentence(event, view);
  const figures = level === 'debug' ? rolledFigures(event) : undefined;
  return figures === undefined ? text : message('log.figures', { text, figures });
}
