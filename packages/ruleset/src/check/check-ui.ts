/** UI data: the keys that screens know. */
import { UI_KEYS } from '../nodes.ts';
import type { UiNode } from '../nodes.ts';
import type { Checking } from './checking.ts';

export function checkUi(ui: UiNode | undefined, checking: Checking): void {
  for (const key of Object.keys(ui ?? {}))
    if (!(UI_KEYS as readonly string[]).includes(key))
      checking.at('ui').issue(key, 'unknownUiKey', `one of ${UI_KEYS.join(', ')}`, key, UI_KEYS);
}
