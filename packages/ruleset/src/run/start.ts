/** What each input begins, or why it is refused. Answers to choices do not come here. */
import { seat as seatNumber } from '@turnwise/game';
import type { Answer, Seat } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import type { Stop } from '@turnwise/kernel';
import { renew } from '@turnwise/stack';
import { ruleAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING } from '../types.ts';
import type { Item, RulesetInput } from '../types.ts';
import { announce } from './announce.ts';
import { dropParts, forgetEvents } from './fail.ts';
import { dropAtWork } from './halt.ts';
import { intentOf } from './intent.ts';
import { newItem, withProgram } from './item.ts';
import { manipulate } from './manipulate.ts';
import { AFTER, WINDOW, WORK } from './stages.ts';
import { dropOut, endMatch } from './victory.ts';
import { mayPass } from './windows.ts';
import { take } from './take.ts';

type Started = Exclude<RulesetInput, Answer>;

export function start(compiled: Compiled, input: Started, run: RulesetRun): Stop | undefined {
  const { state } = run;
  const { kind } = input;
  run.local.uses = renew(run.local.uses, 'input');
  // What has happened in an item that waits is not taken together with what is raised now.
  if (run.effects.length === 0) run.local.raises = 0;
  if (kind === 'begin') return begin(compiled, run);
  if (kind === 'skipItem' || kind === 'resume' || kind === 'endMatch') return control(compiled, run, input);
  if (kind === 'concede') return concede(compiled, run, input.seat);
  if (state.halted !== null) return disallowed('halted', { code: state.halted.code });
  if (state.turn.number === 0) return disallowed('notBegun');
  const { seat } = input;
  if (input.kind === 'stop') {
    if (run.local.until[seat] === '') return disallowed('noStop');
    run.local.until = run.local.until.with(seat, '');
    asksAgain(run);
    return undefined;
  }
  if (state.turn.priority !== seat) return disallowed('notYourPriority', { seat, priority: state.turn.priority });
  switch (input.kind) {
    case 'action': {
      const intent = intentOf(compiled, run.local.desk, input);
      if ('stop' in intent) return intent;
      asksAnew(run);
      if (run.local.until[seat] !== '') run.local.until = run.local.until.with(seat, '');
      run.local.made = run.effects.length;
      announce(compiled, run, intent);
      return undefined;
    }
    case 'manipulate': {
      run.local.made = run.effects.length;
      const stop = manipulate(compiled, run, input);
      if (stop === undefined) asksAgain(run);
      return stop;
    }
    case 'pass':
    case 'timeout':
      if (!mayPass(compiled, run.local.desk, seat)) return disallowed('mustAct');
      if (input.kind === 'pass' && input.until !== undefined) {
        if (!isKnownUntil(compiled, input.until)) return disallowed('unknownStep', { until: input.until });
        run.local.until = run.local.until.with(seat, input.until);
      }
      passes(run);
      return undefined;
  }
}

function begin(compiled: Compiled, run: RulesetRun): Stop | undefined {
  const { state, local } = run;
  if (state.turn.number !== 0 || state.ended !== null || state.halted !== null) return disallowed('begun');
  local.stage = 'turnStart';
  const rule = ruleAt(compiled, compiled.setup);
  const item = newItem(run.newId(), rule.number, NOTHING, seatNumber(0), WORK);
  run.push(withProgram(item, compiled, rule.program));
  return undefined;
}

/** In the window of an item the next one is asked; in that of a step, one more has passed. */
function passes(run: RulesetRun): void {
  const top = run.effects.at(-1);
  if (top?.stage === WINDOW) top.asked++;
  else {
    run.local.passed++;
    run.local.busy = false;
  }
}

/** Who acts has not passed: in the window of an item the others are asked again, in that of a step all are. */
function asksAnew(run: RulesetRun): void {
  const { local: book } = run;
  const top = run.effects.at(-1);
  if (top?.stage === WINDOW) top.asked = 0;
  else {
    book.passed = 0;
    book.busy = true;
  }
}

/** What is neither an action nor a pass: the active seat, if it was asked in the window of a step, is asked again in any case. */
function asksAgain({ state: { turn }, local: book, effects }: RulesetRun): void {
  if (turn.priority === turn.active && !effects.some(({ stage }) => stage === WINDOW)) book.busy = true;
}

function isKnownUntil({ phases }: Compiled, until: string): boolean {
  return (
    until === 'end_of_turn' ||
    until === 'my_turn' ||
    phases.some(({ steps }) => steps.some((step) => step.id === until))
  );
}

function concede(compiled: Compiled, run: RulesetRun, seat: Seat): Stop | undefined {
  const { state } = run;
  if (state.players[seat]?.out !== false) return disallowed('outAlready', { seat });
  const item = newItem(run.newId(), compiled.system, NOTHING, seat, AFTER);
  if (dropOut(compiled, run, seat, 'concede', item.settled)) return undefined;
  // The window of a step begins again with the active seat.
  if (state.turn.priority >= 0 && run.effects.at(-1)?.stage !== WINDOW) run.local.busy = true;
  // However much lies there, it is accepted.
  run.effects.push(item);
  return undefined;
}

type Control = Extract<RulesetInput, { kind: 'skipItem' | 'resume' | 'endMatch' }>;

function control(compiled: Compiled, run: RulesetRun, input: Control): Stop | undefined {
  const { halted, turn, stack } = run.state;
  if (input.kind === 'endMatch') {
    if (turn.number === 0 && halted === null && stack.choices.length === 0) return disallowed('notBegun');
    endMatch(compiled, run, [], input.reason ?? (halted === null ? 'ended' : 'halted'));
    return undefined;
  }
  if (halted === null) return disallowed('notHalted');
  take(run, { kind: 'goOn', by: input.kind });
  if (input.kind === 'resume') return undefined;
  if (halted.guard !== '') dropAtWork(compiled, run);
  else {
    const root = run.effects.findLast(({ nested }) => !nested) as Item;
    dropParts(compiled, run, root);
    forgetEvents(root);
    root.stage = AFTER;
  }
  return undefined;
}
