/** Victory, looked at after each item: who has won or lost, and whether the match is over. Section 7. */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Compiled, Victory } from '../compile/compiled.ts';
import type { RulesetRun } from '../compile/functions.ts';
import { NOTHING_TAKEN } from '../taken.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item, RulesetState } from '../types.ts';
import { holds } from './holds.ts';
import { MATCH_ENDED, PLAYER_LOST } from './kind-numbers.ts';
import { record } from './record.ts';
import { Scratch } from './scratch.ts';
import { seatsFrom } from './seats.ts';
import { WINDOW } from './stages.ts';

/** True when the match is over. Seats that are out while others play on are told among the events, where reactions can answer that. */
export function lookAtVictory(compiled: Compiled, run: RulesetRun, events: Happening[]): boolean {
  const { verdicts } = run.local;
  if (verdicts.length === 0 && !compiled.changed && !isAwaited(compiled, events)) return false;
  compiled.changed = false;
  let look: Look | null = null;
  if (verdicts.length > 0) {
    look = new Look();
    for (const { result, seat, reason } of verdicts) look.add(result, seat, reason);
    run.local.verdicts = [];
  }
  const seats = seatsFrom(run.state, run.state.turn.active);
  for (let i = 0; i < seats.length; i++) look = lookAtSeat(compiled, run.state, events, seats[i] as Seat, look);
  return look !== null && settleLook(compiled, run, look, events);
}

/** Whether victory looks for one of these events. */
function isAwaited({ victory }: Compiled, events: readonly Happening[]): boolean {
  for (let i = 0; i < events.length; i++)
    for (let k = 0; k < victory.length; k++) if (victory[k]?.on?.event === (events[i] as Happening).kind) return true;
  return false;
}

/** Out of the game, by conceding; true when the match is over. */
export function dropOut(compiled: Compiled, run: RulesetRun, seat: Seat, reason: string, events: Happening[]): boolean {
  const look = new Look();
  look.add('lose', seat, reason);
  return settleLook(compiled, run, look, events);
}

export function endMatch(compiled: Compiled, run: RulesetRun, winners: readonly Seat[], reason: string): true {
  // Seats in the payload are a set, a bit for each.
  const bits = winners.reduce((set, seat) => set | (1 << seat), 0);
  const event = ownEvent(compiled, MATCH_ENDED, [bits, compiled.names.symbol(reason)]);
  record(run, { kind: 'end', event, ended: { winners, reason } });
  run.stop();
  return true;
}

class Look {
  readonly won: Seat[] = [];
  readonly lost: { readonly seat: Seat; readonly reason: string }[] = [];
  drawn = '';
  winReason = '';

  add(result: 'win' | 'lose' | 'draw', seat: number, reason: string): void {
    const by = seatNumber(seat);
    if (result === 'draw') this.drawn ||= reason;
    else if (result === 'win') {
      this.winReason ||= reason;
      if (!this.won.includes(by)) this.won.push(by);
    }
    // The first reason of a seat counts.
    else if (this.lost.every((one) => one.seat !== seat)) this.lost.push({ seat: by, reason });
  }
}

/** What has come about for a seat, added to what was found before; null for nothing. */
function lookAtSeat(
  compiled: Compiled,
  state: RulesetState,
  events: readonly Happening[],
  seat: Seat,
  before: Look | null,
): Look | null {
  let look = before;
  for (let i = 0; i < compiled.victory.length; i++) {
    const entry = compiled.victory[i] as Victory;
    if (entry.on !== null && events.length === 0) continue;
    const item = SCRATCH.fill(entry.rule, NOTHING, state.turn.active, ~seat, null);
    const applies =
      entry.on === null
        ? holds(entry.conditions, state, item)
        : hasBrought(compiled, state, entry, entry.on, events, seat, item);
    if (applies) (look ??= new Look()).add(entry.result, seat, compiled.symbols[entry.reason] as string);
  }
  return look;
}

/** Whether one of the events passes the filters and, seen with it, the conditions hold. */
function hasBrought(
  compiled: Compiled,
  state: RulesetState,
  { conditions }: Victory,
  { event: kind, filters }: NonNullable<Victory['on']>,
  events: readonly Happening[],
  seat: Seat,
  item: Item,
): boolean {
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Happening;
    if (event.kind !== kind || !concerns(compiled, event, seat)) continue;
    item.event = event;
    if (holds(filters, state, item) && holds(conditions, state, item)) return true;
  }
  return false;
}

const SCRATCH = new Scratch();

/** An event with a player in its payload matches that seat alone. */
function concerns({ events }: Compiled, { kind, fields }: Happening, seat: number): boolean {
  const at = events[kind]?.player ?? -1;
  if (at < 0) return true;
  const player = fields[at] as number;
  return player === NOTHING || player === ~seat;
}

function settleLook(compiled: Compiled, run: RulesetRun, look: Look, events: Happening[]): boolean {
  const left = seatsFrom(run.state, 0);
  if (look.won.length > 0)
    return endMatch(
      compiled,
      run,
      look.won.toSorted((a, b) => a - b),
      look.winReason,
    );
  if (look.drawn !== '') return endMatch(compiled, run, left, look.drawn);
  const lost = look.lost.filter(({ seat }) => left.includes(seat));
  const last = lost.at(-1);
  if (last === undefined) return false;
  const still = left.filter((seat) => lost.every((one) => one.seat !== seat));
  if (still.length === 0) return endMatch(compiled, run, left.length === 1 ? [] : left, last.reason);
  if (still.length === 1) return endMatch(compiled, run, still, last.reason);
  for (const { seat, reason } of lost) {
    const event = ownEvent(compiled, PLAYER_LOST, [~seat, compiled.names.symbol(reason)]);
    leaveWindows(run, seat);
    record(run, { kind: 'out', event, seat });
    if (compiled.watch.noted[PLAYER_LOST] === true) events.push(event);
    if (seat === run.state.turn.active) run.local.ending = 'wholeTurn';
  }
  return false;
}

/**
 * Windows of items count the seats that have had their say: one that goes out is not among them any more. The window of a step
 * begins again with the active seat.
 */
function leaveWindows({ state, effects, local: book }: RulesetRun, seat: Seat): void {
  book.passed = 0;
  for (const item of effects) {
    const others = seatsFrom(state, item.seat).filter((one) => one !== item.seat);
    const at = others.indexOf(seat);
    if (at >= 0 && at < item.asked && item.stage === WINDOW) item.asked--;
  }
}

function ownEvent({ victoryRule }: Compiled, kind: number, fields: readonly number[]): Happening {
  return { kind, id: 0, cause: 0, by: victoryRule, fields, taken: NOTHING_TAKEN, prevented: false, batch: 0 };
}
