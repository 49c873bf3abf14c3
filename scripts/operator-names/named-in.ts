/**
 * Where a source of the ruleset package speaks of an operator by its name, in code and not in comments. Many operators are called by
 * ordinary words (`count`, `is`, `order`), so a string alone says little. Found is:
 *
 * - a name held against something called `op`: `node.op === 'draw'`, `switch (op) { case 'draw': }`;
 * - a list, a set or a record of names that something called `op` is looked up in: `FOLDS.includes(node.op)`, `TABLE[op]`;
 * - a node that is written out, `{ op: 'not' }`, or as text, `"op":"random"`;
 * - the type of its node, `NodeOf<'draw'>`, and an import of its file;
 * - any string and any key that no ordinary word is: one with an underscore, `'deal_damage'`.
 */
import ts from 'typescript';

export interface Named {
  readonly line: number;
  readonly name: string;
}

export interface Names {
  readonly operators: ReadonlySet<string>;
  /** Names with an underscore that are those of events too. */
  readonly events: ReadonlySet<string>;
  /** How the paths of their files end. */
  readonly files: readonly string[];
}

export function namedIn(text: string, { operators, events, files }: Names): readonly Named[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const lists = listsIn(source);
  const found = new Map<ts.Node, string>();
  const add = (node: ts.Node, name: string | undefined): void => {
    if (name !== undefined && operators.has(name)) found.set(node, name);
  };
  const addAll = (node: ts.Node | undefined): void => {
    if (node !== undefined) for (const one of within(node)) add(one, nameOf(one));
  };
  for (const node of within(source)) {
    const name = nameOf(node);
    if (name?.includes('_') === true && !events.has(name)) add(node, name);
    if (ts.isStringLiteralLike(node)) for (const [, op] of node.text.matchAll(/"op": ?"(\w+)"/gu)) add(node, op);
    if (ts.isBinaryExpression(node) && isComparison(node)) {
      if (isOp(node.left)) add(node, nameOf(node.right));
      if (isOp(node.right)) add(node, nameOf(node.left));
    }
    if (ts.isSwitchStatement(node) && isOp(node.expression))
      for (const clause of node.caseBlock.clauses) if (ts.isCaseClause(clause)) add(clause, nameOf(clause.expression));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.arguments.some(isOp))
      addAll(listMeant(node.expression.expression, lists));
    if (ts.isElementAccessExpression(node) && isOp(node.argumentExpression)) addAll(listMeant(node.expression, lists));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'op') add(node, nameOf(node.initializer));
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'NodeOf') addAll(node);
    if (ts.isImportDeclaration(node)) {
      const path = (node.moduleSpecifier as ts.StringLiteral).text;
      if (files.some((file) => path.endsWith(file))) found.set(node, path);
    }
  }
  return [...found].map(([node, name]) => ({
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    name,
  }));
}

/** Text, a type of one text, or a key. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return node.name.text;
  return undefined;
}

/** `op`, `node.op`, `node['op']`, or something made of it: `String(node.op)`. */
function isOp(node: ts.Node): boolean {
  return within(node).some(
    (one) =>
      (ts.isIdentifier(one) && one.text === 'op') ||
      (ts.isElementAccessExpression(one) && nameOf(one.argumentExpression) === 'op'),
  );
}

function isComparison({ operatorToken }: ts.BinaryExpression): boolean {
  return COMPARING.includes(operatorToken.kind);
}

const COMPARING: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

/** What is declared in this file with a value, by name. */
function listsIn(source: ts.Node): ReadonlyMap<string, ts.Expression> {
  const lists = new Map<string, ts.Expression>();
  for (const node of within(source))
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      lists.set(node.name.text, node.initializer);
  return lists;
}

/** What is looked up in: written out there, or declared in this file as a list, a set, a map or a record. */
function listMeant(node: ts.Expression, lists: ReadonlyMap<string, ts.Expression>): ts.Node | undefined {
  const list = ts.isIdentifier(node) ? lists.get(node.text) : node;
  const isList = (one: ts.Node): boolean =>
    ts.isArrayLiteralExpression(one) || ts.isObjectLiteralExpression(one) || ts.isNewExpression(one);
  return list !== undefined && within(list).some(isList) ? list : undefined;
}

function within(node: ts.Node): readonly ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    all.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return all;
}
