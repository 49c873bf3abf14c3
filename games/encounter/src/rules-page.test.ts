// Keeps RULES.md true to the code: its lists are those of the code, its spells, conditions and items those of the files, and what
// comments cite of it is there. `content/tables.test.ts` holds the other tables.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { SHIPPED } from './content/shipped.ts';
import { STREAMS } from './dice.ts';
import { PROVIDERS } from './providers/shipped.ts';
import { abilityModifier, initiativeModifier } from './rulesets/figures.ts';
import { RULESETS } from './rulesets/shipped.ts';
import { startOf } from './start.ts';
import { ANN, GOBLIN, SEED, setupOf } from './testing/fight.ts';
import { rowsOf, sectionsOf, tablesOf } from './testing/page-tables.ts';
import { printedCondition, printedItem, printedSpell } from './testing/printed-content.ts';
import { TOLD_EVENTS } from './testing/told-events.ts';
import { fieldOf } from './views/context.ts';
import { OUTCOMES, REJECTIONS, STATES } from './words.ts';

const PAGE = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The words in code marks of the first cells of a section's table. */
function listed(section: string): readonly string[] {
  return rowsOf(PAGE, section).flatMap(([first = '']) => [...first.matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
}

test.each<[string, string, readonly string[]]>([
  ['states', '2.1', STATES],
  ['rejections', '2.3', REJECTIONS],
  ['outcomes', '2.7', OUTCOMES],
  ['providers', '13', Object.keys(PROVIDERS)],
  ['events', '14', Object.keys(TOLD_EVENTS)],
])('the %s of section %s are all there, and no others', (_, section, words) => {
  expect(listed(section).toSorted()).toEqual(words.toSorted());
});

test('the rulesets are those that ship', () => {
  const [[, ...names] = []] = tablesOf(PAGE, '4')[0] ?? [];
  expect(names).toEqual(Object.keys(RULESETS).map((name) => `\`${name}\``));
});

test('the modifiers of every score are told', () => {
  const signed = (figure: number): string => `${figure > 0 ? '+' : ''}${figure}`.replace('-', '−');
  const told = rowsOf(PAGE, '5.1').flatMap(([scores = '', ...modifiers]) => {
    const [first = 0, last = first] = scores.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, more) => [first + more, ...modifiers]);
  });
  const known = Array.from({ length: 16 }, (_, more) => {
    const dex = 3 + more;
    const setup = setupOf({ combatants: [{ ...ANN, abilities: { dex } }, GOBLIN] });
    const field = fieldOf(startOf(setup, createRandom(SEED, STREAMS)), SHIPPED);
    return [dex, signed(abilityModifier(dex)), signed(initiativeModifier(field, 'ann'))];
  });
  expect(told).toEqual(known);
});

test.each<[string, string, readonly (readonly string[])[]]>([
  ['spells', '8.2', Object.values(SHIPPED.spells).map(printedSpell)],
  ['conditions', '9', Object.values(SHIPPED.conditions).map(printedCondition)],
  ['items', '10.2', Object.values(SHIPPED.items).map(printedItem)],
])('the %s of section %s are those of the files', (_, section, printed) => {
  expect(rowsOf(PAGE, section)).toEqual(printed);
});

test('what is cited of the page is there', () => {
  const texts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const cited = texts.flatMap((text) =>
    [...text.matchAll(/RULES\.md (\d+(?:\.\d+)?)/g)].map(([, number = '']) => number),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(sectionsOf(PAGE)).toEqual(expect.arrayContaining(cited));
});
