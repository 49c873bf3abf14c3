import type { Build } from '../../../compile/build.ts';
import type { Rule } from '../../../compile/compiled.ts';
import { raiseGranted } from '../raise-granted.ts';
import type { GrantNode } from './schema.ts';

export function run(node: GrantNode, build: Build): void {
  const { keyword, ability } = node;
  const { compiled, names } = build;
  if (ability !== undefined)
    // A shared ability: the rule whose name is its id alone.
    raiseGranted(node, build, 'ability', ability, () => compiled.rules.findIndex((rule) => isShared(rule, ability)));
  else if (keyword !== undefined) {
    const word = names.symbol(keyword);
    raiseGranted(node, build, 'grant', keyword, () => word);
  }
}

function isShared({ kind, name }: Rule, ability: string): boolean {
  return kind === 'ability' && name === ability;
}
