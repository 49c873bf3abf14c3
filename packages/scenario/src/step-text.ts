/** A step in one line. */
import type { ScenarioStep } from './scenario.ts';
import { verbsOf } from './scenario.ts';
import { valueText } from './value-text.ts';

export function stepText(step: ScenarioStep): string {
  const verb = verbsOf(step)[0] ?? 'input';
  const seatless = verb === 'undo' || verb === 'redo' ? '' : 'system: ';
  const who = step.as === undefined ? seatless : `${step.as}: `;
  return verb === 'undo' || verb === 'redo' ? `${who}${verb}` : `${who}${verb} ${valueText(step[verb])}`;
}
