/** Encounters and levels with as much of one thing as is asked. */
import { readEncounter } from '@turnwise/encounter';
import { checkLevel, readLevelDraft } from '@turnwise/unseen';
import { nested } from './documents.ts';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

type Doc = Record<string, unknown>;

function many<V>(count: number, make: (index: number) => V): V[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Only what its size is about: what else is wrong with it does not count. */
const SIZES = ['tooMany', 'tooBig', 'tooLong', 'tooDeep', 'wrongShape'];

function told(issues: readonly { readonly code: string; readonly path: string }[], path: string): string {
  const found = issues.filter((one) => SIZES.includes(one.code) && one.path.startsWith(path));
  return found.length === 0 ? '' : JSON.stringify(found);
}

const ann: Doc = { id: 'ann', side: 'party', class: 'fighter' };
const orc: Doc = { id: 'orc', side: 'opposition', monster: 'orc' };
const monster = { ac: 7, hitDice: '1', attacks: ['1d6'], morale: 7 };
const spell = { level: 1, targets: 'one opponent', effects: [{ kind: 'dispel' }] };

function fight(over: Doc, path = ''): string {
  const read = readEncounter({ combatants: [ann, orc], ...over });
  return read.ok ? '' : told(read.error, path);
}

const withAnn = (over: Doc): string => fight({ combatants: [{ ...ann, ...over }, orc] }, 'combatants');

/** Texts of so many characters together, in a list under a key of one letter. */
const texts = (characters: number, each: number): readonly string[] => [
  ...many(Math.floor(characters / each), () => 'x'.repeat(each)),
  'x'.repeat(characters % each),
];

export const ENCOUNTER_PROBES: Readonly<Record<string, Probe>> = {
  combatants: bySize((size) => fight({ combatants: [ann, { ...orc, count: size - 1 }] })),
  namesPerList: bySize((size) => withAnn({ items: many(size, () => 'holyWater') })),
  attacks: bySize((size) => fight({ combatants: [ann, { ...orc, attacks: many(size, () => '1d6') }] })),
  startingConditions: bySize((size) =>
    fight({ conditions: many(size, () => ({ on: 'ann', is: 'held' })) }, 'conditions'),
  ),
  tableEntries: bySize((size) =>
    fight({ data: { monsters: Object.fromEntries(many(size, (at) => [`m${at}`, monster])) } }, 'data'),
  ),
  spellEffects: bySize((size) =>
    fight({ data: { spells: { bang: { ...spell, effects: many(size, () => ({ kind: 'dispel' })) } } } }, 'data'),
  ),
  dice: bySize((size) => fight({ combatants: [ann, { ...orc, attacks: [`${size}d6`] }] })),
  hitPoints: bySize((size) => withAnn({ hp: size })),
  encounterValues: { fits: () => fight({}) === '', beyond: (limit) => fight({ data: many(limit, () => 1) }) },
  encounterCharacters: { fits: () => fight({}) === '', beyond: (limit) => fight({ data: texts(limit, 1_000) }) },
  encounterDepth: { fits: () => fight({}) === '', beyond: (limit) => fight({ data: nested(limit) }) },
};

const EXIT = { id: 'exit', kind: 'exit', at: [2, 2] };
const LEVEL: Doc = { level: 1, id: 'big', name: 'Big', size: [200, 200, 20], start: [0, 0, 0], things: [EXIT] };

function level(over: Doc, path = ''): string {
  const read = readLevelDraft({ ...LEVEL, ...over });
  return read.ok ? '' : told(read.error, path);
}

const wall = (at: number): Doc => ({ kind: 'wall', at: [at % 200, 5 + Math.floor(at / 200)] });

export const UNSEEN_PROBES: Readonly<Record<string, Probe>> = {
  side: bySize((size) => level({ size: [size, 3, 1] }, 'size')),
  things: bySize((size) => level({ things: [EXIT, ...many(size - 1, wall)] })),
  pathCells: bySize((size) =>
    level({ things: [EXIT, { kind: 'guard', path: many(size, (at) => [5 + (at % 2), 5]) }] }, 'things[1].path'),
  ),
  solution: bySize((size) => {
    const { issues } = checkLevel({ ...LEVEL, par: 5, solution: many(size, () => 'wait') }, { maxNodes: 1 });
    return told(issues, 'solution');
  }),
  levelValues: { fits: () => level({}) === '', beyond: (limit) => level({ things: many(limit, () => 1) }) },
  levelCharacters: { fits: () => level({}) === '', beyond: (limit) => level({ map: texts(limit, 10_000) }) },
  levelDepth: { fits: () => level({}) === '', beyond: (limit) => level({ things: nested(limit) }) },
};
