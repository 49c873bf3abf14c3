/**
 * An encounter as a file: what is fought, and before it `encounter` (the version of the format), `id`, `name` and `summary`, a
 * sentence for who plays it. One that is given whole to a setup may leave those out.
 */
import { fail, isRecord, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { encounterIssue } from '../notation/encounter-issue.ts';
import { Fields } from '../notation/fields.ts';
import { NAME, SENTENCE } from '../name-shapes.ts';
import { readEncounter } from '../notation/read-encounter.ts';
import type { Parts } from '../parts.ts';
import type { EncounterSetup } from '../types.ts';
import { wordShape } from '../word-shape.ts';

export interface EncounterFile {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly setup: EncounterSetup;
}

const FILE_VERSION = 1;

export const HEAD_KEYS: readonly string[] = ['$schema', 'encounter', 'summary'];
const ID = wordShape('lower-case letters and digits, with hyphens between words', (word) =>
  /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(word),
);

export function readEncounterFile(document: unknown, parts?: Parts): Result<EncounterFile, readonly Issue[]> {
  const setup = readEncounterGiven(document, parts);
  if (!isRecord(document)) return setup.ok ? fail([]) : setup;
  const issues: Issue[] = [];
  const fields = new Fields(document, '', issues);
  if (!fields.has('encounter')) fields.tell('encounter', 'missingField', `the version of the format, ${FILE_VERSION}`);
  const id = fields.required('id', ID);
  const name = fields.required('name', NAME);
  const summary = fields.required('summary', SENTENCE);
  // What a file asks of a field is more than what every encounter does, and is told once.
  const told = new Set(issues.map(({ path }) => path));
  const all = [...issues, ...(setup.ok ? [] : setup.error.filter(({ path }) => !told.has(path)))];
  if (!setup.ok || id === undefined || name === undefined || summary === undefined || all.length > 0) return fail(all);
  return ok({ id, name, summary, setup: setup.value });
}

/** `further` are keys that somebody else reads. */
export function readEncounterGiven(
  document: unknown,
  parts?: Parts,
  further: readonly string[] = [],
): Result<EncounterSetup, readonly Issue[]> {
  const setup = readEncounter(document, parts, [...HEAD_KEYS, ...further]);
  if (!isRecord(document)) return setup;
  const version = document['encounter'];
  if (version === undefined || version === FILE_VERSION) return setup;
  const unknown = encounterIssue('encounter', 'unknownVersion', `the version of the format, ${FILE_VERSION}`, version);
  return fail([unknown, ...(setup.ok ? [] : setup.error)]);
}
