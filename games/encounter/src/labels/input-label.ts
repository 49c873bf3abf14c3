/** What an input is called in a menu or a replay. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { isIntent } from '../intent-shapes.ts';
import type { EncounterInput } from '../types.ts';
import { intentLabel } from './action-label.ts';

export function inputLabel(input: EncounterInput): Message {
  if (isIntent(input)) {
    const { seat: _seat, ...intent } = input;
    return intentLabel(intent);
  }
  if (input.kind !== 'fault') return message(`input.${input.kind}`);
  return message('input.fault', { errorType: input.errorType, text: input.message });
}
