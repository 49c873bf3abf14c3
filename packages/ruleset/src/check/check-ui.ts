/** UI data: the keys that screens know, and the values that scenes understand. */
import { LAYOUTS, TINTS } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { UI_KEYS } from '../nodes.ts';
import type { UiNode } from '../nodes.ts';
import { KINDS } from '../scene/zone-layout.ts';
import type { Checking } from './checking.ts';

export function checkUi(ui: UiNode | undefined, checking: Checking, of?: 'zone'): void {
  for (const [key, value] of Object.entries(ui ?? {})) {
    if (!(UI_KEYS as readonly string[]).includes(key))
      checking.at('ui').issue(key, 'unknownUiKey', `one of ${UI_KEYS.join(', ')}`, key, UI_KEYS);
    const expected = of === undefined && key === 'layout' ? undefined : expectedOf(key, value);
    if (expected !== undefined) checking.at('ui').issue(key, 'wrongUiValue', expected, value);
  }
}

/** What no scene understands is told with what it would. */
function expectedOf(key: string, value: unknown): string | undefined {
  switch (key) {
    case 'sign':
      return isSign(value) ? undefined : 'a text, a list of texts, or texts by value';
    case 'tint':
      return isTint(value) ? undefined : `one of ${TINTS.join(', ')}, or these by value`;
    case 'hide':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'columns':
      return Number.isSafeInteger(value) && Number(value) > 0 ? undefined : 'a whole number from 1 on';
    case 'layout':
      return isOneOf(LAYOUTS, value) ? undefined : `one of ${LAYOUTS.join(', ')}`;
    case 'kind':
      return isOneOf(KINDS, value) ? undefined : `one of ${KINDS.join(', ')}`;
    default:
      return undefined;
  }
}

function isSign(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}

function isTint(value: unknown): boolean {
  return isRecord(value) ? Object.values(value).every((one) => isOneOf(TINTS, one)) : isOneOf(TINTS, value);
}

function isOneOf(words: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && words.includes(value);
}
