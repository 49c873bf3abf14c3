/** The outcome of a step, in one line. */
import type { StepOutcome } from './scene.ts';
import { valueText } from './value-text.ts';

export function outcomeText({ kind, code, params }: StepOutcome): string {
  const parts: string[] = [kind];
  if (code !== undefined) parts.push(`code ${code}`);
  // The issues of a malformed input are listed below it, each on its own line.
  if (params !== undefined && code !== 'malformedInput' && valueText(params) !== '{}')
    parts.push(`params ${valueText(params)}`);
  return parts.join(', ');
}
