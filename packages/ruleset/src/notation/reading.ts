/** Reading a document of which nothing is sure: what is wrong is gathered with its path, and reading goes on. */
import { nearest, seatNamed } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { addIssue, addIssues, integer, isFull, isRecord, issue, joinPath } from '@turnwise/kernel';
import type { Issue, JsonRecord } from '@turnwise/kernel';

export class Reading {
  readonly issues: Issue[] = [];
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  wrong(path: string, code: string, expected: string, found?: unknown): void {
    addIssue(this.issues, () => issue(path, code, expected, found));
  }

  /** Empty where it is left out, or is something else. */
  record(value: unknown, path: string, expected: string): JsonRecord {
    if (value === undefined || value === null) return {};
    if (isRecord(value)) return value;
    this.wrong(path, 'wrongShape', expected, value);
    return {};
  }

  /** A record that has these keys and no others. */
  fields(value: unknown, path: string, known: readonly string[]): JsonRecord {
    const record = this.record(value, path, `an object with ${known.join(', ')}`);
    for (const key of Object.keys(record))
      if (record[key] !== undefined && !known.includes(key)) this.unknown(key, joinPath(path, key), known, 'Field');
    return record;
  }

  /** Flags with their values, or a list of those that are set. */
  flags(value: unknown, path: string, known: readonly string[]): JsonRecord {
    if (!Array.isArray(value)) return this.fields(value, path, known);
    const set = value.filter((name, index) => this.word(name, joinPath(path, index), known, 'Flag') >= 0);
    return Object.fromEntries(set.map((name) => [String(name), true]));
  }

  list(value: unknown, path: string, expected: string): readonly unknown[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value as readonly unknown[];
    this.wrong(path, 'wrongShape', expected, value);
    return [];
  }

  integer(value: unknown, path: string, usual: number, min = Number.MIN_SAFE_INTEGER, max?: number): number {
    if (value === undefined || value === null) return usual;
    const shape = integer(min, max);
    if (shape.is(value)) return value;
    addIssues(this.issues, shape.issues(value, path));
    return usual;
  }

  flag(value: unknown, path: string, usual = false): boolean {
    if (value === undefined || value === null) return usual;
    if (typeof value === 'boolean') return value;
    this.wrong(path, 'wrongShape', 'true or false', value);
    return usual;
  }

  seat(value: unknown, path: string): Seat | undefined {
    const found = seatNamed(this.table, value);
    if (found === undefined) this.unknown(value, path, this.table.names, 'Seat');
    return found;
  }

  seats(value: unknown, path: string): readonly Seat[] {
    return this.list(value, path, 'a list of seats').flatMap((name, index) => {
      const one = this.seat(name, joinPath(path, index));
      return one === undefined ? [] : [one];
    });
  }

  /** The place of a word among those that are known; -1 with an issue for another. */
  word(value: unknown, path: string, known: readonly string[], what: string): number {
    const index = (known as readonly unknown[]).indexOf(value);
    if (index < 0) this.unknown(value, path, known, what);
    return index;
  }

  /** A word that nobody knows, with the one that was most likely meant. `unknownZone` is the code for `Zone`. */
  unknown(value: unknown, path: string, known: readonly string[], what: string): void {
    if (isFull(this.issues)) return;
    const some = known.length <= SHOWN || what === 'Field' ? known : [...known.slice(0, SHOWN), '…'];
    const expected = known.length === 0 ? `no ${what.toLowerCase()}: there is none` : `one of ${some.join(', ')}`;
    const meant = typeof value === 'string' ? nearest(value, known) : undefined;
    const hint = meant === undefined ? '' : ` (did you mean ${meant}?)`;
    this.wrong(path, `unknown${what}`, `${expected}${hint}`, value ?? null);
  }
}

/** Words that an issue lists. */
const SHOWN = 12;
