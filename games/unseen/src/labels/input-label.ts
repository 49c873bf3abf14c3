/** What an input is called in a menu. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { UnseenInput } from '../types.ts';

export function inputLabel(input: UnseenInput): Message {
  return message(`input.${input.kind}`, 'dir' in input ? { dir: input.dir } : {});
}
