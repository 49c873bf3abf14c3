/** A sentence in pieces, for hosts that make links of the names in it. */
import { shorten } from '@turnwise/kernel';
import { formatMessage, isMessage } from './message.ts';
import type { Message, Messages } from './message.ts';
import type { ThingId } from './scene.ts';

export interface MessagePart {
  readonly text: string;
  /** The thing that this piece names. */
  readonly ref?: ThingId;
}

/** All pieces together read as `formatMessage` gives it. Pieces without a name between them are one. */
export function messageParts(messages: Messages, message: Message): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  add(parts, messages, message);
  return parts;
}

function add(parts: MessagePart[], messages: Messages, message: Message): void {
  const { key, params, ref } = message;
  if (ref !== undefined) {
    parts.push({ text: formatMessage(messages, message), ref });
    return;
  }
  const template = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (template === undefined) {
    addText(parts, formatMessage(messages, message));
    return;
  }
  let from = 0;
  for (const { index, 0: whole, 1: name = '' } of template.matchAll(/\{([^{}]*)\}/gu)) {
    if (!Object.hasOwn(params, name)) continue;
    addText(parts, template.slice(from, index));
    addValue(parts, messages, params[name]);
    from = index + whole.length;
  }
  addText(parts, template.slice(from));
}

function addValue(parts: MessagePart[], messages: Messages, value: unknown): void {
  if (Array.isArray(value))
    for (const [at, one] of value.entries()) {
      if (at > 0) addText(parts, ', ');
      addValue(parts, messages, one);
    }
  else if (isMessage(value)) add(parts, messages, value);
  else addText(parts, typeof value === 'string' ? value : shorten(value));
}

function addText(parts: MessagePart[], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last === undefined || last.ref !== undefined) parts.push({ text });
  else parts[parts.length - 1] = { text: last.text + text };
}
