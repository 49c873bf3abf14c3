/** All words that people read of Encounter, in German. */
import type { Messages } from '@turnwise/game';
import { commonGerman } from '@turnwise/game/de';
import { GERMAN_NAMES } from './german/names.ts';
import { GERMAN_RULES } from './german/rule-templates.ts';
import { GERMAN_TEMPLATES } from './german/templates.ts';

export const german: { readonly messages: Messages; readonly names: Readonly<Record<string, string>> } = {
  messages: { ...commonGerman, ...GERMAN_TEMPLATES, ...GERMAN_RULES },
  names: GERMAN_NAMES,
};
