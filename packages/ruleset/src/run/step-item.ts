/**
 * How an item goes from stage to stage: its window, what comes before it, its own event and targets, its effects, and what
 * comes after it. The loop of docs/how-a-ruleset-runs.md, section 4.
 */
import { DONE, MORE, runProgram, WAIT } from '@turnwise/stack';
import type { Progress } from '@turnwise/stack';
import { ruleAt } from '../compiled/at.ts';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import { answeredBy, isPrevented } from './answered.ts';
import { attempt, settleMet } from './attempt.ts';
import { pushAfter, pushBeforeOwn } from './discover.ts';
import { fail } from './fail.ts';
import { hasLostAll } from './drop-gone.ts';
import { holds } from './holds.ts';
import { finishHandMove } from './manipulate.ts';
import { COST } from './items-of.ts';
import { ABILITY_RESOLVED, ABILITY_TRIGGERED } from './kind-numbers.ts';
import { charge } from './meter.ts';
import { recordPrevented } from './prevented.ts';
import { holdFor, tellsPriority } from './priority.ts';
import { noted } from './record.ts';
import { settle } from './settle.ts';
import { AFTER, BEFORE, BEGIN, LOSE, PREPARE, RESOLVE, TOLD, WINDOW, WORK } from './stages.ts';
import { holdToSteps } from './steps.ts';
import { chooseTargets } from './choose-targets.ts';
import { lookAtVictory, settleLosses } from './victory.ts';
import { Violation } from './violation.ts';
import { happenInTurn } from './turns.ts';
import { nextInWindow } from './windows.ts';
import { listed } from './listed.ts';

export function stepItem(compiled: Compiled, item: Item, run: RulesetRun): Progress {
  switch (item.stage) {
    case WINDOW:
    case TOLD: {
      const isTold = item.stage === TOLD;
      const seat = nextInWindow(compiled, run, item);
      if (seat < 0) item.stage = BEFORE;
      else if (!isTold && tellsPriority(compiled, run, seat)) item.stage = TOLD;
      else {
        item.stage = WINDOW;
        return holdFor(run, seat, isTold);
      }
      return MORE;
    }
    case BEFORE:
      if (!item.prevented) pushBeforeOwn(compiled, run, item);
      item.stage = PREPARE;
      return MORE;
    case PREPARE:
    case WORK:
      try {
        return item.stage === PREPARE ? prepare(compiled, item, run) : work(compiled, item, run);
      } catch (thrown) {
        if (!(thrown instanceof Violation)) throw thrown;
        // It may have been in the middle of a selector.
        item.it = NOTHING;
        return fail(compiled, run, item, thrown);
      }
    case BEGIN:
      return begin(item, run, settleMet(compiled, run, item));
    case RESOLVE:
      settleMet(compiled, run, item);
      item.stage = AFTER;
      return MORE;
    default:
      return after(compiled, item, run);
  }
}

function prepare(compiled: Compiled, item: Item, run: RulesetRun): Progress {
  const rule = ruleAt(compiled, item.rule);
  if (rule.kind === 'reaction' || rule.kind === 'ability')
    return item.nested ? prepareNested(compiled, item, run) : answer(compiled, rule, item, run);
  if (rule.kind === 'turn') return happenInTurn(compiled, run, item);
  if (item.rule === compiled.system) return finishHandMove(compiled, run, item);
  if (item.part === COST) return activate(compiled, run, item);
  if (rule.kind === 'action') {
    const gone = !item.prevented && hasLostAll(compiled, run, item);
    if (item.prevented || gone) {
      recordPrevented(compiled, run, item, item.event as Happening, gone ? 'targetsGone' : undefined);
      item.stage = AFTER;
      return MORE;
    }
    noted(compiled, run, item, item.event as Happening);
    item.because = (item.event as Happening).id;
  }
  item.stage = WORK;
  return MORE;
}

/** That an ability is activated was answered. Where it is not, nothing is paid, and the action is prevented. */
function activate(compiled: Compiled, run: RulesetRun, item: Item): Progress {
  const event = item.event as Happening;
  item.event = null;
  item.stage = item.prevented ? AFTER : WORK;
  if (item.prevented) {
    recordPrevented(compiled, run, item, event);
    (run.effects.at(-2) as Item).prevented = true;
  } else noted(compiled, run, item, event);
  return MORE;
}

