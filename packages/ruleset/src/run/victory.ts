/** Victory, looked at after each item: who has won or lost, and whether the match is over. Section 7. */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Compiled, Victory } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Happening, Item } from '../types.ts';
import { attempt, takeMet } from './attempt.ts';
import { dropGone } from './drop-gone.ts';
import { holds } from './holds.ts';
import { MATCH_ENDED, PLAYER_LOST } from './kind-numbers.ts';
import { charge } from './meter.ts';
import { recordPrevented } from './prevented.ts';
import { record } from './record.ts';
import { OF_VICTORY, scratchOf } from './scratch.ts';
import { seatsFrom } from './seats.ts';
import { LOSE, TOLD, WINDOW } from './stages.ts';
import { isPlayer } from './where.ts';
import { listed } from './listed.ts';

export type Looked = 'over' | 'on' | 'waits';

/**
 * Whether the match is over, goes on, or the item waits for what comes before seats are out. Seats that are out while others play
 * on are told among the events of the item, where reactions can answer that.
 */
export function lookAtVictory(compiled: Compiled, run: RulesetRun, item: Item): Looked {
  const { settled: events } = item;
  const { verdicts } = run.local;
  const look = lookAtAll(compiled, run, events);
  if (look === null) return 'on';
  const losses = look.losses(seatsFrom(run.state, 0).filter((seat) => !isLosing(run, seat)));
  const parts = losses.map(({ seat, reason }) =>
    ownEvent(compiled, PLAYER_LOST, [~seat, compiled.names.symbol(reason)]),
  );
  try {
    if (!look.isSettled && attempt(compiled, run, item, parts)) return 'waits';
  } catch (thrown) {
    // A guard: what was said is looked at again.
    run.local.verdicts = verdicts;
    throw thrown;
  }
  return settleLook(compiled, run, look, losses, events) ? 'over' : 'on';
}

/** The same where no item is there to wait: nothing comes before seats are out. */
export function lookWithoutItem(compiled: Compiled, run: RulesetRun, events: Happening[]): boolean {
  const look = lookAtAll(compiled, run, events);
  return look !== null && settleLook(compiled, run, look, look.losses(seatsFrom(run.state, 0)), events);
}

/** What came before has been: those seats are out whose loss was not prevented. */
export function settleLosses(compiled: Compiled, run: RulesetRun, item: Item): Looked {
  const { parts } = takeMet(item);
  const look = new Look();
  for (const event of parts) {
    const [player, reason] = event.fields as readonly [number, number];
    if (event.prevented) {
      recordPrevented(compiled, run, item, event);
      // It is looked at again after the next item, whatever that changes.
      run.local.changed = true;
    } else if (isPlayer(player)) look.add('lose', ~player, compiled.symbols[reason] ?? '');
  }
  const losses = look.losses(seatsFrom(run.state, 0));
  return settleLook(compiled, run, look, losses, item.settled) ? 'over' : 'on';
}

/** Whether it is being answered that this seat is to be out. */
function isLosing({ effects }: RulesetRun, seat: Seat): boolean {
  return effects.some(
    ({ stage, tried }) => stage === LOSE && tried.some(({ fields }, at) => at > 0 && fields[0] === ~seat),
  );
}

/** Null for nothing. */
function lookAtAll(compiled: Compiled, run: RulesetRun, events: readonly Happening[]): Look | null {
  const { verdicts } = run.local;
  if (verdicts.length === 0 && !run.local.changed && !isAwaited(compiled, events)) return null;
  run.local.changed = false;
  let look: Look | null = null;
  if (verdicts.length > 0) {
    look = new Look();
    for (const { result, seat, reason } of verdicts) look.add(result, seat, reason);
  }
  const seats = seatsFrom(run.state, run.state.turn.active);
  charge(run.local.desk, seats.length * compiled.victory.length);
  for (let i = 0; i < seats.length; i++) look = lookAtSeat(compiled, run.local.desk, events, seats[i] as Seat, look);
  // What was said is looked at once, and again where this look could not be finished.
  if (verdicts.length > 0) run.local.verdicts = [];
  return look;
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
  return settleLook(compiled, run, look, look.losses(seatsFrom(run.state, 0)), events);
}

export function endMatch(compiled: Compiled, run: RulesetRun, winners: readonly Seat[], reason: string): true {
  // Seats in the payload are a set, a bit for each.
  const bits = winners.reduce((set, seat) => set | (1 << seat), 0);
  // A reason that a host gives is no word of the ruleset; it is told from the result.
  const known = compiled.symbols.indexOf(reason);
  const event = ownEvent(compiled, MATCH_ENDED, listed(bits, known < 0 ? NOTHING : known));
  record(run, { kind: 'end', event, ended: { winners, reason } });
  run.stop();
  return true;
}

