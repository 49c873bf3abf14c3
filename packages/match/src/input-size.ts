/**
 * How large an input is, looked at before anything else walks, copies or writes it. It stops at the first bound that is crossed, so
 * that what it costs is bounded too. What is no plain data, or has a field `__proto__`, is told here as well: no copy would keep it.
 */
import { invalidInput, issue, joinPath } from '@turnwise/kernel';
import type { Issue, Stop } from '@turnwise/kernel';
import { INPUT_LIMITS } from './limits.ts';

/** Why the input goes no further; undefined for what can be looked at. */
export function oversize(input: unknown): Stop | undefined {
  const found = measured(input);
  if (found === undefined) return undefined;
  if (typeof found !== 'string') return invalidInput('malformedInput', { issues: [found] });
  return invalidInput('inputTooLarge', { limit: found, most: INPUT_LIMITS[found].usual });
}

/** The same as an issue, for what is read as a document. */
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
    // A getter that throws, in what is no JSON.
    return issue('', 'notPlain', 'plain data');
  }
}

/** Takes what the value needs out of the room there is. */
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
    // Only what lies deeper needs its path.
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
