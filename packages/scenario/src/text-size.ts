/** Measures a text before it is read, because the YAML reader takes very long on texts that nobody would write by hand. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { SCENARIO_LIMITS } from './limits.ts';

const { textCharacters, textDepth, yamlCharacters, yamlSigns } = SCENARIO_LIMITS;

/** What is wrong with the size of any text; lines count from 1. */
export function textIssue(text: string): Issue | undefined {
  return text.length > textCharacters.usual
    ? tooBig(`a text of at most ${textCharacters.usual} characters`)
    : undefined;
}

/** The same for a text that goes to the YAML reader, whole or in several documents. */
export function yamlIssue(text: string): Issue | undefined {
  if (text.length > yamlCharacters.usual)
    return tooBig(`YAML of at most ${yamlCharacters.usual} characters: write a larger text as JSON`);
  let signs = 0;
  let line = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (!SIGNS.has(sign)) continue;
    if (sign === LINE_FEED) line++;
    if (++signs > yamlSigns.usual)
      return tooBig(
        `YAML of at most ${yamlSigns.usual} lines, commas, colons and the like: write a larger text as JSON`,
        line,
      );
  }
  return undefined;
}

/** A document that is nested too deeply for the reader. */
export function depthIssue(text: string): Issue | undefined {
  let line = 1;
  let start = 0;
  let brackets = 0;
  /** Whether only characters that nest by indentation have been seen on the line. */
  let indented = true;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === LINE_FEED) {
      line++;
      start = at + 1;
      indented = true;
      continue;
    }
    indented &&= sign === SPACE || sign === DASH || sign === QUESTION || sign === COLON;
    if (sign === OPEN_LIST || sign === OPEN_MAP) brackets++;
    else if (sign === CLOSE_LIST || sign === CLOSE_MAP) brackets = Math.max(0, brackets - 1);
    if (brackets > textDepth.usual || (indented && at - start >= textDepth.usual)) return tooDeep(line, at - start + 1);
  }
  return undefined;
}

const [LINE_FEED, SPACE, DASH, COLON, QUESTION] = [10, 32, 45, 58, 63] as const;
const [OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = [91, 93, 123, 125] as const;

/** What the reader may take for the end of a token: line end, tab and every sign that opens something. */
const SIGNS: ReadonlySet<number> = new Set(Array.from('\n\t"\',-:[{!&*?|>', (sign) => sign.charCodeAt(0)));

function tooBig(expected: string, line = 1): Issue {
  return { ...issue('', 'tooBig', expected), line, column: 1 };
}

function tooDeep(line: number, column: number): Issue {
  return { ...issue('', 'tooDeep', `a text nested at most ${textDepth.usual} deep`), line, column };
}
