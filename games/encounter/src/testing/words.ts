/** Messages as people read them, and the keys that they are made of. */
import { formatMessage } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { encounter } from '../game.ts';

export const TABLE = { names: ['party', 'opposition'] } as const;

/** Filled in; a key without words or a parameter without a value is an error. */
export function words(message: Message): string {
  const unknown = keysIn(message).find((key) => encounter.messages[key] === undefined);
  if (unknown !== undefined) throw new Error(`no words for ${unknown}`);
  const text = formatMessage(encounter.messages, message);
  if (text === '' || /[{}]|undefined|null|\[object/.test(text))
    throw new Error(`${JSON.stringify(message)} is ${text}`);
  return text;
}

/** Its own key, and those of the messages inside it that its words show. */
export function keysIn({ key, params }: Message): readonly string[] {
  const inside = Object.entries(params)
    .filter(([name]) => encounter.messages[key]?.includes(`{${name}}`) === true)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isMessage);
  return [key, ...inside.flatMap(keysIn)];
}

function isMessage(value: unknown): value is Message {
  return isRecord(value) && typeof value['key'] === 'string' && isRecord(value['params']);
}
