/** Text for people: a key with parameters. A game brings a template for each of its keys. */
import { shorten } from '@turnwise/kernel';

export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Templates by key: `"{seat} places at {cell}"`. */
export type Messages = Readonly<Record<string, string>>;

export function message(key: string, params: Readonly<Record<string, unknown>> = {}): Message {
  return { key, params };
}

/** Texts for what every game answers in the same way; a game may have its own. */
export const COMMON_MESSAGES: Messages = {
  'refusal.notYourTurn': 'it is not your turn',
  'refusal.gameOver': 'the game is over',
  'refusal.malformedInput': 'that is no input of this game',
};

/** The template filled in; a key without one is shown with its parameters, so that nothing is lost. */
export function formatMessage(messages: Messages, { key, params }: Message): string {
  const template = messages[key];
  if (template === undefined) {
    const fields = Object.entries(params).map(([name, value]) => `${name} ${plain(value)}`);
    return fields.length === 0 ? key : `${key} (${fields.join(', ')})`;
  }
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in params ? plain(params[name]) : whole));
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return shorten(value);
}
