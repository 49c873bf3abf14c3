/** All words that people read of Innovation, in German. */
import type { Messages } from '@turnwise/game';
import { commonGerman } from '@turnwise/game/de';
import { CARD_NAMES } from './german/card-names.ts';
import { CARD_TEXTS_EARLY } from './german/card-texts-early.ts';
import { CARD_TEXTS_LATE } from './german/card-texts-late.ts';
import { FIELD_NAMES } from './german/field-names.ts';
import { GERMAN_TEMPLATES } from './german/templates.ts';

export const german: { readonly messages: Messages; readonly names: Readonly<Record<string, string>> } = {
  messages: {
    ...commonGerman,
    ...GERMAN_TEMPLATES,
    ...Object.fromEntries(Object.entries(CARD_NAMES).map(([title, name]) => [`name.${title}`, name])),
    ...CARD_TEXTS_EARLY,
    ...CARD_TEXTS_LATE,
  },
  names: { ...CARD_NAMES, ...namesOf(['name', 'color', 'icon']), ...FIELD_NAMES },
};

/** What is a message of its own, by its English name: `blue`, `castle`, `Empire`. */
function namesOf(kinds: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(GERMAN_TEMPLATES).flatMap(([key, text]) => {
      const dot = key.indexOf('.');
      return kinds.includes(key.slice(0, dot)) ? [[key.slice(dot + 1), text]] : [];
    }),
  );
}
