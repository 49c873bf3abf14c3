// What the sources may not have: a name that two packages export, and a variable of a module that changes in the pure packages.
// What two entries of one package export is one thing, so a package counts once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = ['packages', 'games', 'apps'].flatMap((family) =>
  readdirSync(join(ROOT, family))
    .map((name) => `${family}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
);
/** Translations have the same name in every game, as nobody loads two at a time by name. */
const GERMAN = './de';
const PURE = PACKAGES.filter(
  (folder) => folder.startsWith('games/') || /^packages\/(kernel|game|stack|ruleset|match|bots|simulate)$/.test(folder),
);

test('no name is exported by two packages', () => {
  const owners = new Map<string, Set<string>>();
  for (const folder of PACKAGES)
    for (const name of entriesOf(folder).flatMap((file) => exportsOf(readFileSync(file, 'utf8'))))
      owners.set(name, (owners.get(name) ?? new Set()).add(folder));
  const twice = [...owners].filter(([, folders]) => folders.size > 1);
  expect(twice.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([]);
});

test('no module of a pure package has a variable that changes', () => {
  const found = PURE.flatMap((folder) =>
    sourcesOf(folder).filter((file) => hasVariable(readFileSync(join(ROOT, file), 'utf8'))),
  );
  expect(found).toEqual([]);
});

// The watch is watched.
test.each([
  ['let last = 0;', true],
  ['export let last = 0;', true],
  ['var last = 0;', true],
  ['const last = 0;\nfunction f() {\n  let inner = 0;\n  return inner + last;\n}', false],
])('%j', (text, expected) => {
  expect(hasVariable(text)).toBe(expected);
});

test.each([
  ["export { a, b as c } from './x.ts';", ['a', 'c']],
  ["export type { A } from './x.ts';", ['A']],
  ['export const x = 1, y = 2;', ['x', 'y']],
  ['export interface Shape {}\nexport function draw() {}', ['Shape', 'draw']],
  ["import { a } from './x.ts';", []],
])('exports of %j', (text, expected) => {
  expect(exportsOf(text)).toEqual(expected);
});

/** The sources of its entries. */
function entriesOf(folder: string): readonly string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, { readonly '@turnwise/source'?: string }>>;
  };
  return Object.entries(exports).flatMap(([subpath, entry]) => {
    const source = entry['@turnwise/source'];
    return source === undefined || subpath === GERMAN ? [] : [join(ROOT, folder, source)];
  });
}

function exportsOf(text: string): readonly string[] {
  return parsed(text).statements.flatMap((statement): readonly string[] => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause !== undefined && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [];
    if (!ts.canHaveModifiers(statement)) return [];
    const modifiers = ts.getModifiers(statement) ?? [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = statement as ts.DeclarationStatement;
    return name === undefined ? [] : [name.getText()];
  });
}

function hasVariable(text: string): boolean {
  return parsed(text).statements.some(
    (statement) => ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) === 0,
  );
}

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file));
}

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
}
