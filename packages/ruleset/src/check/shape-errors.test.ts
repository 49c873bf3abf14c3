// One error of shape does not hide what else is wrong, and nothing is told that is wrong only because of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { readSourceText } from '@turnwise/scenario';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';
import { valueAt, withValue } from './place.ts';
import { checkShape } from './shape.ts';

type Sections = Readonly<Record<string, Json>>;
type Keys = readonly (string | number)[];

/** `code path` of everything that is told. */
function told(document: Json): readonly string[] {
  const { errors, warnings } = checkRuleset(document);
  return [...errors, ...warnings].map(({ code, path }) => `${code} ${path}`);
}

const shuffle = { op: 'shuffle', zone: 'dekc' };
const card = (about: Sections): Sections => ({ cards: [{ id: 'fox', ...about }] });
const cast = (...effects: readonly Json[]): Sections => card({ abilities: [{ id: 'bite', kind: 'cast', effects }] });
const act = (about: Sections): Sections => ({ actions: [{ id: 'act', timing: 'instant', effects: [], ...about }] });
const answer = (about: Sections): Sections => ({
  reactions: [{ id: 'rule', when: { event: 'damaged' }, effects: [], ...about }],
});
const EFFECTS = 'cards[0].abilities[0].effects';
const damage = [{ op: 'deal_damage', target: { selector: { players: 'any' } }, amount: 1 }];

describe('what is wrong beside an error of shape is told', () => {
  test.each<[string, Sections, readonly string[]]>([
    [
      'a key of a card',
      card({ cost: 'two', attributes: { wits: 1 }, abilities: ['nothing'] }),
      ['wrongType cards[0].cost', 'unknownName cards[0].attributes.wits', 'unknownName cards[0].abilities[0]'],
    ],
    [
      'an unknown key',
      card({ csot: 2, abilities: ['no'] }),
      ['unknownKey cards[0].csot', 'unknownName cards[0].abilities[0]'],
    ],
    [
      'an effect',
      cast({ op: 'shufle' }, shuffle),
      [`unknownOperator ${EFFECTS}[0].op`, `unknownName ${EFFECTS}[1].zone`],
    ],
    ['no effect at all', cast(7, shuffle), [`wrongType ${EFFECTS}[0]`, `unknownName ${EFFECTS}[1].zone`]],
    [
      'an operand',
      cast({ op: 'deal_damage', target: 'nobody', amount: [] }),
      [`wrongType ${EFFECTS}[0].amount`, `unknownName ${EFFECTS}[0].target`],
    ],
    [
      'an operand that is missing',
      cast({ op: 'deal_damage', target: 'nobody' }),
      [`wrongKeys ${EFFECTS}[0]`, `unknownName ${EFFECTS}[0].target`],
    ],
    [
      'an operand under both its names',
      cast({ op: 'deal_damage', target: 'nobody', amount: { ref: 'no_one' }, count: 1 }),
      [`wrongKeys ${EFFECTS}[0]`, `unknownName ${EFFECTS}[0].target`, `unknownName ${EFFECTS}[0].amount.ref`],
    ],
    [
      'a condition that is missing a side',
      act({ preconditions: [{ op: 'compare', left: { ref: 'active.mnaa' }, is: '>' }] }),
      ['missingKey actions[0].preconditions[0].right', 'unknownProperty actions[0].preconditions[0].left.ref'],
    ],
    [
      'a key of an effect, and effects within it',
      cast({ op: 'if', condition: { op: 'stack_empty' }, then: [shuffle], esle: [] }),
      [`unknownKey ${EFFECTS}[0].esle`, `unknownName ${EFFECTS}[0].then[0].zone`],
    ],
    [
      'the kind of an ability',
      card({ abilities: [{ id: 'bite', kind: 'csat', effects: [shuffle] }] }),
      ['wrongValue cards[0].abilities[0].kind', `unknownName ${EFFECTS}[0].zone`],
    ],
    [
      'a name that is bound',
      cast({ op: 'let', as: 7, value: 1 }, { op: 'draw', count: { ref: 'x' } }, shuffle),
      [`wrongType ${EFFECTS}[0].as`, `unknownName ${EFFECTS}[2].zone`],
    ],
    [
      'an effect that binds a name',
      cast({ op: 'lett', as: 'x', value: 1 }, { op: 'draw', count: { ref: 'x' } }, { op: 'draw', count: { ref: 'y' } }),
      [`unknownOperator ${EFFECTS}[0].op`, `unknownName ${EFFECTS}[2].count.ref`],
    ],
    [
      'the selector of a target',
      act({
        targets: [{ id: 'who', selector: { zone: 'hand', cuont: 1 } }],
        effects: [{ op: 'draw', player: 'who' }, shuffle],
      }),
      ['unknownKey actions[0].targets[0].selector.cuont', 'unknownName actions[0].effects[1].zone'],
    ],
    [
      'the timing of an action',
      act({ timing: 'soon', effects: [shuffle] }),
      ['wrongValue actions[0].timing', 'unknownName actions[0].effects[0].zone'],
    ],
    [
      'the event of a reaction',
      answer({ when: { event: 7 }, effects: [{ op: 'draw', count: { ref: 'event.points' } }, shuffle] }),
      ['wrongType reactions[0].when.event', 'unknownName reactions[0].effects[1].zone'],
    ],
    [
      'a limit, which may stop a cycle',
      answer({ limit: 7, effects: [...damage, shuffle] }),
      ['wrongType reactions[0].limit', 'unknownName reactions[0].effects[1].zone'],
    ],
    [
      'a step and its window',
      {
        turnStructure: {
          phases: [{ id: 'main', steps: [{ id: 7, effects: [shuffle] }] }],
          priorityWindows: [{ phase: 'main', step: 'main1' }],
        },
      },
      ['wrongType turnStructure.phases[0].steps[0].id', 'unknownName turnStructure.phases[0].steps[0].effects[0].zone'],
    ],
    [
      'the setup',
      { setup: [{ op: 'draw', cuont: 1 }, shuffle] },
      ['unknownKey setup[0].cuont', 'unknownName setup[1].zone'],
    ],
    [
      'the owner of a zone',
      {
        zones: (SOUND.zones as readonly Sections[]).map((zone) => (zone.id === 'hand' ? { ...zone, owner: 7 } : zone)),
        setup: [{ op: 'draw', count: { ref: 'active.hand.count' } }, shuffle],
      },
      ['wrongValue zones[1].owner', 'unknownName setup[1].zone'],
    ],
    [
      'the id of a resource',
      { resources: [{ id: 7, start: 1 }], setup: [{ op: 'draw', count: { ref: 'active.mana' } }, shuffle] },
      ['wrongType resources[0].id', 'unknownName setup[1].zone'],
    ],
  ])('%s', (_, sections, expected) => {
    expect([...told({ ...SOUND, ...sections, ...OTHER })].sort()).toEqual([...expected, AND_ELSEWHERE].sort());
  });
});

