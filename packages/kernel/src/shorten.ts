/** Values and texts that a person can read in one line, however large they are. Only what is shown is read. */
import { ANSWER_LIMITS } from './limits.ts';

const LONGEST = ANSWER_LIMITS.issueFound.usual;

/** A value as JSON, cut at the end. A value that JSON cannot write (a bigint, a getter that throws) is shown by its type. */
export function shorten(value: unknown): string {
  const text = written(value);
  return text.length > LONGEST ? `${upTo(text, LONGEST - 1)}…` : text;
}

/** A text of at most `most` characters; a longer text loses its middle. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor((most - 1) / 2);
  return `${upTo(text, most - 1 - end)}…${from(text, text.length - end)}`;
}

/** Without half of a character that takes two code units. */
function upTo(text: string, end: number): string {
  return text.slice(0, isLow(text, end) && isHigh(text, end - 1) ? end - 1 : end);
}

function from(text: string, start: number): string {
  return text.slice(isLow(text, start) && isHigh(text, start - 1) ? start + 1 : start);
}

function isHigh(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800;
}

function isLow(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

function written(value: unknown): string {
  try {
    return JSON.stringify(pruned(value, { left: LONGEST + 1 })) ?? upTo(String(value), LONGEST + 1);
  } catch {
    return typeof value === 'bigint' ? String(value) : `some ${typeof value}`;
  }
}

/** A date and its like. */
function writesItself(value: object): boolean {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

/** As much of the value as fits into the room that is left; each value takes at least one character. */
function pruned(value: unknown, room: { left: number }): unknown {
  room.left--;
  if (typeof value === 'string') return upTo(value, LONGEST + 1);
  if (typeof value !== 'object' || value === null || writesItself(value)) return value;
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).subarray(0, LONGEST);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let i = 0; i < value.length && room.left > 0; i++) list.push(pruned(value[i], room));
    return list;
  }
  const record: [string, unknown][] = [];
  for (const key in value) {
    if (room.left <= 0) break;
    if (Object.hasOwn(value, key))
      record.push([upTo(key, LONGEST + 1), pruned((value as Readonly<Record<string, unknown>>)[key], room)]);
  }
  return Object.fromEntries(record);
}
