/** UI data: the keys that screens know. */
import type { UiNode } from '../nodes.ts';
import type { Checking } from './checking.ts';

export const UI_KEYS = [
  'icon',
  'highlight',
  'animation',
  'hint',
  'colour',
  'art',
  'layout',
  'group',
  'order',
  'sound',
] as const;

export function checkUi(ui: UiNode | undefined, checking: Checking): void {
  for (const key of Object.keys(ui ?? {}))
    if (!(UI_KEYS as readonly string[]).includes(key))
      checking.at('ui').issue(key, 'unknownUiKey', `one of ${UI_KEYS.join(', ')}`, key, UI_KEYS);
}
