/** Why something is refused: as its code says it, with the card as a link. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Refusal } from '@turnwise/kernel';
import { COLOURS, SPLAYS } from '../cards/language.ts';
import { titled } from './phrases.ts';
import type { Phrase } from './phrases.ts';

export function refusalLabel({ code, params }: Pick<Refusal, 'code' | 'params'>): Message {
  return message(
    `refusal.${code}`,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, said(name, value) ?? value])),
  );
}

function said(name: string, value: unknown): Phrase | undefined {
  if (typeof value !== 'string') return undefined;
  if (name === 'card') return titled(value);
  if (name === 'color' && isOneOf(COLOURS, value)) return message(`color.${value}`);
  return name === 'direction' && isOneOf(SPLAYS, value) ? message(`direction.${value}`) : undefined;
}

function isOneOf(names: readonly string[], value: string): boolean {
  return names.includes(value);
}
