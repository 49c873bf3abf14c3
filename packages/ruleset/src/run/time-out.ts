/** What comes of it when a seat lets its time run out: what the question says, else the rule that asks, else the step (section 6). */
import { answerCheck, fallbackAnswer, normalAnswer } from '@turnwise/game';
import type { Choice, Seat, TimeOut } from '@turnwise/game';
import { openChoices } from '@turnwise/stack';
import type { Compiled } from '../compiled/compiled.ts';
import type { Step } from '../compiled/phase.ts';
import type { Desk, RulesetInput, RulesetState } from '../types.ts';
import { asTimeOut } from './timed.ts';
import { mayPass } from './windows.ts';

/** For a question, or without one for a seat that has priority; nothing for a seat that is not waited for. */
export function timeOutOf(compiled: Compiled, desk: Desk, seat: Seat, choice?: Choice): TimeOut | undefined {
  const { state } = desk;
  if (choice !== undefined) return ofChoice(compiled, state, choice);
  if (state.turn.priority !== seat || state.ended !== null) return undefined;
  const step = stepOf(compiled, state);
  const policy = step?.window?.timeOut ?? step?.timeOut;
  return { kind: policy === 'concede' || !mayPass(compiled, desk, seat) ? 'concede' : 'pass' };
}

/** What is done for a seat that has run out of time; the input itself where it stands for a pass, or for nothing. */
export function inputOf(compiled: Compiled, desk: Desk, input: RulesetInput): RulesetInput {
  const { state } = desk;
  if (input.kind !== 'timeout' || state.ended !== null) return input;
  const { seat } = input;
  const choice = openChoices(state.stack).find((one) => one.seat === seat);
  const policy = timeOutOf(compiled, desk, seat, choice);
  if (policy?.kind === 'concede') return { kind: 'concede', seat };
  if (choice === undefined) return input;
  const value = policy?.kind === 'answer' ? policy.value : fallbackAnswer(choice);
  const late: LateAnswer = { kind: 'answer', seat, choice: choice.id, value, late: true };
  return late;
}

/** An answer that the seat did not give itself. */
type LateAnswer = Extract<RulesetInput, { readonly kind: 'answer' }> & { readonly late: true };

/** The seat that answers by this input; -1 for other inputs, and where it is answered for. */
export function answeringSeat(input: RulesetInput | undefined): number {
  return input?.kind === 'answer' && !('late' in input) ? input.seat : -1;
}

function ofChoice(compiled: Compiled, state: RulesetState, choice: Choice): TimeOut {
  const policy = choice.timeOut ?? ofRule(compiled, state);
  if (policy.kind === 'concede') return policy;
  if (policy.kind !== 'answer') return { kind: 'fallback' };
  const value = normalAnswer(choice, policy.value);
  // Of a question to another seat nobody is told what can be answered.
  const isLegal = choice.candidates.length === 0 || answerCheck(choice, value) === undefined;
  return isLegal ? { kind: 'answer', value } : { kind: 'fallback' };
}

function ofRule(compiled: Compiled, state: RulesetState): TimeOut {
  const asking = compiled.rules[state.stack.effects.at(-1)?.rule ?? -1];
  const policy = asking?.timeOut ?? stepOf(compiled, state)?.timeOut ?? 'fallback';
  return asTimeOut(policy);
}

/** Undefined in the setup. */
function stepOf({ phases }: Compiled, { turn }: RulesetState): Step | undefined {
  return turn.number === 0 ? undefined : phases[turn.phase]?.steps[turn.step];
}
