/** What is fought: an encounter that ships, by name, or one that is given whole; and by which rules and whom, over what it says itself. */
import type { Seat } from '@turnwise/game';
import { abort, isRecord, issuesUnder, object, oneOf, optional } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json, Shape } from '@turnwise/kernel';
import { MANUAL } from './awaited.ts';
import { readEncounterGiven } from './encounters/read-file.ts';
import { ENCOUNTERS } from './encounters/shipped.ts';
import { unknownName } from './notation/fields.ts';
import { seatOf } from './offers.ts';
import type { Parts } from './parts.ts';
import { SIDES } from './words.ts';
import type { EncounterSetup } from './types.ts';

/** The options of a game that is made with these parts, which they can name. */
export function optionShapes(parts: Parts): FieldShapes<Record<string, unknown>> {
  const control = optional(oneOf([MANUAL, ...Object.keys(parts.providers)]));
  return {
    encounter: encounterShape(parts),
    ruleset: optional(oneOf(Object.keys(parts.rulesets))),
    control: optional(object<Partial<EncounterSetup['control']>>({ party: control, opposition: control })),
  };
}

/** Options that were checked. */
export function encounterOf(options: Json, parts: Parts): EncounterSetup {
  const { encounter, ruleset, control } = (isRecord(options) ? options : {}) as {
    readonly encounter?: Json;
    readonly ruleset?: string;
    readonly control?: Partial<EncounterSetup['control']>;
  };
  const read = readEncounterGiven(documentOf(encounter), parts);
  if (!read.ok) throw abort('badEncounter', { issues: read.error });
  const setup = read.value;
  return { ...setup, ruleset: ruleset ?? setup.ruleset, control: { ...setup.control, ...control } };
}

/** The sides of people are theirs; one that was left to people and has none is played at random. What cannot be read is left as it is. */
export function seated(options: Json, people: readonly Seat[], parts: Parts): Json {
  if (!isRecord(options) || object(optionShapes(parts)).issues(options, '').length > 0) return options;
  const { control } = encounterOf(options, parts);
  const played = SIDES.map((side) => {
    if (people.includes(seatOf(side))) return [side, MANUAL];
    return [side, control[side] === MANUAL ? 'auto' : control[side]];
  });
  return { ...options, control: Object.fromEntries(played) as Json };
}

function encounterShape(parts: Parts): Shape<unknown> {
  return {
    expected: `an encounter: ${Object.keys(ENCOUNTERS).join(', ')}, or one given whole`,
    optional: true,
    is: (value): value is unknown => issuesOf(value, '', parts).length === 0,
    issues: (value, path) => issuesOf(value, path, parts),
  };
}

function issuesOf(value: unknown, path: string, parts: Parts): Issue[] {
  if (value === undefined) return [];
  if (typeof value === 'string' && !Object.hasOwn(ENCOUNTERS, value))
    return [unknownName(path, 'unknownEncounter', Object.keys(ENCOUNTERS), value)];
  const read = readEncounterGiven(documentOf(value), parts);
  return read.ok ? [] : [...issuesUnder(path, read.error)];
}

function documentOf(value: unknown): unknown {
  if (value === undefined) return Object.values(ENCOUNTERS)[0];
  return typeof value === 'string' ? ENCOUNTERS[value] : value;
}
