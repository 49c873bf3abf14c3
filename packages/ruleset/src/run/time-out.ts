/** What comes of it when a seat lets its time run out: what the rule that asks says, else the step (section 6). */
import { answerCheck, fallbackAnswer, normalAnswer } from '@turnwise/game';
import type { Choice, Seat, TimeOut } from '@turnwise/game';
import { openChoices } from '@turnwise/stack';
import type { Compiled } from '../compile/compiled.ts';
import type { TimeOutNode } from '../nodes.ts';
import type { RulesetInput, RulesetState } from '../types.ts';
import { mayPass } from './windows.ts';

/** For a question, or without one for a seat that has priority; nothing for a seat that is not waited for. */
export function timeOutOf(compiled: Compiled, state: RulesetState, seat: Seat, choice?: Choice): TimeOut | undefined {
  if (choice !== undefined) return ofChoice(compiled, state, choice);
  if (state.turn.priority !== seat || state.ended !== null) return undefined;
  return { kind: ofStep(compiled, state) === 'concede' || !mayPass(compiled, state, seat) ? 'concede' : 'pass' };
}

/** What is done for a seat that has run out of time; the input itself where it stands for a pass, or for nothing. */
export function inputOf(compiled: Compiled, state: RulesetState, input: RulesetInput): RulesetInput {
  if (input.kind !== 'timeout' || state.ended !== null) return input;
  const { seat } = input;
  const choice = openChoices(state.stack).find((one) => one.seat === seat);
  const policy = timeOutOf(compiled, state, seat, choice);
  if (policy?.kind === 'concede') return { kind: 'concede', seat };
  if (choice === undefined) return input;
  const value = policy?.kind === 'answer' ? policy.value : fallbackAnswer(choice);
  return { kind: 'answer', seat, choice: choice.id, value };
}

function ofChoice(compiled: Compiled, state: RulesetState, choice: Choice): TimeOut {
  const asking = compiled.rules[state.stack.effects.at(-1)?.rule ?? -1];
  const policy = asking?.timeOut ?? ofStep(compiled, state);
  if (policy === 'concede') return { kind: 'concede' };
  if (policy === null || typeof policy === 'string') return { kind: 'fallback' };
  const value = normalAnswer(choice, policy.answer);
  return answerCheck(choice, value) === undefined ? { kind: 'answer', value } : { kind: 'fallback' };
}

function ofStep({ phases }: Compiled, { turn }: RulesetState): TimeOutNode | null {
  return turn.number === 0 ? null : (phases[turn.phase]?.steps[turn.step]?.timeOut ?? null);
}
