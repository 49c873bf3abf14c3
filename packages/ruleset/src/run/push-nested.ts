/** A part of an item: the effects of an ability that is executed or cast, or of a declared event. It works before the item goes on. */
import { ruleAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import type { Happening, Item, WritableItem } from '../types.ts';
import { newItem, withProgram } from './item.ts';
import { fillTargets } from './set-target.ts';
import { PREPARE, WORK } from './stages.ts';
import { holdToSteps } from './steps.ts';

export function pushNested(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  program: number,
  rule: number,
  self: number,
): void {
  run.push(partOf(compiled, run, item, program, rule, self));
}

/** The effects of a declared event, which causes what they do. */
export function pushResolving(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  program: number,
  rule: number,
  event: Happening,
): void {
  const part = partOf(compiled, run, item, program, rule, item.self);
  part.because = event.id;
  part.event = event;
  run.push(part);
}

function partOf(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  program: number,
  rule: number,
  self: number,
): WritableItem {
  holdToSteps(run);
  const { targets, program: effects } = ruleAt(compiled, rule);
  // Its costs choose nothing: they have what was chosen with the input.
  const stage = targets.length > 0 && program === effects ? PREPARE : WORK;
  const part = withProgram(newItem(run.newId(), rule, self, item.seat, stage), compiled, program);
  part.cause = item.because;
  part.because = item.because;
  part.player = item.player;
  part.event = item.event;
  part.nested = true;
  part.parent = item.parent;
  part.part = item.part;
  if (item.chosenFor === rule && isChosenFor(compiled, item, self)) {
    if (program === effects) {
      part.chosen = item.chosen;
      part.chosenFor = rule;
    } else fillTargets(part, item.chosen);
  }
  return part;
}

/** What came with the input is for one card: the one whose ability the action itself executes, or that it plays. */
function isChosenFor({ actionOfRule }: Compiled, { rule, nested, registers }: Item, card: number): boolean {
  const action = nested ? undefined : actionOfRule[rule];
  return action !== undefined && registers[action.activates?.target ?? action.plays]?.[0] === card;
}
