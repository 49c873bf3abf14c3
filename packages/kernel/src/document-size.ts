/** Measures a document before anything else walks it. One that is too large gives one issue, at the place where it exceeds the limit. */
import { issue, joinPath, pathUnder } from './issue.ts';
import type { Issue } from './issue.ts';
import { ANSWER_LIMITS, DOCUMENT_LIMITS } from './limits.ts';
import { shortText } from './shorten.ts';

export interface DocumentSize {
  /** Levels of nesting. */
  readonly depth: number;
  readonly values: number;
  /** The characters of all texts and keys together. */
  readonly characters: number;
  /** Characters of one text, and of one key. */
  readonly text: number;
  readonly key: number;
}

export const USUAL_SIZE: DocumentSize = {
  depth: DOCUMENT_LIMITS.documentDepth.usual,
  values: DOCUMENT_LIMITS.documentValues.usual,
  characters: DOCUMENT_LIMITS.documentCharacters.usual,
  text: DOCUMENT_LIMITS.documentText.usual,
  key: DOCUMENT_LIMITS.documentKey.usual,
};

/**
 * Undefined if it fits. A cycle is too deep; a value that cannot be read (a getter that throws) is `notPlain`; a key `__proto__`, which
 * copies would mistake for the prototype, is `reservedName`.
 */
export function sizeIssue(document: unknown, path = '', most: DocumentSize = USUAL_SIZE): Issue | undefined {
  if (typeof document !== 'object' && typeof document !== 'string') return undefined;
  try {
    const found = new Measure(most).over(document, most.depth);
    return found && { ...found, path: shortText(pathUnder(path, found.path), ANSWER_LIMITS.issuePath.usual) };
  } catch {
    return issue(path, 'notPlain', 'plain data');
  }
}

class Measure {
  readonly #most: DocumentSize;
  #values = 0;
  #characters = 0;

  constructor(most: DocumentSize) {
    this.#most = most;
  }

  over(value: unknown, levels: number): Issue | undefined {
    if (++this.#values > this.#most.values) return this.#tooBig('values');
    if (typeof value === 'string') return this.#text(value, this.#most.text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (levels === 0) return issue('', 'tooDeep', `a document nested at most ${this.#most.depth} deep`);
    if (ArrayBuffer.isView(value)) {
      this.#values += value.byteLength;
      return this.#values > this.#most.values ? this.#tooBig('values') : undefined;
    }
    return Array.isArray(value) ? this.#list(value, levels) : this.#record(value, levels);
  }

  #list(list: readonly unknown[], levels: number): Issue | undefined {
    for (let i = 0; i < list.length; i++) {
      const found = this.over(list[i], levels - 1);
      if (found !== undefined) return under(i, found);
    }
    return undefined;
  }

  #record(record: object, levels: number): Issue | undefined {
    for (const key in record) {
      if (key.length > this.#most.key)
        return issue(shortText(key, 60), 'tooLong', `a key of ${atMost(this.#most.key)}`);
      if (key === '__proto__') return issue(key, 'reservedName', 'a different key');
      const found =
        this.#text(key, this.#most.key) ?? this.over((record as Readonly<Record<string, unknown>>)[key], levels - 1);
      if (found !== undefined) return under(key, found);
    }
    return undefined;
  }

  #text(text: string, most: number): Issue | undefined {
    if (text.length > most) return issue('', 'tooLong', `a text of ${atMost(most)}`, text);
    this.#characters += text.length;
    return this.#characters > this.#most.characters ? this.#tooBig('characters') : undefined;
  }

  #tooBig(what: 'values' | 'characters'): Issue {
    const unit = what === 'values' ? 'values' : 'characters in its texts';
    return issue('', 'tooBig', `a document of at most ${this.#most[what]} ${unit}`);
  }
}

function atMost(characters: number): string {
  return `at most ${characters} characters`;
}

function under(key: string | number, found: Issue): Issue {
  return { ...found, path: pathUnder(joinPath('', key), found.path) };
}
