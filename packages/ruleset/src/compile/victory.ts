/** Victory and direct manipulation. */
import { isRecord } from '@turnwise/kernel';
import type { ConditionNode, Ruleset } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { NameTable } from '../compiled/names.ts';
import type { RuleMaker } from './rule-maker.ts';

export function compileVictory(
  { victory = [], manipulation = [] }: Ruleset,
  names: NameTable,
  maker: RuleMaker,
): Pick<Compiled, 'victory' | 'victoryOfResources' | 'victoryRule' | 'manipulations'> {
  const victoryRule = maker.make({ kind: 'system', id: 'victory' }).rule.number;
  return {
    victoryRule,
    victoryOfResources: victory.every(
      ({ on, conditions }) =>
        on !== undefined || (conditions ?? []).every((one) => isOfResources(one, names, maker.operators)),
    ),
    victory: victory.map(({ result, reason, conditions, on }) => {
      const { rule } = maker.make({ kind: 'system', id: 'victory', conditions, when: on });
      return {
        result,
        reason: names.symbol(reason),
        conditions: rule.conditions,
        on: rule.when === null ? null : { event: rule.when.event, filters: rule.when.filters },
        rule: rule.number,
      };
    }),
    manipulations: manipulation.map(({ from, to, who, when }) => ({
      from: names.zone(from),
      to: names.zone(to),
      who,
      always: when === 'always',
      conditional: when !== 'always' && (when ?? []).length > 0,
      when: maker.make({ kind: 'system', id: 'system', conditions: when === 'always' ? [] : when }).rule.conditions,
    })),
  };
}

/** `player.health <= 0` and its like, which nothing but a change of resources can bring about. */
function isOfResources(node: ConditionNode, names: NameTable, { conditions }: Facts): boolean {
  const compared = conditions.get(node.op)?.compares?.(node);
  if (compared === undefined || compared.by === 'same') return false;
  const { left, right } = compared;
  return [left, right].every((one) => typeof one === 'number' || isResource(one, names));
}

function isResource(node: unknown, names: NameTable): boolean {
  const path = isRecord(node) ? node['ref'] : undefined;
  const [root, name = '', ...rest] = typeof path === 'string' ? path.split('.') : [];
  return root === 'player' && rest.length === 0 && names.has('resource', name);
}
