/** Who is asked when: the window of an item, and the window of a step. Section 6. */
import type { Seat } from '@turnwise/game';
import { nextAsked } from '@turnwise/stack';
import { cardAt } from '../compiled/at.ts';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { Step } from '../compiled/phase.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import type { Desk, Item, RulesetState } from '../types.ts';
import { canAct } from './can-act.ts';
import { seatsFrom } from './seats.ts';
import { everybody } from './sight.ts';
import { TOLD } from './stages.ts';

/** The seat that has its say next in the window of an item; -1 when all have, or nothing is left to answer. The one that added it is not asked, unless it is out. */
export function nextInWindow(compiled: Compiled, run: RulesetRun, item: Item): Seat | -1 {
  if (item.prevented) return -1;
  const seats = seatsFrom(run.state, item.seat);
  const first = seats[0] === item.seat ? 1 : 0;
  if (item.stage === TOLD) return seats[first + item.asked] ?? -1;
  const at = nextAsked(seats, first + item.asked, answersItem, { compiled, run, window: null });
  item.asked = at - first;
  return seats[at] ?? -1;
}

/** The seat that is asked next in the window of the step; -1 when all have passed. `passed` counts them, from the active one on. */
export function nextInStep(compiled: Compiled, run: RulesetRun, window: NonNullable<Step['window']>): Seat | -1 {
  const { state, local: book } = run;
  const seats = askedInStep(state, window);
  if (book.stage === 'told') return seats[book.passed] ?? -1;
  book.passed = nextAsked(seats, book.passed, actsInStep, { compiled, run, window });
  return seats[book.passed] ?? -1;
}

interface Asking {
  readonly compiled: Compiled;
  readonly run: RulesetRun;
  /** Null in the window of an item. */
  readonly window: Step['window'];
}

function answersItem(seat: Seat, { compiled, run }: Asking): boolean {
  return run.local.until[seat] === '' && canDo(compiled, run, seat);
}

/** In the order in which they are asked. */
function askedInStep(state: RulesetState, { who }: NonNullable<Step['window']>): readonly Seat[] {
  const seats = seatsFrom(state, state.turn.active);
  if (who === 'all') return seats;
  return seats.filter((seat) => (seat === state.turn.active) === (who === 'active'));
}

function actsInStep(seat: Seat, { compiled, run, window }: Asking): boolean {
  const { state, local: book } = run;
  if (book.passed === 0 && book.quiet > seatsFrom(state, 0).length) return true;
  if (window?.mustAct === true) return canDo(compiled, run, seat);
  if (book.until[seat] !== '') return false;
  if (book.busy && seat === state.turn.active) return true;
  return canDo(compiled, run, seat);
}

/** Whether it is asked tells others what a seat may have in its hand, so what is told next counts as revealing; unless everybody is. */
function canDo(compiled: Compiled, { state, recording, local }: RulesetRun, seat: Seat): boolean {
  if (compiled.alwaysAsk) return true;
  if (recording && hidesCards(compiled, state, seat)) local.looked = true;
  return canAct(compiled, local.desk, seat);
}

function hidesCards(compiled: Compiled, state: RulesetState, seat: Seat): boolean {
  const all = everybody(state.players.length);
  return compiled.zones.some(
    (zone) =>
      !zone.public &&
      !zone.shared &&
      (state.places[placeOf(compiled, zone, seat)] as readonly number[]).some(
        (card) => (cardAt(state, card).seen & all) !== all,
      ),
  );
}

/** Whether a seat that has priority may pass. */
export function mayPass(compiled: Compiled, desk: Desk, seat: Seat): boolean {
  return !mustAct(compiled, desk.state) || !canAct(compiled, desk, seat);
}

/** Whether a seat with priority passes only if it can do nothing else. */
export function mustAct({ phases }: Compiled, { stack, turn }: RulesetState): boolean {
  return stack.effects.length === 0 && phases[turn.phase]?.steps[turn.step]?.window?.mustAct === true;
}
