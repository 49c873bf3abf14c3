/** Reads the fields of a map one by one: what is left out (or null) takes a default, what is wrong is an issue with its path. */
import { nearest } from '@turnwise/game';
import { addIssue, addIssues, isRecord, joinPath } from '@turnwise/kernel';
import type { Issue, JsonRecord, Shape } from '@turnwise/kernel';
import { ENCOUNTER_LIMITS } from '../limits.ts';
import { encounterIssue } from './encounter-issue.ts';
import type { EncounterIssueCode } from './encounter-issue.ts';

export class Fields {
  readonly path: string;
  readonly #document: JsonRecord;
  readonly #issues: Issue[];

  constructor(document: JsonRecord, path: string, issues: Issue[]) {
    this.#document = document;
    this.path = path;
    this.#issues = issues;
  }

  /** The value, or undefined where nothing is written. */
  raw(key: string): unknown {
    const value = Object.hasOwn(this.#document, key) ? this.#document[key] : undefined;
    return value === null ? undefined : value;
  }

  has(key: string): boolean {
    return this.raw(key) !== undefined;
  }

  /** Null is written, which most fields take for nothing. */
  isNull(key: string): boolean {
    return Object.hasOwn(this.#document, key) && this.#document[key] === null;
  }

  at(key: string): string {
    return joinPath(this.path, key);
  }

  tell(key: string, code: EncounterIssueCode, expected: string, found: unknown = this.raw(key)): void {
    addIssue(this.#issues, () => encounterIssue(this.at(key), code, expected, found));
  }

  /** Issues of a field that was read elsewhere, with whole paths. */
  add(issues: readonly Issue[]): void {
    addIssues(this.#issues, issues);
  }

  /** Every key that nobody knows is an issue. */
  refuseOthers(known: readonly string[]): void {
    for (const key of Object.keys(this.#document))
      if (!known.includes(key)) addIssue(this.#issues, () => unknownName(this.at(key), 'unknownField', known, key));
  }

  optional<V>(key: string, shape: Shape<V>): V | undefined {
    const value = this.raw(key);
    if (value === undefined || shape.is(value)) return value;
    addIssues(this.#issues, shape.issues(value, this.at(key)));
    return undefined;
  }

  read<V>(key: string, shape: Shape<V>, fallback: V): V {
    return this.optional(key, shape) ?? fallback;
  }

  required<V>(key: string, shape: Shape<V>): V | undefined {
    if (this.has(key)) return this.optional(key, shape);
    this.tell(key, 'missingField', shape.expected);
    return undefined;
  }

  /** One of the names that are known. */
  name(key: string, code: EncounterIssueCode, known: readonly string[]): string | undefined {
    return this.#known(this.raw(key), this.at(key), code, known);
  }

  /** Such names: a list, or one alone. */
  names(key: string, code: EncounterIssueCode, known: readonly string[]): readonly string[] {
    const value = this.raw(key);
    if (this.isTooMany(key, 'namesPerList', Array.isArray(value) ? value.length : 0)) return [];
    if (Array.isArray(value))
      return value.flatMap((one: unknown, index) => this.#known(one, joinPath(this.at(key), index), code, known) ?? []);
    const name = this.name(key, code, known);
    return name === undefined ? [] : [name];
  }

  /** The fields of a map in it; an empty one where nothing is written. */
  map(key: string, expected: string): Fields {
    const value = this.raw(key) ?? {};
    if (!isRecord(value)) this.tell(key, 'wrongShape', expected);
    return new Fields(isRecord(value) ? value : {}, this.at(key), this.#issues);
  }

  /** Tells that there are more than the limit lets be, if so. */
  isTooMany(key: string, limit: keyof typeof ENCOUNTER_LIMITS, count: number): boolean {
    const { usual: most, unit } = ENCOUNTER_LIMITS[limit];
    if (count > most) this.tell(key, 'tooMany', `at most ${most} ${unit}`, count);
    return count > most;
  }

  /** The fields of each map of a list; what is none is told and left out. */
  maps(key: string, expected: string, limit: keyof typeof ENCOUNTER_LIMITS): readonly Fields[] {
    const value = this.raw(key) ?? [];
    if (!Array.isArray(value)) {
      this.tell(key, 'wrongShape', `a list, each ${expected}`);
      return [];
    }
    if (this.isTooMany(key, limit, value.length)) return [];
    return value.flatMap((one: unknown, index) => {
      const path = joinPath(this.at(key), index);
      if (isRecord(one)) return [new Fields(one, path, this.#issues)];
      addIssue(this.#issues, () => encounterIssue(path, 'wrongShape', expected, one));
      return [];
    });
  }

  get keys(): readonly string[] {
    return Object.keys(this.#document);
  }

  #known(value: unknown, path: string, code: EncounterIssueCode, known: readonly string[]): string | undefined {
    if (value === undefined) return undefined;
    if (typeof value === 'string' && known.includes(value)) return value;
    addIssue(this.#issues, () => unknownName(path, code, known, value));
    return undefined;
  }
}

/** The issue of a name that nobody knows, with the one that was most likely meant. */
export function unknownName(path: string, code: EncounterIssueCode, known: readonly string[], found: unknown): Issue {
  const near = typeof found === 'string' ? nearest(found, known) : undefined;
  const meant = near === undefined ? '' : ` (did you mean ${near}?)`;
  return encounterIssue(path, code, `one of ${known.join(', ')}${meant}`, found);
}
