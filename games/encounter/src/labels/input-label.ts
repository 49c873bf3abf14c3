/** What an input is called in a menu or a replay. */
import { message } from '@turnwise/game';
import type { Message, Table } from '@turnwise/game';
import { isIntent } from '../intent-shapes.ts';
import type { EncounterInput, EncounterView } from '../types.ts';
import type { Intent } from '../words.ts';
import { intentLabel } from './action-label.ts';
import { alikePhrase } from './alike.ts';
import { who } from './phrases.ts';

/** With a view, a target that looks like others goes by what they are: their inputs have the same words. */
export function inputLabel(input: EncounterInput, _table: Table, view?: EncounterView): Message {
  if (isIntent(input)) {
    const { seat: _seat, ...intent } = input;
    return intentLabel(withTargets(intent), view === undefined ? who : (id) => alikePhrase(view, id) ?? who(id));
  }
  if (input.kind !== 'fault') return message(`input.${input.kind}`);
  return message('input.fault', { errorType: input.errorType, text: input.message });
}

/** Nobody who means the actor: in a menu both ways to say it are one. */
function withTargets(intent: Intent): Intent {
  return 'targets' in intent && intent.targets.length === 0 ? { ...intent, targets: [intent.actor] } : intent;
}
