/**
 * Items to evaluate with where nothing is on the stack: filters of reactions, layers, victory, what a seat might do. They are
 * filled anew for each look, so a place that looks has one of its own, and nobody keeps it.
 */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item, WritableItem } from '../types.ts';
import { EMPTY, newItem, withProgram } from './item.ts';
import { WORK } from './stages.ts';

/** The places that look without registers of a rule. Each has its own item, as one may look while another does. */
export const OF_LAYERS = 0;
export const OF_REACTIONS = 1;
export const OF_STEPS = 2;
export const OF_VICTORY = 3;
export const OF_ACTIONS = 4;
type PlaceThatLooks = typeof OF_LAYERS | typeof OF_REACTIONS | typeof OF_STEPS | typeof OF_VICTORY | typeof OF_ACTIONS;

/** As the seat itself sees it, without an event. */
export function scratchOf(
  { scratches }: Desk,
  place: PlaceThatLooks,
  rule: number,
  self: number,
  seat: Seat,
): WritableItem {
  const item = (scratches[place] ??= newItem(0, 0, NOTHING, seatNumber(0), WORK));
  item.rule = rule;
  item.self = self;
  item.seat = seat;
  item.player = ~seat;
  item.event = null;
  item.it = NOTHING;
  return item;
}

/** One with the registers of a rule's program, all empty. There is one for each rule. */
export function scratchFor(desk: Desk, compiled: Compiled, rule: Rule, self: number, seat: Seat): Item {
  const item = ruleScratch(desk.ruleScratches, compiled, rule);
  const { registers } = item;
  for (let i = 0; i < registers.length; i++) registers[i] = EMPTY;
  item.self = self;
  item.seat = seat;
  item.player = ~seat;
  item.it = NOTHING;
  return item;
}

/** A look wants few of them, so they are looked for one by one. */
function ruleScratch(scratches: WritableItem[], compiled: Compiled, rule: Rule): WritableItem {
  for (let i = 0; i < scratches.length; i++) {
    const one = scratches[i] as WritableItem;
    if (one.rule === rule.number) return one;
  }
  const made = withProgram(newItem(0, rule.number, NOTHING, seatNumber(0), WORK), compiled, rule.program);
  scratches.push(made);
  return made;
}
