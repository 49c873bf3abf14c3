// The cards as data: what RULES.md, section 1 says of all of them.
import { expect, test } from 'vitest';
import { PROGRAMS } from '../compile/programs.ts';
import { AGE, ALL_CARDS, cardNamed, cardsOfAge, COLOUR, ICONS_COVERED, ICONS_ON_TOP, idOf, NAME } from './catalogue.ts';
import { COLOURS, ICONS, SPLAYS } from './language.ts';

test('there are 105 cards: fifteen of age 1 and ten of each other, three or two of each colour', () => {
  expect(ALL_CARDS.map((card) => card.id)).toEqual(Array.from({ length: 105 }, (_, index) => index + 1));
  for (let age = 1; age <= 10; age++)
    for (let colour = 0; colour < COLOURS.length; colour++)
      expect(cardsOfAge(age).filter((id) => COLOUR[id] === colour)).toHaveLength(age === 1 ? 3 : 2);
  expect(new Set(ALL_CARDS.map((card) => card.name)).size).toBe(105);
  for (const card of ALL_CARDS)
    expect([cardNamed(card.name), NAME[card.id], AGE[card.id]]).toEqual([card.id, card.name, card.age]);
  expect(() => idOf('Gunpowder Plot')).toThrow('there is no card Gunpowder Plot');
});

test('each card has three icons and one picture, and its dogma icon at least twice', () => {
  for (const { icons, dogmaIcon, name } of ALL_CARDS) {
    expect(
      icons.filter((icon) => icon === null),
      name,
    ).toHaveLength(1);
    expect(icons.filter((icon) => icon === dogmaIcon).length, name).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  ['castle', 1, 3],
  ['factory', 4, 10],
  ['clock', 7, 10],
  ['lightbulb', 1, 10],
] as const)('the icon %s is of ages %i to %i', (icon, first, last) => {
  const ages = ALL_CARDS.filter((card) => card.icons.includes(icon)).map((card) => card.age);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([first, last]);
});

test('there are 158 effects; a demand comes first, 34 cards have one, and 14 have nothing else', () => {
  const effects = ALL_CARDS.flatMap((card) => card.effects);
  expect(effects).toHaveLength(158);
  const demanding = ALL_CARDS.filter((card) => card.effects[0]?.kind === 'demand');
  expect(demanding).toHaveLength(34);
  expect(demanding.filter((card) => card.effects.length === 1)).toHaveLength(14);
  for (const card of ALL_CARDS) expect(card.effects.slice(1).every((effect) => effect.kind === 'shared')).toBe(true);
});

test('the first edition differs in nine cards', () => {
  expect(ALL_CARDS.filter((card) => card.firstEdition !== undefined).map((card) => card.name)).toEqual([
    'Oars',
    'Fermenting',
    'Feudalism',
    'Measurement',
    'Statistics',
    'Societies',
    'Industrialization',
    'Combustion',
    'Fission',
  ]);
});

test('a splay shows the slots that the rules name', () => {
  // Archery has castle, lightbulb, a picture and castle.
  const archery = idOf('Archery');
  const shown = (icons: readonly number[] | undefined): readonly (string | undefined)[] =>
    (icons ?? []).map((icon) => ICONS[icon]);
  expect(shown(ICONS_ON_TOP[archery])).toEqual(['castle', 'lightbulb', 'castle']);
  expect(SPLAYS.map((_, splay) => shown(ICONS_COVERED[splay]?.[archery]))).toEqual([
    [],
    ['castle'],
    ['castle', 'lightbulb'],
    ['lightbulb', 'castle'],
  ]);
});

test('programs are plain data, and every effect has a text of its own and a program', () => {
  expect(JSON.parse(JSON.stringify(ALL_CARDS))).toEqual(ALL_CARDS);
  for (const card of ALL_CARDS)
    for (const effect of [...card.effects, ...(card.firstEdition ?? [])]) {
      expect(effect.text, card.name).toMatch(/^[A-Z].*\.$/u);
      expect(effect.program.length, card.name).toBeGreaterThan(0);
    }
  expect(PROGRAMS.map((program) => program.number)).toEqual(PROGRAMS.map((_, number) => number));
});
