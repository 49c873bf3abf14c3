/** The shapes of intents, without the seat that gives them. */
import { integer, list, optional, text } from '@turnwise/kernel';
import type { Intent, IntentKind } from './words.ts';

const actor = text;
const target = text;
const targets = list(text);

export const INTENT_SHAPES = {
  meleeAttack: { actor, target },
  rangedAttack: { actor, target, weapon: optional(text) },
  castSpell: { actor, spell: text, level: integer(), targets },
  useItem: { actor, item: text, targets },
  breath: { actor, targets },
  turnUndead: { actor },
  flee: { actor },
} as const;

export const INTENT_KINDS = Object.keys(INTENT_SHAPES) as readonly IntentKind[];

export function isIntent<I extends { readonly kind: string }>(input: I): input is I & Intent {
  return Object.hasOwn(INTENT_SHAPES, input.kind);
}
