/** Victory and direct manipulation. */
import type { Ruleset } from '../nodes.ts';
import type { Compiled } from './compiled.ts';
import type { NameTable } from './names.ts';
import type { RuleMaker } from './rule-maker.ts';

export function compileVictory(
  { victory = [], manipulation = [] }: Ruleset,
  names: NameTable,
  maker: RuleMaker,
): Pick<Compiled, 'victory' | 'victoryRule' | 'manipulations'> {
  const victoryRule = maker.make({ kind: 'system', id: 'victory' }).rule.number;
  return {
    victoryRule,
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
      when: maker.make({ kind: 'system', id: 'system', conditions: when }).rule.conditions,
    })),
  };
}
