/** The options of a match on one line, empty where there are none. */
import { shortOptions } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { flowText } from './flow.ts';

export function optionsText(options: Json): string {
  const text = flowText(shortOptions(options));
  return text === '{}' ? '' : text;
}
