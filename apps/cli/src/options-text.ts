/** The options of a match on one line: content that was given whole is told by its id or name. */
import type { Json } from '@turnwise/kernel';
import { isRecord } from '@turnwise/kernel';
import { flowText } from './flow.ts';

/** Empty where there are none. */
export function optionsText(options: Json): string {
  if (!isRecord(options) || Object.keys(options).length === 0) return '';
  const told = Object.entries(options).map(([name, value]) => {
    const whole = isRecord(value) ? (value['id'] ?? value['name']) : undefined;
    return [name, whole ?? value];
  });
  return flowText(Object.fromEntries(told) as Json);
}
