/** Items: one literal, so that all of them have one hidden class. */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item, WritableItem } from '../types.ts';
import { WORK } from './stages.ts';

/** One without effects, that answers nothing and came from nothing yet; who makes another kind fills in the rest. */
export function newItem(id: number, rule: number, self: number, by: Seat, stage: Item['stage']): WritableItem {
  return {
    kind: 'item',
    id,
    cause: 0,
    at: 0,
    rounds: 0,
    registers: [],
    rule,
    program: -1,
    self,
    seat: by,
    player: ~by,
    event: null,
    stage,
    asked: 0,
    prevented: false,
    nested: false,
    fizzled: false,
    parent: 0,
    part: 0,
    pending: NO_EVENTS,
    tried: NO_EVENTS,
    queue: NO_EVENTS,
    settled: [],
    because: 0,
    chosen: NO_TARGETS,
    chosenFor: -1,
    it: NOTHING,
  };
}

/** The same item, with the effects of a program: its registers are empty. */
export function withProgram(item: WritableItem, { programs }: Compiled, program: number): WritableItem {
  item.program = program;
  const count = programs[program]?.registers ?? 0;
  for (let i = 0; i < count; i++) item.registers.push(EMPTY);
  return item;
}

/** As deep as a run writes. Registers and the fields of events are replaced, never changed. */
export function copyItem(item: Item): WritableItem {
  return {
    kind: 'item',
    id: item.id,
    cause: item.cause,
    at: item.at,
    rounds: item.rounds,
    registers: item.registers.slice(),
    rule: item.rule,
    program: item.program,
    self: item.self,
    seat: item.seat,
    player: item.player,
    event: item.event === null ? null : copyHappening(item.event),
    stage: item.stage,
    asked: item.asked,
    prevented: item.prevented,
    nested: item.nested,
    fizzled: item.fizzled,
    parent: item.parent,
    part: item.part,
    pending: copyEvents(item.pending),
    tried: copyEvents(item.tried),
    queue: copyEvents(item.queue),
    settled: item.settled.slice(),
    because: item.because,
    chosen: item.chosen,
    chosenFor: item.chosenFor,
    it: NOTHING,
  };
}

function copyEvents(events: readonly Happening[]): readonly Happening[] {
  return events.length === 0 ? NO_EVENTS : events.map(copyHappening);
}

export function copyHappening({ kind, id, cause, by, fields, taken, prevented, batch }: Happening): Happening {
  return { kind, id, cause, by, fields, taken, prevented, batch };
}

export const EMPTY: readonly number[] = Object.freeze([]);
export const NO_EVENTS: readonly Happening[] = Object.freeze([]);
const NO_TARGETS: Item['chosen'] = Object.freeze([]);

/**
 * NOTHING is no small integer, so the engine would keep these fields as floating numbers, each in a box of its own that is made with
 * every item. Fields that have held something else than a number it keeps as they are, so the first item of all holds nothing there. It
 * is exported to be kept: with the last of such items the engine forgets what they were like.
 */
export const FIRST_ITEM: unknown = Object.assign(newItem(0, 0, NOTHING, seatNumber(0), WORK), {
  self: undefined,
  player: undefined,
  it: undefined,
});
