/**
 * Items to evaluate with where nothing is on the stack: filters of reactions, layers, victory, what a seat might do. They are
 * filled anew for each look, so a place that looks has one of its own, and nobody keeps it.
 */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item, WritableItem } from '../types.ts';
import { EMPTY, newItem, withProgram } from './item.ts';
import { WORK } from './stages.ts';

export class Scratch {
  readonly #item: WritableItem = newItem(0, 0, NOTHING, seatNumber(0), WORK);

  fill(rule: number, self: number, seat: Seat, player: number, event: Happening | null): Item {
    const item = this.#item;
    item.rule = rule;
    item.self = self;
    item.seat = seat;
    item.player = player;
    item.event = event;
    item.it = NOTHING;
    return item;
  }
}

/** One with the registers of a rule's program, all empty. There is one for each rule. */
export function scratchFor(compiled: Compiled, rule: Rule, self: number, seat: Seat): Item {
  const item = (compiled.scratches[rule.number] ??= withProgram(
    newItem(0, rule.number, self, seat, WORK),
    compiled,
    rule.program,
  ));
  const { registers } = item;
  for (let i = 0; i < registers.length; i++) registers[i] = EMPTY;
  item.self = self;
  item.seat = seat;
  item.player = ~seat;
  item.it = NOTHING;
  return item;
}
