// What an encounter may hold is bounded, wherever it comes from; what is over a bound is told with its path.
import { expect, test } from 'vitest';
import { Encounter } from './encounter.ts';
import { encounter } from './game.ts';
import { ENCOUNTER_LIMITS } from './limits.ts';
import { readEncounter } from './notation/read-encounter.ts';

const ann = { id: 'ann', side: 'party', class: 'fighter' };
const orc = { id: 'orc', side: 'opposition', monster: 'orc' };

type Doc = Record<string, unknown>;

function fight(over: Doc = {}): Doc {
  return { combatants: [ann, orc], ...over };
}

function many<V>(count: number, make: (index: number) => V): V[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

const monster = { ac: 7, hitDice: '1', attacks: ['1d6'], morale: 7 };
const spell = { level: 1, targets: 'one opponent', effects: [{ kind: 'dispel' }] };

const OVER: readonly [string, Doc, string, string][] = [
  [
    'combatants one by one',
    fight({ combatants: many(101, (at) => ({ ...orc, id: `orc ${at}` })) }),
    'combatants',
    'at most 100 combatants',
  ],
  [
    'combatants by their count',
    fight({ combatants: [ann, { ...orc, count: 100 }] }),
    'combatants',
    'at most 100 combatants',
  ],
  [
    'a hundred counts of a hundred',
    fight({ combatants: many(100, (at) => ({ ...orc, id: `orc ${at}`, count: 100 })) }),
    'combatants',
    'at most 100 combatants',
  ],
  ['a count', fight({ combatants: [ann, { ...orc, count: 1e9 }] }), 'combatants[1].count', 'an integer from 1 to 100'],
  [
    'hit points',
    fight({ combatants: [{ ...ann, hp: 10_001 }, orc] }),
    'combatants[0].hp',
    'an integer from 0 to 10000',
  ],
  [
    'items',
    fight({ combatants: [{ ...ann, items: many(101, () => 'potion') }, orc] }),
    'combatants[0].items',
    'at most 100 names',
  ],
  [
    'weapons',
    fight({ combatants: [{ ...ann, weapons: many(101, () => 'sword') }, orc] }),
    'combatants[0].weapons',
    'at most 100 names',
  ],
  [
    'attacks of a combatant',
    fight({ combatants: [ann, { ...orc, attacks: many(21, () => '1d6') }] }),
    'combatants[1].attacks',
    'at most 20 attacks',
  ],
  [
    'attacks by how often they are made',
    fight({ data: { monsters: { blob: { ...monster, attacks: [{ times: 20, damage: '1d6' }, '1d4'] } } } }),
    'data.monsters.blob.attacks',
    'at most 20 attacks',
  ],
  [
    'dice',
    fight({ data: { monsters: { blob: { ...monster, attacks: ['101d6'] } } } }),
    'data.monsters.blob.attacks[0]',
    'dice, such as d6, 2d4+1 or 3d4-1, with a result of at least 0',
  ],
  [
    'effects of a spell',
    fight({ data: { spells: { bang: { ...spell, effects: many(6, () => ({ kind: 'dispel' })) } } } }),
    'data.spells.bang.effects',
    'at most 5 effects',
  ],
  [
    'entries of a table',
    fight({ data: { monsters: Object.fromEntries(many(501, (at) => [`m${at}`, monster])) } }),
    'data.monsters',
    'at most 500 entries',
  ],
  [
    'conditions',
    fight({ conditions: many(1001, () => ({ on: 'ann', is: 'held' })) }),
    'conditions',
    'at most 1000 conditions',
  ],
  ['forced intents', fight({ forced: many(101, () => ({ on: 'ann' })) }), 'forced', 'at most 100 combatants'],
  ['a text', fight({ name: 'n'.repeat(1001) }), 'name', 'a text of at most 1000 characters'],
  ['depth', fight({ data: nested(30) }), 'data', 'a document nested at most 20 deep'],
  ['values', fight({ data: { rows: many(100_001, () => 1) } }), 'data.rows', 'at most 100000 values'],
  ['characters', fight({ data: many(1001, () => 'x'.repeat(1000)) }), 'data', 'at most 1000000 characters'],
];

test.each(OVER)('%s', (_, document, path, expected) => {
  const read = readEncounter(document);
  const issues = read.ok ? [] : read.error;
  expect(issues[0]?.path.startsWith(path), JSON.stringify(issues[0])).toBe(true);
  expect(issues[0]?.expected).toContain(expected);
  const set = encounter.setup({ seed: 1, options: { encounter: document } as never });
  expect(set.ok).toBe(false);
  expect(Encounter.from(document, 1).ok).toBe(false);
  const position = encounter.notation.position.parse(document as never, { names: [], options: {}, random: {} });
  expect(position.ok).toBe(false);
});

test('exactly as much as the bounds let be is an encounter', () => {
  const full = {
    combatants: [
      { ...ann, hp: 10_000, items: many(100, () => 'holyWater') },
      { ...orc, count: ENCOUNTER_LIMITS.combatants.usual - 1, attacks: many(20, () => '100d6') },
    ],
  };
  const read = readEncounter(full);
  expect(read.ok ? read.value.combatants.length : read.error).toBe(100);
});

test('a saved fight with more is refused', () => {
  const started = Encounter.from(fight(), 1);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const saved = JSON.stringify(started.value.save());
  const spoilt: readonly [(state: { setup: { combatants: Doc[] }; bodies: Doc[] }) => unknown, RegExp][] = [
    [({ setup }) => (setup.combatants = many(101, () => setup.combatants[0]!)), /^state\.setup\.combatants$/],
    [({ setup }) => (setup.combatants[0]!['level'] = 9e15), /^state\.setup\.combatants\[0\]\.level$/],
    [({ setup }) => (setup.combatants[0]!['items'] = many(101, () => 'holyWater')), /combatants\[0\]\.items$/],
    [({ setup }) => (setup.combatants[1]!['hp'] = 9e15), /combatants\[1\]\.hp$/],
    [({ bodies }) => (bodies[0]!['hp'] = 9e15), /^state\.bodies\[0\]\.hp$/],
    [({ bodies }) => (bodies[0]!['items'] = many(101, () => 'holyWater')), /^state\.bodies\[0\]\.items$/],
  ];
  for (const [spoil, path] of spoilt) {
    const document = JSON.parse(saved) as { state: { setup: { combatants: Doc[] }; bodies: Doc[] } };
    spoil(document.state);
    const read = Encounter.from(document, 1);
    expect(read.ok ? 'read' : read.error[0]?.path).toMatch(path);
  }
});

test('sides that cannot hurt each other draw when the last round is over', () => {
  const harmless = { id: 'rat', side: 'opposition', monster: 'giantRat', ac: -20, attacks: ['1d1-1'] };
  const read = Encounter.from(
    {
      control: { party: 'auto', opposition: 'auto' },
      combatants: [{ ...harmless, id: 'bat', side: 'party' }, harmless],
    },
    1,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  read.value.run();
  expect(read.value.state.machine).toMatchObject({ outcome: 'DRAW', round: ENCOUNTER_LIMITS.rounds.usual });
});
