// Keeps RULES.md true to the code: its numbers and names are those of the rules, and comments cite sections that it has.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_CARDS } from './cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS, SPLAYS } from './cards/language.ts';
import { MESSAGES } from './messages.ts';
import { achievementsToWin, THRESHOLDS } from './table/thresholds.ts';

const PAGE = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const SECTIONS = new Map(
  [...PAGE.matchAll(/^## (\d+)\. [^\n]*\n([^]*?)(?=^## |$(?![^]))/gm)].map(([, no, text]) => [Number(no), text ?? '']),
);

function rowsOf(section: number): readonly (readonly string[])[] {
  const rows = (SECTIONS.get(section) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  return rows.slice(1).map((row) => row.slice(2, -2).split(' | '));
}

test('its sections are numbered without a gap', () => {
  expect([...SECTIONS.keys()]).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
});

test('every section that a comment cites is there', () => {
  const source = new URL('./', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const cited = files.flatMap((file) =>
    [...readFileSync(new URL(file, source), 'utf8').matchAll(/RULES\.md, sections? ([\d, and]+)/g)].flatMap(
      ([, numbers = '']) => [...numbers.matchAll(/\d+/g)].map(([number]) => ({ file, number: Number(number) })),
    ),
  );
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ number }) => !SECTIONS.has(number))).toEqual([]);
});

test('what all cards have is told', () => {
  for (const name of [...COLOURS, ...ICONS]) expect(SECTIONS.get(1)).toContain(name);
  expect(rowsOf(12).map(([name]) => name)).toEqual(SPLAYS);
});

test('the special achievements and their numbers are told', () => {
  const conditions = Object.fromEntries(rowsOf(13).map(([name = '', condition = '']) => [name, condition]));
  expect(Object.keys(conditions)).toEqual(SPECIALS);
  const numbers = Object.values(conditions).map((text) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number)));
  const { empireIcons, monumentCards, worldClocks, universeAge } = THRESHOLDS;
  expect(numbers).toEqual([[empireIcons], [monumentCards, monumentCards], [], [worldClocks], [universeAge]]);
  expect(SECTIONS.get(6)).toContain(`${THRESHOLDS.pointsPerAge} × age`);
});

test('how many achievements win', () => {
  expect(rowsOf(14)).toEqual([2, 3, 4].map((seats) => [String(seats), String(achievementsToWin(seats))]));
});

test('the cards that the first edition has otherwise are named', () => {
  const differ = ALL_CARDS.filter((card) => card.firstEdition !== undefined).map((card) => card.name);
  const [, named = ''] = /cards differ: ([^.]*)\./.exec(SECTIONS.get(16) ?? '') ?? [];
  expect(named.split(/, | and /).toSorted()).toEqual(differ.toSorted());
});

test.each(['noSuchAchievement', 'achievementTaken', 'tooFewPoints', 'topCardTooLow', 'notInHand', 'notATopCard'])(
  'the refusal %s is told',
  (code) => {
    expect(Object.keys(MESSAGES)).toContain(`refusal.${code}`);
    expect(PAGE).toContain(`\`${code}\``);
  },
);