/** Another part that has an error. */
const OTHER: Sections = {
  victory: [{ result: 'win', reason: 'it', conditions: [{ op: 'exists', selector: { zone: 'nowhere' } }] }],
};
const AND_ELSEWHERE = 'unknownName victory[0].conditions[0].selector.zone';

/** By key of an operand, the section that declares what it names. */
const REFERENCES: Readonly<Record<string, string>> = {
  zone: 'zones',
  to: 'zones',
  resource: 'resources',
  flag: 'flags',
  counter: 'counters',
  attribute: 'attributes',
};

const ROOT = join(import.meta.dirname, '../../../..');
const SHIPPED = [
  'packages/ruleset/examples/example.ruleset.yaml',
  'packages/ruleset/examples/everything.ruleset.yaml',
  'games/duel/src/ruleset.json',
  'games/whist/src/ruleset.json',
  'games/mancala/src/ruleset.json',
].map((file) => {
  const read = readSourceText(readFileSync(join(ROOT, file), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const document = read.value.value;
  const places = placesOf(document).slice(1);
  return { document, places, names: places.filter((place) => isReference(document, place)), base: told(document) };
});

function placesOf(value: unknown, path: Keys = []): readonly Keys[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

function isReference(document: Json, place: Keys): boolean {
  return typeof valueAt(document, place) === 'string' && Object.hasOwn(REFERENCES, place.at(-1) ?? '');
}

/** Ways to make a shape wrong, in most places. */
const HARMS: readonly ((value: unknown) => unknown)[] = [
  () => 7,
  () => null,
  () => 'no name!',
  () => [],
  () => ({}),
  () => undefined,
  (value) => [value],
  (value) => (isRecord(value) ? { ...value, no_such_key: 7 } : { value }),
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, one], at, { length }) => [at === length - 1 ? `${key}_` : key, one]),
        )
      : value,
];

const harmed = (document: Json, place: Keys, harm: (value: unknown) => unknown): Json =>
  withValue(document, place, harm(valueAt(document, place))) as Json;

/** The smallest effect, condition or selector around a place, else the place itself. */
function unitOf(document: Json, place: Keys): Keys {
  for (let length = place.length; length > 0; length--) {
    const node = valueAt(document, place.slice(0, length));
    const isSelector = ['selector', 'affects'].includes(String(place[length - 1]));
    if (isSelector || (isRecord(node) && 'op' in node)) return place.slice(0, length);
  }
  return place;
}

const isWithin = (place: Keys, unit: Keys): boolean => unit.every((key, at) => place[at] === key);

const ruleset = fc.constantFrom(...SHIPPED).chain(({ places, names, ...rest }) =>
  fc.record({
    shipped: fc.constant(rest),
    place: fc.constantFrom(...places),
    harm: fc.constantFrom(...HARMS),
    name: fc.constantFrom(...names),
  }),
);

test('a wrong shape and a wrong name anywhere in a shipped ruleset: both are told, and nothing else', () => {
  let both = 0;
  fc.assert(
    fc.property(ruleset, ({ shipped: { document, base }, place, harm, name }) => {
      const wrong = withValue(document, name, 'no_such_name') as Json;
      const meant = told(wrong).filter((issue) => !base.includes(issue));
      const broken = harmed(wrong, place, harm);
      const shape = checkShape(broken).issues.map(({ code, path }) => `${code} ${path}`);
      fc.pre(shape.length > 0);
      const found = told(broken);
      const strange = found.filter((issue) => ![...base, ...meant, ...shape].includes(issue));
      expect(strange).toEqual([]);
      expect(found).toEqual(expect.arrayContaining(shape));
      const declares = place[0] === REFERENCES[String(name.at(-1))];
      if (declares || isWithin(name, unitOf(document, place))) return;
      both++;
      expect(found).toEqual(expect.arrayContaining(meant.filter((issue) => issue.startsWith('unknownName'))));
    }),
    { seed: 20_261_116, numRuns: 150, endOnFailure: true },
  );
  expect(both).toBeGreaterThan(50);
}, 60_000);