interface Loss {
  readonly seat: Seat;
  readonly reason: string;
}

class Look {
  readonly won: Seat[] = [];
  readonly lost: Loss[] = [];
  drawn = '';
  winReason = '';

  /** It ends the match whoever loses. */
  get isSettled(): boolean {
    return this.won.length > 0 || this.drawn !== '';
  }

  /** Those of these seats that lose. */
  losses(among: readonly Seat[]): readonly Loss[] {
    return this.lost.filter(({ seat }) => among.includes(seat));
  }

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
  desk: Desk,
  events: readonly Happening[],
  seat: Seat,
  before: Look | null,
): Look | null {
  let look = before;
  for (let i = 0; i < compiled.victory.length; i++) {
    const entry = compiled.victory[i] as Victory;
    if (entry.on !== null && events.length === 0) continue;
    const item = scratchOf(desk, OF_VICTORY, entry.rule, NOTHING, desk.state.turn.active);
    item.player = ~seat;
    const applies =
      entry.on === null ? holds(entry.conditions, desk, item) : hasBrought(compiled, desk, entry, events, seat, item);
    if (applies) (look ??= new Look()).add(entry.result, seat, compiled.symbols[entry.reason] as string);
  }
  return look;
}

/** Whether one of the events passes the filters and, seen with it, the conditions hold. */
function hasBrought(
  compiled: Compiled,
  desk: Desk,
  { conditions, on }: Victory,
  events: readonly Happening[],
  seat: Seat,
  item: Item,
): boolean {
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Happening;
    charge(desk, 1);
    if (event.kind !== on?.event || !concerns(compiled, event, seat)) continue;
    item.event = event;
    if (holds(on.filters, desk, item) && holds(conditions, desk, item)) return true;
  }
  return false;
}

/** An event with a player in its payload matches that seat alone. */
function concerns({ events }: Compiled, { kind, fields }: Happening, seat: number): boolean {
  const at = events[kind]?.player ?? -1;
  if (at < 0) return true;
  const player = fields[at] as number;
  return player === NOTHING || player === ~seat;
}

function settleLook(
  compiled: Compiled,
  run: RulesetRun,
  look: Look,
  lost: readonly Loss[],
  events: Happening[],
): boolean {
  const left = seatsFrom(run.state, 0);
  if (look.won.length > 0)
    return endMatch(
      compiled,
      run,
      look.won.toSorted((a, b) => a - b),
      look.winReason,
    );
  if (look.drawn !== '') return endMatch(compiled, run, left, look.drawn);
  const last = lost.at(-1);
  if (last === undefined) return false;
  const still = left.filter((seat) => lost.every((one) => one.seat !== seat));
  if (still.length === 0) return endMatch(compiled, run, left.length === 1 ? [] : left, last.reason);
  if (still.length === 1) return endMatch(compiled, run, still, last.reason);
  for (const { seat, reason } of lost) {
    const event = ownEvent(compiled, PLAYER_LOST, [~seat, compiled.names.symbol(reason)]);
    leaveWindows(run, seat);
    record(run, { kind: 'out', event, seat });
    dropGone(compiled, run, ~seat);
    if (compiled.watch.noted[PLAYER_LOST] === true) events.push(event);
    if (seat === run.state.turn.active) run.local.ending = 'wholeTurn';
  }
  return false;
}

/**
 * Windows of items count the seats that have had their say: one that goes out is not among them any more. The window of a step
 * begins again with the active seat. A seat that was told that it has priority, and has not decided yet, is looked for anew.
 */
function leaveWindows({ state, effects, local: book }: RulesetRun, seat: Seat): void {
  book.passed = 0;
  if (book.stage === 'told') book.stage = 'window';
  for (const item of effects) {
    if (item.stage === TOLD) item.stage = WINDOW;
    const others = seatsFrom(state, item.seat).filter((one) => one !== item.seat);
    const at = others.indexOf(seat);
    if (at >= 0 && at < item.asked && item.stage === WINDOW) item.asked--;
  }
}

function ownEvent({ victoryRule }: Compiled, kind: number, fields: readonly number[]): Happening {
  return { kind, id: 0, cause: 0, by: victoryRule, fields, taken: NOTHING_TAKEN, prevented: false, batch: 0 };
}
