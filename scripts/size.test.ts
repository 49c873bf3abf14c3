// Functions stay small: at most 80 lines and six parameters. A function that is one exhaustive switch is a table, and may be
// as long as there are kinds, as long as every case is a few lines.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const MOST_LINES = 80;
const MOST_PARAMETERS = 6;
const MOST_LINES_OF_A_CASE = 14;

interface Large {
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

test('no function has more than 80 lines or six parameters', () => {
  const found = sources().flatMap((path) => largeIn(path, readFileSync(join(ROOT, path), 'utf8')));
  expect(found).toEqual([]);
});

describe('what counts as large', () => {
  const lines = (count: number, text: string): string => Array.from({ length: count }, () => text).join('\n');
  const cases = (count: number, body: string): string =>
    Array.from({ length: count }, (_, index) => `case ${index}:\n${body}`).join('\n');

  test.each([
    ['a function of 80 lines', `function f() {\n${lines(78, 'go();')}\n}`, false],
    ['a function of 81 lines', `function f() {\n${lines(79, 'go();')}\n}`, true],
    ['a closure of 81 lines', `const f = () => {\n${lines(79, 'go();')}\n};`, true],
    ['a method of 81 lines', `class A {\nf() {\n${lines(79, 'go();')}\n}\n}`, true],
    ['six parameters', 'function f(a, b, c, d, e, g) {}', false],
    ['seven parameters', 'function f(a, b, c, d, e, g, h) {}', true],
    ['seven parameters of a constructor', 'class A { constructor(a, b, c, d, e, g, h) {} }', true],
    ['a type with seven parameters', 'type F = (a, b, c, d, e, g, h) => void;', false],
    [
      'a switch that is a table',
      `function f(a) {\nconst b = a.c;\nswitch (a.kind) {\n${cases(50, 'return b;')}\n}\n}`,
      false,
    ],
    ['a switch over something else', `function f(a) {\nswitch (a.c) {\n${cases(50, 'return 1;')}\n}\n}`, true],
    ['a switch with a long case', `function f(a) {\nswitch (a.kind) {\n${cases(5, lines(20, 'go();'))}\n}\n}`, true],
    ['a switch with a default', `function f(a) {\nswitch (a.kind) {\n${cases(50, 'return 1;')}\ndefault:\n}\n}`, true],
    ['a switch and more', `function f(a) {\nswitch (a.kind) {\n${cases(50, 'break;')}\n}\nfor (;;) go();\n}`, true],
  ])('%s', (_, text, isLarge) => {
    expect(largeIn('a.ts', text).length > 0).toBe(isLarge);
  });
});

function sources(): readonly string[] {
  const folders = ['packages', 'games', 'apps', 'scripts'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => /\.m?ts$/.test(path) && !/(\.test(-d)?\.ts$|\/testing\/)/.test(path));
}

function largeIn(path: string, text: string): readonly Large[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Large[] = [];
  const linesOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.end).line -
    source.getLineAndCharacterOfPosition(node.getStart()).line +
    1;
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return;
    const lines = linesOf(node);
    const parameters = node.parameters.length;
    const isLong = lines > MOST_LINES && !isTable(node.body, linesOf);
    if (isLong || parameters > MOST_PARAMETERS) found.push({ name: `${path} ${nameOf(node)}`, lines, parameters });
  };
  visit(source);
  return found;
}

/** One switch over a `kind` or `op` without a default and with short cases; before it, only constants. */
function isTable(body: ts.Node, linesOf: (node: ts.Node) => number): boolean {
  if (!ts.isBlock(body)) return false;
  const last = body.statements.at(-1);
  if (last === undefined || !ts.isSwitchStatement(last)) return false;
  if (!body.statements.slice(0, -1).every((statement) => ts.isVariableStatement(statement))) return false;
  if (!/(^|\.)(kind|op)$/.test(last.expression.getText())) return false;
  return last.caseBlock.clauses.every((clause) => ts.isCaseClause(clause) && linesOf(clause) <= MOST_LINES_OF_A_CASE);
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { name } = node;
  if (name !== undefined) return name.getText();
  const { parent } = node;
  return 'name' in parent && parent.name !== undefined ? (parent.name as ts.Node).getText() : 'a closure';
}
