// What is known of an operator stands in its file, as a fact (packages/ruleset/src/operators/facts.ts). No other source of the package
// names it, but for the lists and its family in the plain interpreter. What counts as naming it says `operator-names/named-in.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../packages/ruleset/src/compiled/kinds.ts';
import { CONDITIONS } from '../packages/ruleset/src/operators/conditions.ts';
import { EFFECTS } from '../packages/ruleset/src/operators/effects.ts';
import { VALUES } from '../packages/ruleset/src/operators/values.ts';
import { namedIn } from './operator-names/named-in.ts';

/** Folders and files in which operators are named: their own, and those that write nodes out. */
const HOME: readonly RegExp[] = [
  /^operators\/(effects|conditions|values)(\/|\.ts$)/,
  /^plain\/operators\//,
  // Documents for tests, and examples of issues.
  /^testing\//,
  /^check\/codes\.ts$/,
  // Nodes that stand in for broken ones.
  /^check\/fillers\.ts$/,
];

/** Words that are names of operators by chance. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  // A word that has its number among the symbols of every match.
  'compile/compiler.ts': ['draw_match'],
};

const SRC = join(import.meta.dirname, '../packages/ruleset/src');
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file));
const NAMES = {
  operators: new Set([...EFFECTS, ...CONDITIONS, ...VALUES].map(({ op }): string => op)),
  events: new Set(BUILT_IN.map(([id]) => id)),
  files: ['effects', 'conditions', 'values'].flatMap(operatorFiles),
};

test('no source but its own names an operator', () => {
  const named = FILES.filter((file) => !HOME.some((home) => home.test(file))).flatMap((file) =>
    namedIn(readFileSync(join(SRC, file), 'utf8'), NAMES)
      .filter(({ name }) => WORDS[file]?.includes(name) !== true)
      .map(({ line, name }) => `${file}:${line} names ${name}`),
  );
  expect(named).toEqual([]);
});

test('there are operators to look for, and sources to look at', () => {
  expect(NAMES.operators.size).toBeGreaterThan(90);
  expect(NAMES.files.length).toBeGreaterThan(70);
  expect(FILES.length).toBeGreaterThan(300);
});

// The watch is watched: made-up sources with one name each, and some with none.
test.each([
  "if (node.op === 'draw') return;",
  "if ('draw' !== op) return;",
  "const isDraw = String(node['op']) === 'draw';",
  "switch (condition.op) { case 'all': return true; }",
  "const isFold = ['sum'].includes(node.op);",
  "const FOLDS: readonly string[] = ['sum'];\nconst isFold = (op: string) => FOLDS.includes(op);",
  "const ENDS: ReadonlySet<unknown> = new Set(['win']);\nconst ends = ENDS.has(node.op);",
  "const RAISED: Record<string, string> = { draw: 'card_drawn' };\nconst kind = RAISED[node.op];",
  "const RAISED_BY = { deal_damage: 'damaged' };",
  'const isChance = JSON.stringify(effect).includes(\'"op":"random"\');',
  "const not = (condition: unknown) => ({ op: 'not', of: condition });",
  "type Drawn = NodeOf<'draw'>;",
  "import type { endTurn } from '../operators/effects/end-turn.ts';",
])('finds the name in %s', (text) => {
  expect(namedIn(text, NAMES)).toHaveLength(1);
});

test.each([
  "const kind = 'count';\nif (key === 'count' || word === 'is') return;",
  "switch (layer) { case 'grant': return 1; }",
  "const LAYERS = ['add', 'multiply'];\nconst layer = LAYERS.includes(node.layer);",
  'const facts = operators.effects.get(node.op);',
  "const words = Object.entries(node).filter(([key]) => key !== 'op');",
  "// if (node.op === 'draw')",
  "const isTurn = kind === 'extra_turn';",
])('finds none in %s', (text) => {
  expect(namedIn(text, NAMES)).toEqual([]);
});

/** The files that the list of a sort imports. */
function operatorFiles(sort: string): readonly string[] {
  const list = readFileSync(join(SRC, `operators/${sort}.ts`), 'utf8');
  return [...list.matchAll(/from '\.(\/[\w-]+\/[\w-]+\.ts)'/gu)].map(([, path = '']) => `operators${path}`);
}
