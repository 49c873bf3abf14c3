/** What an input is called in a menu or a replay. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { isIntent } from '../intent-shapes.ts';
import type { EncounterInput } from '../types.ts';
import type { Intent } from '../words.ts';
import { intentLabel } from './action-label.ts';

export function inputLabel(input: EncounterInput): Message {
  if (isIntent(input)) {
    const { seat: _seat, ...intent } = input;
    return intentLabel(withTargets(intent));
  }
  if (input.kind !== 'fault') return message(`input.${input.kind}`);
  return message('input.fault', { errorType: input.errorType, text: input.message });
}

/** Nobody named means the actor: in a menu both ways to say it are one. */
function withTargets(intent: Intent): Intent {
  return 'targets' in intent && intent.targets.length === 0 ? { ...intent, targets: [intent.actor] } : intent;
}
