/** What people are told: a message for hosts with words of their own, and the sentence for those without. */
import { formatMessage } from './message.ts';
import type { Message, Messages } from './message.ts';

export interface Told {
  readonly label: Message;
  readonly text: string;
}

export function told(messages: Messages, label: Message): Told {
  return { label, text: formatMessage(messages, label) };
}
