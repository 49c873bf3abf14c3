/**
 * Where in a YAML document a cursor is, from the text before it: the path of keys and items that leads there, and what is being written. The
 * text need not be sound: it is read line by line, as one types. Block and flow collections are known; anchors, tags and multi-line keys
 * are not.
 */

/** One container around the cursor. */
export interface YamlLevel {
  /** The key in a map, or null for an item of a list. */
  readonly key: string | null;
  /** The entries of that map before this one, with their plain values. */
  readonly entries: ReadonlyMap<string, string>;
}

export interface YamlPlace {
  /** From the outside. */
  readonly path: readonly YamlLevel[];
  /** What can stand at the cursor: a key of the innermost map, or a value. */
  readonly kind: 'key' | 'value' | 'either';
  /** The word that is being written, and where it begins. */
  readonly word: string;
  readonly from: number;
  /** The entries of the map that a key would be in. */
  readonly entries: ReadonlyMap<string, string>;
  /** Whether it is inside brackets or braces. */
  readonly isFlow: boolean;
}

interface Block {
  /** The column of the key, or of the dash. */
  readonly indent: number;
  readonly level: YamlLevel;
}

interface Flow {
  readonly isMap: boolean;
  readonly entries: Map<string, string>;
  key: string | null;
}

const KEY = /^("[^"]*"|'[^']*'|[^\s#,[\]{}:"'-][^#,[\]{}:]*?)\s*:(?=\s|$)/u;

export function yamlPlace(text: string, cursor: number): YamlPlace {
  return new Reader(text.slice(0, cursor)).read();
}

class Reader {
  readonly #text: string;
  #blocks: Block[] = [];
  /** Entries of open block maps, by indent. */
  readonly #maps = new Map<number, Map<string, string>>();
  readonly #flows: Flow[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): YamlPlace {
    const text = this.#text;
    let scalarIndent = -1;
    for (let start = 0; ;) {
      const end = text.indexOf('\n', start);
      const line = text.slice(start, end < 0 ? text.length : end);
      const indent = line.search(/\S/u);
      const isInScalar = scalarIndent >= 0 && (indent < 0 || indent > scalarIndent);
      if (!isInScalar) scalarIndent = -1;
      if (end < 0) return isInScalar ? this.#nothing() : this.#last(line, start);
      if (!isInScalar) {
        this.#line(line);
        if (this.#flows.length === 0 && /(^|[\s:-])[|>][+-]?\s*$/u.test(line)) scalarIndent = Math.max(0, indent);
      }
      start = end + 1;
    }
  }

  /** A whole line before the cursor. */
  #line(line: string): void {
    if (this.#flows.length > 0) return void this.#flow(line);
    const { rest } = this.#open(line);
    if (rest.startsWith('{') || rest.startsWith('[')) this.#flow(rest);
  }

