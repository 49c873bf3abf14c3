/** Items: one literal, so that all of them have one hidden class. */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import { WORK } from './stages.ts';

export interface ItemRequest {
  readonly id?: number;
  readonly cause?: number;
  readonly rule: number;
  readonly program?: number;
  /** How many registers the program has. */
  readonly registers?: number;
  readonly self?: number;
  readonly seat?: Seat;
  readonly player?: number;
  readonly event?: Happening | null;
  readonly stage?: Item['stage'];
  readonly nested?: boolean;
  readonly parent?: number;
  readonly part?: number;
  readonly because?: number;
  readonly chosen?: Item['chosen'];
  readonly chosenFor?: number;
}

export function newItem(request: ItemRequest): Item {
  const { registers: count = 0, cause = 0, seat: by = seat(0) } = request;
  const registers: (readonly number[])[] = [];
  for (let i = 0; i < count; i++) registers.push(EMPTY);
  return {
    kind: 'item',
    id: request.id ?? 0,
    cause,
    at: 0,
    rounds: 0,
    registers,
    rule: request.rule,
    program: request.program ?? -1,
    self: request.self ?? NOTHING,
    seat: by,
    player: request.player ?? ~by,
    event: request.event ?? null,
    stage: request.stage ?? WORK,
    asked: 0,
    prevented: false,
    nested: request.nested ?? false,
    fizzled: false,
    parent: request.parent ?? 0,
    part: request.part ?? 0,
    pending: NO_EVENTS,
    settled: [],
    because: request.because ?? cause,
    chosen: request.chosen ?? NO_TARGETS,
    chosenFor: request.chosenFor ?? -1,
    it: NOTHING,
  };
}

/** As deep as a run writes. Registers and the fields of events are replaced, never changed. */
export function copyItem(item: Item): Item {
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
    pending: item.pending.length === 0 ? NO_EVENTS : item.pending.map(copyHappening),
    settled: item.settled.slice(),
    because: item.because,
    chosen: item.chosen,
    chosenFor: item.chosenFor,
    it: NOTHING,
  };
}

function copyHappening({ kind, id, cause, by, fields, prevented, batch }: Happening): Happening {
  return { kind, id, cause, by, fields, prevented, batch };
}

const EMPTY: readonly number[] = Object.freeze([]);
export const NO_EVENTS: readonly Happening[] = Object.freeze([]);
const NO_TARGETS: Item['chosen'] = Object.freeze([]);
