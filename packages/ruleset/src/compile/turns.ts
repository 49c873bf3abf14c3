/** The turn structure: phases and steps with their effects and windows, and the setup. */
import type { Ruleset, WindowNode } from '../nodes.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { NameTable } from '../compiled/names.ts';
import type { Phase, Window } from '../compiled/phase.ts';
import type { RuleMaker } from './rule-maker.ts';

export function compileTurns(
  { turnStructure, setup }: Ruleset,
  names: NameTable,
  maker: RuleMaker,
): Pick<Compiled, 'phases' | 'alwaysAsk' | 'setup' | 'turn' | 'system'> {
  const { phases, priorityWindows = [], alwaysAsk = false } = turnStructure;
  return {
    alwaysAsk,
    setup: maker.make({ kind: 'setup', id: 'setup', effects: setup }).rule.number,
    turn: maker.make({ kind: 'turn', id: 'turn' }).rule.number,
    system: maker.make({ kind: 'system', id: 'system' }).rule.number,
    phases: phases.map(({ id, name, steps }): Phase => ({
      id,
      symbol: names.symbol(id),
      name: name ?? id,
      steps: steps.map((step) => {
        const { effects, conditions } = step;
        const { rule } = maker.make({ kind: 'step', id: step.id, name: `${id}.${step.id}`, effects, conditions });
        const window = priorityWindows.find((one) => one.phase === id && one.step === step.id);
        return {
          id: step.id,
          symbol: names.symbol(step.id),
          name: step.name ?? step.id,
          rule: rule.number,
          conditions: rule.conditions,
          mandatory: step.mandatory === true,
          timeOut: step.timeOut ?? null,
          window: window === undefined ? null : windowOf(window),
        };
      }),
    })),
  };
}

function windowOf({ who = 'all', mustAct = false, timeOut }: WindowNode): Window {
  return { who, mustAct, timeOut: timeOut ?? null };
}
