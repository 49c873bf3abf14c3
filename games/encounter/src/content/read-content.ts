/**
 * Tables from a document, over those that there are already: an entry takes the place of one with the same id, turning and
 * the figures by hit dice are replaced whole. Everything wrong is told with its path.
 */
import { addIssues, fail, isRecord, issue, issuesUnder, ok } from '@turnwise/kernel';
import type { Issue, Result, Shape } from '@turnwise/kernel';
import { ARMOUR } from './armour.ts';
import { CLASSES } from './classes.ts';
import { CONDITIONS } from './conditions.ts';
import { HIT_DICE_FIGURES, hitDiceIssues, TURNING, turningIssues } from './figures.ts';
import { ITEMS } from './items.ts';
import { MONSTERS } from './monsters.ts';
import { SPELLS } from './spells.ts';
import { readTable } from './table.ts';
import type { Table } from './table.ts';
import type { Content } from './types.ts';
import { WEAPONS } from './weapons.ts';

const EMPTY: Content = {
  classes: {},
  monsters: {},
  weapons: {},
  armour: {},
  spells: {},
  conditions: {},
  items: {},
  turning: { columns: [], rows: [] },
  hitDice: { thac0: [], saves: [] },
};

const TABLES = Object.keys(EMPTY);

export function readContent(document: unknown, base: Content = EMPTY): Result<Content, readonly Issue[]> {
  const expected = `tables, any of ${TABLES.join(', ')}`;
  if (!isRecord(document)) return fail([issue('', 'wrongShape', expected, document ?? null)]);
  const issues = Object.keys(document)
    .filter((key) => !TABLES.includes(key))
    .map((key) => issue(key, 'unknownField', expected, document[key]));
  const known = {
    classes: idsOf(base.classes, document['classes']),
    conditions: idsOf(base.conditions, document['conditions']),
  };
  const merged = <Written, Entry>(
    key: string,
    table: Table<Written, Entry>,
    entries: Readonly<Record<string, Entry>>,
  ): Readonly<Record<string, Entry>> => ({
    ...entries,
    ...readTable(table, document[key], key, known, issues),
  });
  const replaced = <V>(key: string, shape: Shape<V>, further: (value: V) => readonly Issue[], before: V): V => {
    const given = document[key];
    if (given === undefined) return before;
    if (shape.is(given)) addIssues(issues, issuesUnder(key, further(given)));
    else addIssues(issues, shape.issues(given, key));
    return given as V;
  };
  const content: Content = {
    classes: merged('classes', CLASSES, base.classes),
    monsters: merged('monsters', MONSTERS, base.monsters),
    weapons: merged('weapons', WEAPONS, base.weapons),
    armour: merged('armour', ARMOUR, base.armour),
    spells: merged('spells', SPELLS, base.spells),
    conditions: merged('conditions', CONDITIONS, base.conditions),
    items: merged('items', ITEMS, base.items),
    turning: replaced('turning', TURNING, turningIssues, base.turning),
    hitDice: replaced('hitDice', HIT_DICE_FIGURES, hitDiceIssues, base.hitDice),
  };
  return issues.length === 0 ? ok(content) : fail(issues);
}

function idsOf(base: object, given: unknown): readonly string[] {
  return [...Object.keys(base), ...(isRecord(given) ? Object.keys(given) : [])];
}
