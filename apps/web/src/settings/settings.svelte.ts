/** What a person has chosen on this device: language, colours, sound, their name. Kept in the browser's local storage. */
import { languageOf, type LanguageId } from '../words/languages.ts';

export type Scheme = 'system' | 'light' | 'dark';

class Settings {
  language: LanguageId = $state(languageOf(kept('language') ?? navigator.language));
  scheme: Scheme = $state(schemeOf(kept('scheme')));
  sound = $state(kept('sound') === 'on');
  /** How others see this person at a table; empty until it is chosen. */
  name = $state(kept('name') ?? '');
  /** Whether the log tells everything. */
  allOfLog = $state(kept('allOfLog') === 'yes');
  /** Whether an input is shown before it is sent and asks for a second touch. */
  confirm = $state(kept('confirm') === 'yes');
}

export const settings = new Settings();

/** Puts the choices on the page, and keeps them. Call it after every change. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.style.colorScheme = settings.scheme === 'system' ? 'light dark' : settings.scheme;
  keep('language', settings.language);
  keep('scheme', settings.scheme);
  keep('sound', settings.sound ? 'on' : 'off');
  keep('name', settings.name);
  keep('allOfLog', settings.allOfLog ? 'yes' : 'no');
  keep('confirm', settings.confirm ? 'yes' : 'no');
}

function schemeOf(text: string | undefined): Scheme {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Storage may be closed to a page; then nothing is kept. */
function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(`turnwise.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`turnwise.${name}`, value);
  } catch {
    // It is for this visit then.
  }
}
