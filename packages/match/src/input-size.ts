/**
 * Measures an input before anything else walks, copies or writes it. It stops at the first limit that is exceeded, so its cost is
 * bounded too. It also reports a value that is not plain data or has a field `__proto__`, because no copy would keep it.
 */
import { invalidInput, issue, joinPath } from '@turnwise/kernel';
import type { Issue, Stop } from '@turnwise/kernel';
import { INPUT_LIMITS } from './limits.ts';

/** Why the input is rejected; undefined if it can be processed. */
export function oversize(input: unknown): Stop | undefined {
  const found = measured(input);
  if (found === undefined) return undefined;
  if (typeof found !== 'string') return invalidInput('malformedInput', { issues: [found] });
  return invalidInput('inputTooLarge', { limit: found, most: INPUT_LIMITS[found].usual });
}

/** The same as an issue, for an input that is read from a document. */
export function oversizeIssue(document: unknown): Issue | undefined {
  const found = measured(document);
  if (typeof found !== 'string') return found;
  const { usual, unit } = INPUT_LIMITS[found];
  return issue('', CODES[found], `an input of at most ${usual} ${unit}`);
}

type LimitName = keyof typeof INPUT_LIMITS;

const CODES: Readonly<Record<LimitName, string>> = {
  inputDepth: 'tooDeep',
  inputValues: 'tooMany',
  inputCharacters: 'tooLong',
};

const { inputDepth, inputValues, inputCharacters } = INPUT_LIMITS;

interface Room {
  values: number;
  characters: number;
}

function measured(input: unknown): LimitName | Issue | undefined {
  try {
    return over(input, '', inputDepth.usual, { values: inputValues.usual, characters: inputCharacters.usual });
  } catch {
    // A getter threw, so this is not JSON.
    return issue('', 'notPlain', 'plain data');
  }
}

/** Subtracts what the value needs from the room that is left. */
function over(value: unknown, path: string, levels: number, room: Room): LimitName | Issue | undefined {
  if (--room.values < 0) return 'inputValues';
  if (typeof value === 'string') return overText(value, room);
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return 'inputDepth';
  if (ArrayBuffer.isView(value)) {
    room.values -= value.byteLength;
    return room.values < 0 ? 'inputValues' : undefined;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = over(value[i], path, levels - 1, room);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const key in value) {
    const long = overText(key, room);
    if (long !== undefined) return long;
    if (key === '__proto__') return issue(joinPath(path, key), 'reservedName', 'a field with a different name');
    const field = (value as Readonly<Record<string, unknown>>)[key];
    // Only deeper values need a path.
    const at = typeof field === 'object' && field !== null ? joinPath(path, key) : path;
    const found = over(field, at, levels - 1, room);
    if (found !== undefined) return found;
  }
  return undefined;
}

function overText(text: string, room: Room): LimitName | undefined {
  room.characters -= text.length;
  return room.characters < 0 ? 'inputCharacters' : undefined;
}
