/** For whom a spell or an item is. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { TargetRule } from '../../content/types.ts';

export function targetsPhrase({ of, number }: TargetRule): Message {
  return message(of === 'self' ? 'targets.self' : `targets.${number}.${of}`);
}
