/** Bounds the parameters of a refusal, because they may repeat what was sent. */
import { ANSWER_LIMITS } from './limits.ts';
import type { Params } from './outcome.ts';
import { shortText } from './shorten.ts';

const { refusalCharacters, refusalText, refusalDepth } = ANSWER_LIMITS;

/** Returns the same object if they are small, which they nearly always are. */
export function boundParams(params: Params): Params {
  return roomAfter(params, refusalCharacters.usual, refusalDepth.usual) >= 0 ? params : cutRecord(params, new Cut(), 1);
}

/** How many characters are left after it; negative if it does not fit. */
function roomAfter(value: unknown, room: number, levels: number): number {
  if (typeof value === 'string') return afterText(value, room);
  if (typeof value !== 'object' || value === null) return room - WORD;
  if (levels === 0) return -1;
  let left = room - WORD;
  if (ArrayBuffer.isView(value)) return left - value.byteLength * WORD;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left >= 0; i++) left = roomAfter(value[i], left, levels - 1);
    return left;
  }
  for (const key in value) {
    if (left < 0) break;
    left = roomAfter((value as Params)[key], afterText(key, left), levels - 1);
  }
  return left;
}

function afterText(text: string, room: number): number {
  if (text.length > refusalText.usual) return -1;
  // Short texts have few characters that JSON must escape.
  return room - WORD - (text.length < SHORT ? text.length : JSON.stringify(text).length);
}

/** A number, a separator, quotation marks. */
const WORD = 4;
const SHORT = 32;

/** The room that is left while cutting. */
class Cut {
  values = 200;
  characters = refusalCharacters.usual / 6;

  text(text: string): string {
    const short = shortText(text, Math.max(0, Math.min(EACH, this.characters)));
    this.characters -= short.length;
    return short;
  }
}

/** The limits of a text, and of the entries of a list or a record. */
const EACH = 200;
const ENTRIES = 20;
const LEFT_OUT = '…';

function cut(value: unknown, room: Cut, level: number): unknown {
  room.values--;
  if (typeof value === 'string') return room.text(value);
  if (typeof value !== 'object' || value === null) return value;
  if (level >= refusalDepth.usual || room.values <= 0 || ArrayBuffer.isView(value)) return LEFT_OUT;
  if (!Array.isArray(value)) return cutRecord(value as Params, room, level);
  const list = value.slice(0, ENTRIES).map((one: unknown) => cut(one, room, level + 1));
  return value.length > ENTRIES ? [...list, LEFT_OUT] : list;
}

function cutRecord(record: Params, room: Cut, level: number): Params {
  const keys = Object.keys(record);
  const entries = keys.slice(0, ENTRIES).map((key) => [room.text(key), cut(record[key], room, level + 1)] as const);
  return Object.fromEntries(keys.length > ENTRIES ? [...entries, [LEFT_OUT, LEFT_OUT]] : entries);
}
