/** A game's sentences in another language: its own templates, and names that stand in them as a whole. */
import { formatMessage, isMessage, messageParts } from '@turnwise/game';
import type { Message, MessagePart, Messages } from '@turnwise/game';

/** What a game says in another language than English. */
export interface GameWords {
  /** Templates by key, as the game's own. */
  readonly messages: Messages;
  /** Names by what they are in English: cards, levels, places. */
  readonly names: Readonly<Record<string, string>>;
}

/** A sentence of a game as it comes from a match or over the wire: the sentence in English, and the message that it was made from. */
export interface ToldText {
  readonly text: string;
  readonly label?: Message | undefined;
}

/** The page's words for what games call their seats (`named.north`). */
const NAMED = 'named.';

/** All that is said at a table in another language: by the game, and by the page where it speaks in the game's place (`gesture.done`). */
export function tableWords(
  english: Messages,
  page: Messages,
  { messages, names }: { readonly messages: Messages; readonly names: GameWords['names'] },
): GameWords {
  const gestures = Object.entries(page).filter(([key]) => key.startsWith('gesture.'));
  const seats = Object.entries(page).flatMap(([key, name]) =>
    key.startsWith(NAMED) && typeof name === 'string' ? [[key.slice(NAMED.length), name]] : [],
  );
  return {
    messages: { ...english, ...Object.fromEntries(gestures), ...messages },
    names: { ...Object.fromEntries(seats), ...names },
  };
}

/** Undefined words: the sentence as it is; so is one that there are no words for. */
export function toldIn(words: GameWords | undefined, told: ToldText): string {
  if (words === undefined || told.label === undefined) return told.text;
  if (!Object.hasOwn(words.messages, told.label.key)) return told.text;
  return formatMessage(words.messages, renamed(words, told.label));
}

/** The same in pieces, with the things that they name. `english` are the templates where there are no other words. */
export function partsIn(words: GameWords | undefined, english: Messages, told: ToldText): readonly MessagePart[] {
  if (told.label === undefined) return [{ text: told.text }];
  if (words !== undefined && !Object.hasOwn(words.messages, told.label.key)) return [{ text: told.text }];
  const parts =
    words === undefined ? messageParts(english, told.label) : messageParts(words.messages, renamed(words, told.label));
  const whole = parts.map(({ text }) => text).join('');
  // Without the templates the sentence itself is better than a key.
  return words === undefined && whole !== told.text ? [{ text: told.text }] : parts;
}

function renamed(words: GameWords, label: Message): Message {
  const params = Object.fromEntries(Object.entries(label.params).map(([name, value]) => [name, inWords(words, value)]));
  return label.ref === undefined ? { key: label.key, params } : { key: label.key, params, ref: label.ref };
}

function inWords(words: GameWords, value: unknown): unknown {
  if (typeof value === 'string') return Object.hasOwn(words.names, value) ? words.names[value] : value;
  if (Array.isArray(value)) return value.map((one) => inWords(words, one));
  return isMessage(value) ? renamed(words, value) : value;
}