  /** Opens what a line of blocks opens; gives the value that is left, and the column of it. */
  #open(line: string): { rest: string; column: number } {
    let column = line.search(/\S/u);
    if (column < 0 || line[column] === '#' || /^(---|\.\.\.)/u.test(line)) return { rest: '', column: line.length };
    this.#close(column, line[column] === '-' && /\s|^$/u.test(line[column + 1] ?? ''));
    for (;;) {
      const rest = line.slice(column);
      const dash = /^-(\s+|$)/u.exec(rest);
      if (dash !== null) {
        this.#forgetMaps(column + 1);
        this.#blocks.push({ indent: column, level: { key: null, entries: NO_ENTRIES } });
        column += dash[0].length;
        continue;
      }
      const key = KEY.exec(rest);
      if (key === null) return { rest, column };
      const name = unquoted(key[1] ?? '');
      const entries = this.#maps.get(column) ?? new Map<string, string>();
      this.#maps.set(column, entries);
      this.#blocks.push({ indent: column, level: { key: name, entries: new Map(entries) } });
      const value = rest.slice(key[0].length).trimStart();
      entries.set(name, plainValue(value));
      const at = line.length - value.length;
      return { rest: value, column: value === '' ? line.length : at };
    }
  }

  /** Leaves what a line at this column is no longer inside of. A list may stand at the column of its key. */
  #close(column: number, isItem: boolean): void {
    this.#blocks = this.#blocks.filter(({ indent, level }) =>
      isItem && level.key !== null ? indent <= column : indent < column,
    );
    if (isItem) this.#blocks = this.#blocks.filter(({ indent, level }) => level.key !== null || indent < column);
    this.#forgetMaps(column + 1);
  }

  #forgetMaps(from: number): void {
    for (const indent of this.#maps.keys()) if (indent >= from) this.#maps.delete(indent);
  }

  /** Reads flow collections; gives the word that is being written at the end. */
  #flow(text: string): string {
    let word = '';
    for (let at = 0; at < text.length; at++) {
      const character = text[at] ?? '';
      const flow = this.#flows.at(-1);
      if (character === '"' || character === "'") {
        const close = text.indexOf(character, at + 1);
        word = close < 0 ? text.slice(at) : text.slice(at + 1, close);
        if (close < 0) return word;
        at = close;
      } else if (character === '#' && /\s|^$/u.test(text[at - 1] ?? '')) return '';
      else if (character === '{' || character === '[') {
        this.#flows.push({ isMap: character === '{', entries: new Map(), key: null });
        word = '';
      } else if (character === '}' || character === ']') {
        this.#settle(flow, word);
        this.#flows.pop();
        word = '';
        if (this.#flows.length === 0) return '';
      } else if (character === ',') {
        this.#settle(flow, word);
        if (flow !== undefined) flow.key = null;
        word = '';
      } else if (character === ':' && flow?.isMap === true && flow.key === null && /\s|^$/u.test(text[at + 1] ?? '')) {
        flow.key = word.trim();
        word = '';
      } else if (word !== '' || !/\s/u.test(character)) word += character;
    }
    return word;
  }

  #settle(flow: Flow | undefined, word: string): void {
    if (flow?.isMap === true && flow.key !== null) flow.entries.set(flow.key, word.trim());
  }

  /** The line with the cursor at its end. */
  #last(line: string, start: number): YamlPlace {
    const wasFlow = this.#flows.length > 0;
    if (!wasFlow && line.trim() === '') this.#close(line.length, false);
    const opened = wasFlow ? { rest: line, column: 0 } : this.#open(line);
    const isFlow = wasFlow || /^[{[]/u.test(opened.rest);
    const end = start + line.length;
    const blocks = this.#blocks.map(({ level }) => level);
    if (isFlow) {
      const word = this.#flow(opened.rest);
      const flow = this.#flows.at(-1);
      if (flow === undefined) return this.#nothing();
      const path = [...blocks, ...this.#flows.flatMap((one, at) => flowLevel(one, at === this.#flows.length - 1))];
      const kind = flow.isMap && flow.key === null ? 'key' : 'value';
      return { path, kind, word, from: end - word.length, entries: flow.entries, isFlow: true };
    }
    const { rest, column } = opened;
    const from = end - rest.length;
    const last = this.#blocks.at(-1);
    const opensHere = last !== undefined && isOnLine(line, last);
    if (opensHere && last.level.key !== null)
      return { path: blocks, kind: 'value', word: rest, from, entries: NO_ENTRIES, isFlow: false };
    const entries = this.#maps.get(column) ?? NO_ENTRIES;
    const kind = opensHere && last.level.key === null ? 'either' : 'key';
    return { path: blocks, kind, word: rest, from, entries, isFlow: false };
  }

  #nothing(): YamlPlace {
    const from = this.#text.length;
    return { path: [], kind: 'value', word: '', from, entries: NO_ENTRIES, isFlow: false };
  }
}

const NO_ENTRIES: ReadonlyMap<string, string> = new Map();

/** Whether the innermost block was opened by this line: its key or dash stands there. */
function isOnLine(line: string, { indent, level }: Block): boolean {
  const there = line.slice(indent);
  return level.key === null ? /^-(\s|$)/u.test(there) : unquoted(KEY.exec(there)?.[1] ?? '') === level.key;
}

/** What a flow collection adds to the path: nothing for a map of which the key is still being written. */
function flowLevel({ isMap, key, entries }: Flow, isLast: boolean): readonly YamlLevel[] {
  if (!isMap) return [{ key: null, entries: NO_ENTRIES }];
  return key === null && isLast ? [] : [{ key: key ?? '', entries }];
}

function unquoted(key: string): string {
  return /^["']/u.test(key) ? key.slice(1, -1) : key.trim();
}

function plainValue(value: string): string {
  return unquoted(value.replace(/\s+#.*$/u, ''));
}
