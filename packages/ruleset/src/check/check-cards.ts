/** Cards and keywords: what they name, and the abilities that they bring. */
import type { AbilityNode, CardNode, KeywordNode } from '../nodes.ts';
import { checkAbility } from './check-ability.ts';
import type { Table } from './check-rule.ts';
import { checkUi } from './check-ui.ts';
import { Checker } from './checker.ts';
import type { Part } from './parts.ts';
import { under } from './path.ts';
import { newScope } from './scope.ts';

export function checkCard(table: Table, { path, node }: Part<CardNode>): void {
  const checking = new Checker(table, NOWHERE, path);
  for (const attribute of Object.keys(node.attributes ?? {}))
    checking.at('attributes').known(attribute, 'attribute', attribute);
  checking.known('keywords', 'keyword', node.keywords);
  checkUi(node.ui, checking);
  checkAbilities(table, { path, node: node.abilities ?? [] }, node.id);
}

export function checkKeyword(table: Table, { path, node }: Part<KeywordNode>): void {
  if (typeof node !== 'string') checkAbilities(table, { path, node: node.abilities ?? [] }, node.id);
}

const NOWHERE = newScope({});

function checkAbilities(table: Table, { path, node }: Part<readonly (AbilityNode | string)[]>, of: string): void {
  const checking = new Checker(table, NOWHERE, path);
  const seen = new Set<string>();
  node.forEach((ability, index) => {
    const id = typeof ability === 'string' ? ability : ability.id;
    if (seen.has(id)) checking.at('abilities').issue(index, 'duplicateId', 'an ability that is not listed before', id);
    seen.add(id);
    if (typeof ability === 'string') checking.at('abilities').known(index, 'sharedAbility', ability);
    else checkAbility(table, under(path, 'abilities', index), ability, `${of}.${id}`);
  });
}
