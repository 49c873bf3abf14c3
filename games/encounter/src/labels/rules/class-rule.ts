/** What the rules say of a class. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { ClassData } from '../../content/types.ts';

export function classRule({ name, hitDie, rows, slots, turns }: ClassData): readonly Message[] {
  const casts = Object.keys(slots).map(Number);
  return [
    message('rule.class', { name, hitDie, highest: rows.at(-1)?.upTo }),
    ...(casts.length > 0 ? [message('rule.class.casts', { level: Math.min(...casts) })] : []),
    ...(turns ? [message('rule.class.turns')] : []),
  ];
}
