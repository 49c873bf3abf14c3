/**
 * What comes when the stack is empty: the next stage of the step, the next step, the next turn. Each start and end is an item
 * with its event, so that rules can answer it before anything else goes on.
 */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { MORE, renew } from '@turnwise/stack';
import type { Progress } from '@turnwise/stack';
import { playerAt, ruleAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { Phase, Step } from '../compiled/phase.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Ending, EventDiff, Happening, Item, RulesetState } from '../types.ts';
import { canComeBefore } from './attempt.ts';
import { pushAfter } from './discover.ts';
import { holds } from './holds.ts';
import { newItem, withProgram } from './item.ts';
import { PLAYER_LOST, STEP_END, STEP_START, TURN_END, TURN_START } from './kind-numbers.ts';
import { recordPrevented } from './prevented.ts';
import { holdFor, tellsPriority } from './priority.ts';
import { happened, record } from './record.ts';
import { OF_STEPS, scratchOf } from './scratch.ts';
import { seatAfter, seatsFrom } from './seats.ts';
import { AFTER, BEFORE, WORK } from './stages.ts';
import { holdToSteps } from './steps.ts';
import { lookWithoutItem } from './victory.ts';
import { nextInStep } from './windows.ts';

export function idle(compiled: Compiled, run: RulesetRun): Progress {
  const { state, local: book } = run;
  if (book.stage !== 'window' && book.stage !== 'told') holdToSteps(run);
  if (book.ending !== '') {
    const { stage } = book;
    endEarly(compiled, run);
    if (book.stage !== stage) return MORE;
  }
  switch (book.stage) {
    case 'turnStart':
      // Who has conceded in the setup takes no turn.
      if (state.players[book.regular]?.out === true) book.regular = seatNumber(seatAfter(state, book.regular));
      return startTurn(compiled, run, book.regular, 1);
    case 'firstStep':
      return startStep(compiled, run, 0, 0);
    case 'effects':
      book.stage = 'window';
      book.passed = 0;
      book.busy = false;
      return doStep(compiled, run);
    case 'window':
    case 'told':
      return openWindow(compiled, run);
    case 'stepEnd':
      book.stage = 'nextStep';
      return happen(compiled, run, STEP_END, stepFields(compiled, state));
    case 'nextStep':
      return startStep(compiled, run, state.turn.phase, state.turn.step + 1);
    case 'turnEnd':
      book.stage = 'nextTurn';
      return happen(compiled, run, TURN_END, [~state.turn.active, state.turn.number]);
    case 'nextTurn':
      return nextTurn(compiled, run);
  }
}

/** Whoever is to decide next in the window of the step has priority; the step ends when all have passed. */
function openWindow(compiled: Compiled, run: RulesetRun): Progress {
  const { local: book } = run;
  const { window } = stepOf(compiled, run.state);
  const isTold = book.stage === 'told';
  const seat = window === null ? -1 : nextInStep(compiled, run, window);
  if (seat < 0) book.stage = 'stepEnd';
  else {
    book.quiet = 0;
    if (isTold || !tellsPriority(compiled, run, seat)) {
      book.stage = 'window';
      return holdFor(run, seat, isTold);
    }
    book.stage = 'told';
  }
  return MORE;
}

/** `end_turn` and `end_step` take effect when the stack is empty. What a mandatory step does by itself comes first. */
function endEarly(compiled: Compiled, { state, local: book }: RulesetRun): void {
  const { ending, stage } = book;
  const isInStep = stage === 'effects' || stage === 'window' || stage === 'told';
  const keeps = isInStep && !isWhole(ending) && stepOf(compiled, state).mandatory;
  if (keeps && stage === 'effects') return;
  book.ending = '';
  if (ending === 'step' || ending === 'wholeStep') {
    if (isInStep) book.stage = 'stepEnd';
  } else if (stage !== 'turnEnd' && stage !== 'nextTurn' && stage !== 'turnStart') {
    if (isWhole(ending)) book.stage = 'turnEnd';
    else {
      book.closing = true;
      if (isInStep) book.stage = keeps ? 'stepEnd' : 'nextStep';
    }
  }
}

function isWhole(ending: Ending): boolean {
  return ending === 'wholeStep' || ending === 'wholeTurn';
}

/** The turn that was prepared begins: the first one, or the one after another. */
function startTurn(compiled: Compiled, run: RulesetRun, active: Seat, number: number): Progress {
  const { local: book } = run;
  book.stage = 'firstStep';
  book.closing = false;
  if (book.until[active] === 'my_turn') book.until = book.until.with(active, '');
  book.quiet++;
  const event = turnEvent(compiled, TURN_START, [~active, number]);
  return pushEvent(compiled, run, { kind: 'turn', event, number, active, phase: 0, step: 0 });
}

/** The first step from there on whose conditions hold, of a turn that was ended the first mandatory one; the turn ends after the last. */
function startStep(compiled: Compiled, run: RulesetRun, firstPhase: number, firstStep: number): Progress {
  const { state, local: book } = run;
  const { active, number } = state.turn;
  let step = firstStep;
  for (let phase = firstPhase; phase < compiled.phases.length; phase++, step = 0)
    for (const { steps } = compiled.phases[phase] as Phase; step < steps.length; step++) {
      const one = steps[step] as Step;
      if (book.closing && !one.mandatory) continue;
      if (!holds(one.conditions, run.local.desk, scratchOf(run.local.desk, OF_STEPS, one.rule, NOTHING, active)))
        continue;
      book.stage = 'effects';
      if (book.until.includes(one.id)) book.until = book.until.map((until) => (until === one.id ? '' : until));
      const event = turnEvent(compiled, STEP_START, [(compiled.phases[phase] as Phase).symbol, one.symbol, ~active]);
      return pushEvent(compiled, run, { kind: 'turn', event, number, active, phase, step });
    }
  book.stage = 'turnEnd';
  return MORE;
}

/** What the step does by itself. */
function doStep(compiled: Compiled, run: RulesetRun): Progress {
  const { state } = run;
  const rule = ruleAt(compiled, stepOf(compiled, state).rule);
  const program = compiled.programs[rule.program];
  if (program === undefined || program.code.length === 0) return MORE;
  const item = newItem(run.newId(), rule.number, NOTHING, state.turn.active, WORK);
  run.push(withProgram(item, compiled, rule.program));
  return MORE;
}

/** What lasts until the end of the turn ends, and another turn begins. */
function nextTurn(compiled: Compiled, run: RulesetRun): Progress {
  const { state, local: book } = run;
  book.uses = renew(book.uses, 'turn');
  if (book.until.includes('end_of_turn'))
    book.until = book.until.map((until) => (until === 'end_of_turn' ? '' : until));
  const extra = book.queue.findIndex((seat) => !playerAt(state, seat).out);
  let active;
  if (extra >= 0) {
    active = book.queue[extra] as number;
    book.queue = book.queue.slice(extra + 1);
  } else {
    book.queue = [];
    // One that was named and is out gives way to the first after it.
    active = book.next >= 0 ? (seatsFrom(state, book.next)[0] ?? book.regular) : seatAfter(state, book.regular);
    book.next = -1;
    book.regular = seatNumber(active);
  }
  return startTurn(compiled, run, seatNumber(active), state.turn.number + 1);
}

function happen(compiled: Compiled, run: RulesetRun, kind: number, fields: readonly number[]): Progress {
  return pushEvent(compiled, run, { kind: 'happen', event: turnEvent(compiled, kind, fields), status: 'applied' });
}

/** An item that is no more than an event: it is recorded, and what answers it comes before anything else. */
function pushEvent(compiled: Compiled, run: RulesetRun, diff: EventDiff): Progress {
  if (canComeBefore(compiled, diff.event.kind)) {
    const waiting = newItem(run.newId(), compiled.turn, NOTHING, run.state.turn.active, BEFORE);
    waiting.event = diff.event;
    run.push(waiting);
    return MORE;
  }
  if (compiled.watch.noted[diff.event.kind] !== true && !canComeBefore(compiled, PLAYER_LOST)) {
    // Nothing can answer it: there is no need for an item.
    record(run, diff);
    const events: Happening[] = [];
    if (!lookWithoutItem(compiled, run, events)) pushAfter(compiled, run, events);
    return MORE;
  }
  const active = diff.kind === 'turn' ? diff.active : run.state.turn.active;
  const item = newItem(run.newId(), compiled.turn, NOTHING, active, AFTER);
  happened(compiled, run, item, diff);
  run.push(item);
  return MORE;
}

/** An event of the turn structure that was answered happens, or what it begins is left out as a whole. */
export function happenInTurn(compiled: Compiled, run: RulesetRun, item: Item): Progress {
  const event = item.event as Happening;
  const { local: book } = run;
  item.stage = AFTER;
  switch (event.kind) {
    case TURN_START: {
      const { turn, players } = run.state;
      const active = ~(event.fields[0] as number);
      if (!item.prevented && players[active]?.out === false) {
        const begun = { number: turn.number + 1, active: seatNumber(active), phase: 0, step: 0 };
        happened(compiled, run, item, { kind: 'turn', event, ...begun });
        return MORE;
      }
      // A turn that never began is not counted.
      book.stage = 'nextTurn';
      recordPrevented(compiled, run, item, event);
      return MORE;
    }
    case STEP_START: {
      const diff = stepChange(compiled, run.state, event);
      if (!item.prevented) happened(compiled, run, item, diff);
      else {
        book.stage = 'nextStep';
        recordPrevented(compiled, run, item, event, undefined, diff);
      }
      return MORE;
    }
    default:
      if (item.prevented) recordPrevented(compiled, run, item, event);
      else happened(compiled, run, item, { kind: 'happen', event, status: 'applied' });
      return MORE;
  }
}

/** The step that the match comes to, or passes over. */
function stepChange({ phases }: Compiled, { turn }: RulesetState, event: Happening): EventDiff {
  const phase = phases.findIndex(({ symbol }) => symbol === event.fields[0]);
  const step = phases[phase]?.steps.findIndex(({ symbol }) => symbol === event.fields[1]) ?? 0;
  return { kind: 'turn', event, number: turn.number, active: turn.active, phase, step };
}

function turnEvent({ turn }: Compiled, kind: number, fields: readonly number[]): Happening {
  return { kind, id: 0, cause: 0, by: turn, fields, taken: NOTHING_TAKEN, prevented: false, batch: 0 };
}

function stepFields(compiled: Compiled, state: RulesetState): readonly number[] {
  const { phase, active } = state.turn;
  return [(compiled.phases[phase] as Phase).symbol, stepOf(compiled, state).symbol, ~active];
}

function stepOf(compiled: Compiled, { turn }: RulesetState): Step {
  return (compiled.phases[turn.phase] as Phase).steps[turn.step] as Step;
}
