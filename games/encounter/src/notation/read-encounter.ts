/**
 * Reads what is fought, as positions and encounter files have it: `ruleset`, `control`, `combatants` in order of
 * registration, `conditions: [{ on, is, rounds, by, charges }]`, `forced: [{ on, intent }]`, `data` (tables over those that
 * ship), `id` and `name`. Everything wrong is told with its path and what was expected; what names combatants (`conditions`,
 * `forced`) is looked at when these are right.
 *
 * Left out: legacy rules, the party by hand and the opposition automatic, conditions without an end that came from the other
 * side.
 */
import { addIssues, fail, integer, isRecord, issuesUnder, ok, shorten, sizeIssue } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/types.ts';
import { MANUAL } from '../awaited.ts';
import { ENCOUNTER_SIZE } from '../limits.ts';
import { ID, NAME } from '../name-shapes.ts';
import { SHIPPED_PARTS } from '../parts.ts';
import type { Parts } from '../parts.ts';
import { SIDES } from '../words.ts';
import type { Combatant, EncounterSetup, StartingCondition } from '../types.ts';
import { encounterIssue } from './encounter-issue.ts';
import { Fields } from './fields.ts';
import { readCombatants } from './read-combatant.ts';
import { readIntent } from './read-intent.ts';

export const SETUP_KEYS = ['id', 'name', 'ruleset', 'control', 'combatants', 'conditions', 'forced', 'data'] as const;

/** A document that holds nothing else. It may name the parts that are given; `further` are keys that somebody else reads. */
export function readEncounter(
  document: unknown,
  parts: Parts = SHIPPED_PARTS,
  further: readonly string[] = [],
): Result<EncounterSetup, readonly Issue[]> {
  if (!isRecord(document))
    return fail([encounterIssue('', 'wrongShape', 'an encounter with its combatants', document ?? null)]);
  const large = sizeIssue(document, '', ENCOUNTER_SIZE);
  if (large !== undefined) return fail([large]);
  const issues: Issue[] = [];
  const fields = new Fields(document, '', issues);
  fields.refuseOthers([...SETUP_KEYS, ...further]);
  const { content, unread } = readData(fields.raw('data'), parts.content, issues);
  const ofCombatants: Issue[] = [];
  const registered = new Fields(document, '', ofCombatants)
    .maps('combatants', 'a combatant, such as { id: ann, side: party, class: fighter }', 'combatants')
    .map((one) => ({ path: one.at('id'), combatants: readCombatants(one, content, ofCombatants) }));
  // Who names what stands in tables that cannot be read is not to blame.
  addIssues(
    issues,
    ofCombatants.filter(({ code, found }) => !(code.startsWith('unknown') && unread.has(found))),
  );
  const combatants = registered.flatMap((one) => one.combatants);
  fields.isTooMany('combatants', 'combatants', combatants.length);
  if (!fields.has('combatants')) fields.tell('combatants', 'missingField', 'a list of combatants');
  const setup: EncounterSetup = {
    id: fields.read('id', ID, 'encounter'),
    name: fields.read('name', NAME, ''),
    ruleset: fields.name('ruleset', 'unknownRuleset', Object.keys(parts.rulesets)) ?? 'legacy',
    control: readControl(fields, parts),
    combatants,
    data: (fields.raw('data') ?? {}) as Json,
    conditions: [],
    forced: [],
  };
  // What names combatants is read when all of them are there, so that one mistake is told once.
  if (issues.length > 0) return fail(issues);
  addIssues(issues, duplicates(registered));
  const conditions = fields
    .maps('conditions', '{ on, is, rounds }', 'startingConditions')
    .flatMap((one) => readCondition(one, combatants, content));
  addIssues(issues, twice(conditions));
  const forced = fields
    .maps('forced', '{ on, intent }', 'combatants')
    .flatMap((one) => readForced(one, combatants, issues));
  return issues.length > 0 ? fail(issues) : ok({ ...setup, conditions, forced });
}

/** The tables, and the names of entries that nobody knows because something in `data` is wrong, as issues have them. */
function readData(
  data: unknown,
  base: Content,
  issues: Issue[],
): { readonly content: Content; readonly unread: ReadonlySet<unknown> } {
  if (data === undefined) return { content: base, unread: new Set() };
  const read = readContent(data, base);
  if (read.ok) return { content: read.value, unread: new Set() };
  addIssues(issues, issuesUnder('data', read.error));
  const tables = isRecord(data) ? Object.values(data).filter(isRecord) : [];
  return { content: base, unread: new Set(tables.flatMap(Object.keys).map(shorten)) };
}

function readControl(fields: Fields, { providers }: Parts): EncounterSetup['control'] {
  const control = fields.map('control', `who decides for each of ${SIDES.join(', ')}`);
  control.refuseOthers(SIDES);
  const known = [MANUAL, ...Object.keys(providers)];
  return {
    party: control.name('party', 'unknownControl', known) ?? MANUAL,
    opposition: control.name('opposition', 'unknownControl', known) ?? 'auto',
  };
}

function duplicates(
  registered: readonly { readonly path: string; readonly combatants: readonly Combatant[] }[],
): readonly Issue[] {
  const seen = new Set<string>();
  return registered.flatMap(({ path, combatants }) =>
    combatants.flatMap(({ id }) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [encounterIssue(path, 'duplicateId', 'an id that no other combatant has', id)];
    }),
  );
}

function readCondition(
  fields: Fields,
  combatants: readonly Combatant[],
  content: Content,
): readonly StartingCondition[] {
  fields.refuseOthers(['on', 'is', 'rounds', 'by', 'charges']);
  const on = readCombatant(fields, 'on', combatants);
  const by = fields.has('by') ? readCombatant(fields, 'by', combatants)?.id : undefined;
  if (!fields.has('is')) fields.tell('is', 'missingField', 'the id of a condition');
  const is = fields.name('is', 'unknownCondition', Object.keys(content.conditions));
  const rounds = fields.optional('rounds', integer(1, 10_000)) ?? null;
  const absorbs = is !== undefined && content.conditions[is]?.absorbs === true;
  const charges = fields.read('charges', integer(absorbs ? 1 : 0, 99), absorbs ? 1 : 0);
  if (on === undefined || is === undefined) return [];
  const other = combatants.find(({ side }) => side !== on.side) ?? on;
  return [{ on: on.id, is, rounds, by: by ?? other.id, charges }];
}

function twice(conditions: readonly StartingCondition[]): readonly Issue[] {
  const known = new Set<string>();
  return conditions.flatMap(({ on, is }) => {
    const both = `${is} on ${on}`;
    if (known.has(both)) return [encounterIssue('conditions', 'duplicateCondition', 'each condition once', both)];
    known.add(both);
    return [];
  });
}

function readForced(fields: Fields, combatants: readonly Combatant[], issues: Issue[]): EncounterSetup['forced'] {
  fields.refuseOthers(['on', 'intent']);
  const on = readCombatant(fields, 'on', combatants)?.id;
  const intent = readIntent(fields.raw('intent'), on ?? '', fields.at('intent'), issues);
  return on === undefined || intent === undefined ? [] : [{ on, intent }];
}

function readCombatant(fields: Fields, key: string, combatants: readonly Combatant[]): Combatant | undefined {
  const ids = combatants.map(({ id }) => id);
  if (!fields.has(key)) fields.tell(key, 'missingField', 'the id of a combatant');
  const id = fields.name(key, 'unknownCombatant', ids);
  return combatants.find((one) => one.id === id);
}
