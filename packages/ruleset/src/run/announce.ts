/** An action is announced: told, its costs an item on top of its own. */
import { spend } from '@turnwise/stack';
import type { Action, Compiled, EventKind, Rule } from '../compile/compiled.ts';
import type { RulesetRun } from '../compile/functions.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import type { Intent } from './intent.ts';
import { newItem } from './item.ts';
import { COST } from './items-of.ts';
import { ABILITY_ACTIVATED, ACTION_TAKEN } from './kind-numbers.ts';
import { following, happened, noted } from './record.ts';
import { BEFORE, WINDOW, WORK } from './stages.ts';

export function announce(compiled: Compiled, run: RulesetRun, { action, item, ability }: Intent): void {
  const rule = compiled.rules[action.rule] as Rule;
  const { seat, self } = item;
  const about: Happening = {
    kind: action.event,
    id: 0,
    cause: run.state.events + 1,
    by: rule.number,
    fields: payloadOf(compiled, action, item),
    prevented: false,
    batch: ++run.local.raises,
  };
  const taken: Happening = {
    kind: ACTION_TAKEN,
    id: 0,
    cause: 0,
    by: rule.number,
    fields: [rule.symbol, ~seat],
    prevented: false,
    batch: ++run.local.raises,
  };
  const costs = newItem(
    run.newId(),
    rule.number,
    rule.costs,
    compiled.programs[rule.costs]?.registers ?? 0,
    self,
    seat,
    WORK,
  );
  costs.part = COST;
  // The registers of targets and parameters are the first in both programs.
  for (let i = 0; i < Math.min(costs.registers.length, item.registers.length); i++)
    costs.registers[i] = item.registers[i] as readonly number[];
  happened(compiled, run, costs, {
    kind: 'announce',
    event: taken,
    about,
    chosen: item.chosen,
    chosenFor: item.chosenFor,
  });
  costs.because = taken.id;
  if (ability !== null) {
    const { rule: used, card } = ability;
    noted(compiled, run, costs, {
      ...following(taken, ABILITY_ACTIVATED, [card, used.symbol, ~seat]),
      batch: ++run.local.raises,
    });
    if (used.limit !== null) run.local.uses = spend(run.local.uses, used.limit, used.number, card);
  }
  const instant = rule.instant || ability?.rule.instant === true;
  run.push({
    ...item,
    id: run.newId(),
    cause: taken.id,
    because: taken.id,
    event: about,
    stage: instant ? BEFORE : WINDOW,
  });
  run.push(costs);
}

/** Each field of the action's event is the target of that name. */
function payloadOf(compiled: Compiled, action: Action, item: Item): readonly number[] {
  const { targets } = compiled.rules[action.rule] as Rule;
  return (compiled.events[action.event] as EventKind).fields.map(({ name }) => {
    const target = targets.find(({ id }) => id === name);
    return target === undefined ? NOTHING : ((item.registers[target.register] as readonly number[])[0] ?? NOTHING);
  });
}
