/** A part of an item: the effects of an ability that is executed or cast, or of a declared event. It works before the item goes on. */
import type { Compiled, Rule } from '../compile/compiled.ts';
import type { RulesetRun } from '../compile/functions.ts';
import type { Happening, Item } from '../types.ts';
import { newItem } from './item.ts';
import { PREPARE, WORK } from './stages.ts';

export function pushNested(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  program: number,
  rule: number,
  event: Happening | null,
  self: number = item.self,
): void {
  const { targets, program: effects } = compiled.rules[rule] as Rule;
  const registers = compiled.programs[program]?.registers ?? 0;
  // Its costs choose nothing.
  const stage = targets.length > 0 && program === effects ? PREPARE : WORK;
  const part = newItem(run.newId(), rule, program, registers, self, item.seat, stage);
  part.cause = item.because;
  part.because = event === null ? item.because : event.id;
  part.player = item.player;
  part.event = event ?? item.event;
  part.nested = true;
  part.parent = item.parent;
  part.part = item.part;
  part.chosen = item.chosen;
  part.chosenFor = item.chosenFor;
  run.push(part);
}
