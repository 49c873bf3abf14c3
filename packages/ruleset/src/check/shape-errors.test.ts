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
import { textAt } from './path.ts';
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
    [
      'a word of an operand, and keys that exclude each other',
      cast({ op: 'modify_attribute', target: 'nobody', attribute: 'powr', add: 1, set: 2, until: 'forever' }),
      [
        `wrongValue ${EFFECTS}[0].until`,
        `wrongKeys ${EFFECTS}[0]`,
        `unknownName ${EFFECTS}[0].target`,
        `unknownName ${EFFECTS}[0].attribute`,
      ],
    ],
    [
      'a misspelt key, one of several of which there must be one',
      cast({ op: 'modify_attribute', target: 'nobody', attribute: 'power', ad: 1 }),
      [`unknownKey ${EFFECTS}[0].ad`, `unknownName ${EFFECTS}[0].target`],
    ],
    [
      'a misspelt key that binds a name, and a body',
      cast({
        op: 'for_each',
        in: 'players',
        az: 'p',
        do: [{ op: 'drow' }, shuffle, { op: 'draw', player: 'p' }, { op: 'draw', player: 'nobody' }],
      }),
      [
        `unknownName ${EFFECTS}[0].do[3].player`,
        `unknownKey ${EFFECTS}[0].az`,
        `unknownOperator ${EFFECTS}[0].do[0].op`,
        `unknownName ${EFFECTS}[0].do[1].zone`,
      ],
    ],
    [
      'a key of an effect that binds a name, of which nothing more is known',
      cast(
        { op: 'select', from: { zone: 'dekc' }, as: 'some', cuont: 1 },
        { op: 'draw', player: 'some', count: { ref: 'none' } },
      ),
      [`unknownKey ${EFFECTS}[0].cuont`, `unknownName ${EFFECTS}[0].from.zone`, `unknownName ${EFFECTS}[1].count.ref`],
    ],
    [
      'an operator beside a name that cannot be read',
      cast({ op: [], as: { value: 'some' }, value: 1 }, { op: 'draw', count: { ref: 'some' } }, shuffle),
      [`unknownOperator ${EFFECTS}[0].op`, `unknownName ${EFFECTS}[2].zone`],
    ],
    [
      'a key of a selector, and another',
      cast({ op: 'tap', target: { selector: { zone: 'dekc', palyers: 'any', flags: { tpaped: true } } } }),
      [
        `unknownKey ${EFFECTS}[0].target.selector.palyers`,
        `unknownName ${EFFECTS}[0].target.selector.zone`,
        `unknownName ${EFFECTS}[0].target.selector.flags.tpaped`,
      ],
    ],
    [
      'all that a reaction answers',
      answer({
        when: 'damaged',
        conditions: [{ op: 'compare', left: { ref: 'active.manna' }, is: '=>', right: 1 }],
        effects: [shuffle, { op: 'draw', count: { ref: 'event.points' } }],
      }),
      [
        'wrongType reactions[0].when',
        'wrongValue reactions[0].conditions[0].is',
        'unknownProperty reactions[0].conditions[0].left.ref',
        'unknownName reactions[0].effects[0].zone',
      ],
    ],
    [
      'a zone that is only a name',
      {
        zones: (SOUND.zones as readonly Sections[]).map((zone) => (zone.id === 'hand' ? 'hand' : zone)),
        ...act({
          targets: [{ id: 'it_is', selector: { zone: 'hand' } }],
          effects: [
            { op: 'draw', count: { ref: 'it_is.csot' } },
            { op: 'draw', count: { ref: 'active.hand.count' } },
          ],
        }),
        setup: [shuffle],
      },
      ['wrongType zones[1]', 'unknownProperty actions[0].effects[0].count.ref', 'unknownName setup[0].zone'],
    ],
    [
      'a parameter',
      act({
        params: { n: { min: 5, max: 1 }, w: ['a', 'b'] },
        effects: [{ op: 'gain_resource', resource: 'mana', amount: { ref: 'w' } }],
      }),
      ['wrongType actions[0].params.w', 'wrongBounds actions[0].params.n.max'],
    ],
    [
      'what a screen may use, which says nothing of targets',
      act({ ui: 7, targets: [{ id: 'who', selector: { where: [{ op: 'in_zone', target: 'who', zone: 'hand' }] } }] }),
      ['wrongType actions[0].ui', 'targetNotChosen actions[0].targets[0].selector.where[0].target'],
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

type Mistake = { readonly place: Keys; readonly harm: ((value: unknown) => unknown) | 'name' };

const withMistake = (document: Json, { place, harm }: Mistake): Json =>
  withValue(document, place, harm === 'name' ? 'no_such_name' : harm(valueAt(document, place))) as Json;

/** What a mistake by itself is told as, at the least. */
function mainIssues(document: Json, mistake: Mistake): readonly string[] {
  const wrong = withMistake(document, mistake);
  if (mistake.harm !== 'name') return shapeOf(wrong);
  return told(wrong).filter((issue) => issue === `unknownName ${textAt(mistake.place)}`);
}

const shapeOf = (document: Json): readonly string[] =>
  checkShape(document).issues.map(({ code, path }) => `${code} ${path}`);

const isWithin = (place: Keys, unit: Keys): boolean => unit.every((key, at) => place[at] === key);

/** A wrong shape on which all of the other mistake hangs: the operator, what says whose flag it is, a declaration of the name. */
function hangsOn({ place: one, harm }: Mistake, { place: other, harm: byShape }: Mistake): boolean {
  if (byShape === 'name') return false;
  const [key, owner] = [other.at(-1), other.slice(0, -1)];
  if (key === 'op' && isWithin(one, owner)) return true;
  if (harm !== 'name') return false;
  const isOfFlag = one.at(-1) === 'flag' && isWithin(other, one.slice(0, -1));
  return isOfFlag || other[0] === REFERENCES[String(one.at(-1))];
}

/** Two places of one ruleset, one in two times near each other. */
const mistakes = fc.constantFrom(...SHIPPED).chain(({ places, names, ...shipped }) => {
  const harm = fc.constantFrom(...HARMS);
  const within = (unit: Keys): fc.Arbitrary<Mistake> => {
    const own = names.filter((place) => isWithin(place, unit));
    const wrongShape = fc.record({
      place: fc.constantFrom(...places.filter((place) => isWithin(place, unit))),
      harm,
    });
    if (own.length === 0) return wrongShape;
    return fc.oneof(wrongShape, fc.record({ place: fc.constantFrom(...own), harm: fc.constant('name' as const) }));
  };
  const first = fc.record({ place: fc.constantFrom(...places), harm });
  return fc
    .record({ first, up: fc.constantFrom(1, 2, 3, 100), shipped: fc.constant(shipped) })
    .chain(({ up, ...rest }) =>
      fc.record({
        second: within(rest.first.place.slice(0, up === 100 ? 0 : Math.max(1, rest.first.place.length - up))),
        first: fc.constant(rest.first as Mistake),
        shipped: fc.constant(rest.shipped),
      }),
    );
});

/** `npm run soak` makes more, with a seed of its own. */
const SEED = Number(process.env['RULESET_MISTAKES_SEED'] ?? 20_261_116);
const MISTAKES = Number(process.env['RULESET_MISTAKES'] ?? 40);
const HOUR = 3_600_000;

test(
  'two mistakes anywhere in a shipped ruleset, neither in the other: both are told, and nothing else',
  () => {
    let both = 0;
    fc.assert(
      fc.property(mistakes, ({ shipped: { document, base }, first, second }) => {
        fc.pre(!isWithin(first.place, second.place) && !isWithin(second.place, first.place));
        const [ofFirst, ofSecond] = [mainIssues(document, first), mainIssues(document, second)];
        fc.pre(ofFirst.length > 0 && ofSecond.length > 0);
        const broken = withMistake(withMistake(document, first), second);
        const found = told(broken);
        const known = [first, second].flatMap((one) => told(withMistake(document, one)));
        expect(found.filter((issue) => ![...base, ...known, ...shapeOf(broken)].includes(issue))).toEqual([]);
        const expected = [...(hangsOn(first, second) ? [] : ofFirst), ...(hangsOn(second, first) ? [] : ofSecond)];
        if (expected.length === ofFirst.length + ofSecond.length) both++;
        expect(found).toEqual(expect.arrayContaining(expected));
      }),
      { seed: SEED, numRuns: MISTAKES, endOnFailure: true },
    );
    expect(both).toBeGreaterThan(MISTAKES / 2);
  },
  HOUR,
);
