/** A part of an item: the effects of an ability that is executed or cast, or of a declared event. It works before the item goes on. */
import type { Compiled, Rule } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import type { Happening, Item } from '../types.ts';
import { newItem } from './item.ts';
import { fillTargets } from './set-target.ts';
import { PREPARE, WORK } from './stages.ts';
import { holdToSteps } from './steps.ts';

export function pushNested(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  program: number,
  rule: number,
  event: Happening | null,
  self: number = item.self,
): void {
  holdToSteps(run);
  const { targets, program: effects } = compiled.rules[rule] as Rule;
  const registers = compiled.programs[program]?.registers ?? 0;
  // Its costs choose nothing: they have what was chosen with the input.
  const stage = targets.length > 0 && program === effects ? PREPARE : WORK;
  const part = newItem(run.newId(), rule, program, registers, self, item.seat, stage);
  part.cause = item.because;
  part.because = event === null ? item.because : event.id;
  part.player = item.player;
  part.event = event ?? item.event;
  part.nested = true;
  part.parent = item.parent;
  part.part = item.part;
  if (item.chosenFor === rule && isChosenFor(compiled, item, self)) {
    if (program === effects) {
      part.chosen = item.chosen;
      part.chosenFor = rule;
    } else fillTargets(part, item.chosen);
  }
  run.push(part);
}

/** What came with the input is for one card: the one whose ability the action itself executes, or that it plays. */
function isChosenFor({ actionOfRule }: Compiled, { rule, nested, registers }: Item, card: number): boolean {
  const action = nested ? undefined : actionOfRule[rule];
  return action !== undefined && registers[action.activates?.target ?? action.plays]?.[0] === card;
}
