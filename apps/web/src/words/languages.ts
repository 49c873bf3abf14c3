/** The languages that the page speaks. */

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type LanguageId = keyof typeof LANGUAGES;

/** The language of a tag such as `de-AT`; English for those that the page does not speak. */
export function languageOf(tag: string): LanguageId {
  const id = tag.slice(0, 2).toLowerCase();
  return Object.hasOwn(LANGUAGES, id) ? (id as LanguageId) : 'en';
}
