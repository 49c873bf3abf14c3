/** What is going on, in a few words: whose turn, which step, and who decides if that is somebody else. */
import { message } from '@turnwise/game';
import type { Message, Messages, Seat, Table } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import type { Phase, Step } from '../compiled/phase.ts';
import { namedSeat } from '../labels/named.ts';
import type { Names } from '../labels/names.ts';
import { resultPhrase } from '../labels/result-phrase.ts';
import type { RulesetView } from '../types.ts';

export function statusOf(
  compiled: Compiled,
  view: RulesetView,
  table: Table,
  names: Names,
  messages: Messages,
): Message {
  const { turn, ended, halted } = view;
  if (ended !== null)
    return message('scene.over', { result: resultPhrase(ended.winners, ended.reason, table, messages) });
  const status = turn.number === 0 ? message('scene.before') : turnPhrase(compiled, view, table, names);
  if (halted !== null) return message('scene.halted', { status });
  const [first, ...others] = seatsToAct(view);
  if (first === undefined || (others.length === 0 && first === turn.active)) return status;
  const key = view.stack.choices.length > 0 ? 'scene.decides' : 'scene.priority';
  return message(key, { status, seat: [first, ...others].map((seat) => namedSeat(seat, table)) });
}

/** Those who are asked, else the one who has priority. */
export function seatsToAct({ turn, ended, halted, stack }: RulesetView): readonly Seat[] {
  if (ended !== null || halted !== null) return [];
  if (stack.choices.length > 0) return [...new Set(stack.choices.map(({ seat }) => seat))];
  return turn.priority < 0 ? [] : [turn.priority as Seat];
}

function turnPhrase(compiled: Compiled, { turn }: RulesetView, table: Table, names: Names): Message {
  const phase = compiled.phases[turn.phase] as Phase;
  const step = phase.steps[turn.step] as Step;
  const [inPhase, inStep] = [names.phase(phase.id), names.step(step.id)];
  const isOnly = inPhase === inStep || compiled.phases.length === 1;
  const words = {
    turn: turn.number,
    seat: namedSeat(turn.active, table),
    step: isOnly ? message('scene.step', { step: inStep }) : message('scene.phase', { phase: inPhase, step: inStep }),
  };
  // Turns that nobody is told of are not counted aloud either.
  return message(compiled.ruleset.turnStructure.quiet === true ? 'scene.turn' : 'scene.turn.numbered', words);
}
