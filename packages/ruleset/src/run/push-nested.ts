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
  run.push(
    newItem({
      id: run.newId(),
      cause: item.because,
      rule,
      program,
      registers: compiled.programs[program]?.registers ?? 0,
      self,
      seat: item.seat,
      player: item.player,
      event: event ?? item.event,
      // Its costs choose nothing.
      stage: targets.length > 0 && program === effects ? PREPARE : WORK,
      nested: true,
      parent: item.parent,
      part: item.part,
      because: event === null ? item.because : event.id,
      chosen: item.chosen,
      chosenFor: item.chosenFor,
    }),
  );
}