/** A reaction begins: what it answers may be gone, its conditions may no longer hold, its targets are to be chosen. */
function answer(compiled: Compiled, rule: Rule, item: Item, run: RulesetRun): Progress {
  if (item.parent !== 0) {
    const answered = answeredBy(run, item);
    if (answered === undefined || isPrevented(answered, item)) return doNothing(item);
    item.event = answered.event;
  }
  if (item.asked === 0 && run.given === undefined && !holds(rule.conditions, run.local.desk, item))
    return doNothing(item);
  const chosen = chooseTargets(compiled, run, item, rule);
  if (chosen !== 'chosen') return chosen === 'asked' ? WAIT : doNothing(item);
  if (rule.ability === 'triggered') {
    const event = ofAbility(rule, item, ABILITY_TRIGGERED, run);
    if (attempt(compiled, run, item, [event])) {
      item.stage = BEGIN;
      return MORE;
    }
    noted(compiled, run, item, event);
    item.because = event.id;
  }
  item.stage = WORK;
  return MORE;
}

/** It is an item all the same, and that somebody was asked may be answered. */
function doNothing(item: Item): Progress {
  item.stage = AFTER;
  return MORE;
}

/** A triggered ability begins, or what came before it has prevented that. */
function begin(item: Item, run: RulesetRun, begins: boolean): Progress {
  // It has the last number of all.
  if (begins) item.because = run.state.events;
  item.stage = begins ? WORK : AFTER;
  return MORE;
}

/** An ability that is executed or cast: its targets may be gone, which prevents it, or are still to be chosen. */
function prepareNested(compiled: Compiled, item: Item, run: RulesetRun): Progress {
  const rule = ruleAt(compiled, item.rule);
  const chosen = chooseTargets(compiled, run, item, rule);
  if (chosen === 'asked') return WAIT;
  if (chosen === 'chosen') {
    item.stage = WORK;
    return MORE;
  }
  if (chosen === 'gone')
    recordPrevented(compiled, run, item, ofAbility(rule, item, ABILITY_RESOLVED, run), 'targetsGone');
  const parent = run.effects.at(-2);
  if (parent !== undefined) parent.fizzled = true;
  return doNothing(item);
}

function work(compiled: Compiled, item: Item, run: RulesetRun): Progress {
  const program = compiled.programs[item.program];
  if (program !== undefined) {
    if (item.at === 0) charge(run.local.desk, program.code.length);
    const progress = runProgram(program.code, item, run);
    if (progress !== DONE || run.stopped) return progress;
  }
  const rule = ruleAt(compiled, item.rule);
  if (rule.ability === 'triggered' || (rule.ability === 'activated' && item.nested && item.program === rule.program))
    return resolved(compiled, item, run, ofAbility(rule, item, ABILITY_RESOLVED, run));
  item.stage = AFTER;
  return MORE;
}

function resolved(compiled: Compiled, item: Item, run: RulesetRun, event: Happening): Progress {
  if (attempt(compiled, run, item, [event])) item.stage = RESOLVE;
  else {
    noted(compiled, run, item, event);
    item.stage = AFTER;
  }
  return MORE;
}

/** A part hands what happened to its item; an item looks at victory and brings the reactions. */
function after(compiled: Compiled, item: Item, run: RulesetRun): Progress {
  if (item.nested) {
    const parent = run.effects.at(-2) as Item;
    for (const event of item.settled) settle(compiled, parent, event);
    return DONE;
  }
  // What the turn does is looked at when the stack is empty.
  if (item.rule !== compiled.turn && item.stage !== LOSE) holdToSteps(run);
  const look = item.stage === LOSE ? settleLosses(compiled, run, item) : lookAtVictory(compiled, run, item);
  // Where its reactions cannot be pushed, it is looked at again.
  item.stage = AFTER;
  if (look === 'over') return DONE;
  if (look === 'waits') {
    item.stage = LOSE;
    return MORE;
  }
  pushAfter(compiled, run, item.settled);
  return DONE;
}

function ofAbility(rule: Rule, item: Item, kind: number, run: RulesetRun): Happening {
  const { self, seat, because, rule: by } = item;
  const fields = listed(self < 0 ? NOTHING : self, rule.symbol, ~seat);
  return { kind, id: 0, cause: because, by, fields, taken: NOTHING_TAKEN, prevented: false, batch: ++run.local.raises };
}
