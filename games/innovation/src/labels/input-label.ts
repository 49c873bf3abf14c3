/** What an input is called in a menu. */
import { message, nameOf } from '@turnwise/game';
import type { ChoiceKind, Message, Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { kindOfChoice } from '../notation/answer.ts';
import type { InnovationInput } from '../types.ts';
import { colourPhrase, fullCard } from './phrases.ts';
import type { Phrase } from './phrases.ts';

export function inputLabel(input: InnovationInput, table: Table): Message {
  switch (input.kind) {
    case 'draw':
      return message('input.draw');
    case 'meld':
    case 'dogma':
      return message(`input.${input.kind}`, { card: fullCard(input.card) });
    case 'achieve':
      return message('input.achieve', { age: input.age });
    case 'answer':
      return answerLabel(input.value, kindOfChoice(input.choice), table);
  }
}

function answerLabel(value: Json, kind: ChoiceKind | undefined, table: Table): Message {
  const taken = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (value === null || taken.length === 0) return message('input.decline');
  if (typeof value === 'boolean') return message(value ? 'input.yes' : 'input.no');
  // What is no answer may have a card twice.
  return message('input.answer', { value: [...new Set(taken)].map((one) => candidatePhrase(one, kind, table)) });
}

function candidatePhrase(value: Json, kind: ChoiceKind | undefined, table: Table): Phrase {
  if (isRecord(value)) {
    const { seat, age } = value as { readonly seat?: unknown; readonly age?: unknown };
    return message('phrase.hiddenOf', { seat: typeof seat === 'number' ? nameOf(table, seat as Seat) : seat, age });
  }
  if (typeof value === 'string' && kind === 'selectOption') return message(`option.${value}`);
  if (typeof value !== 'number') return JSON.stringify(value);
  if (kind === 'selectCards' || kind === 'order') return fullCard(value);
  if (kind === 'selectPile') return colourPhrase(value);
  return kind === 'selectPlayer' ? nameOf(table, value as Seat) : String(value);
}
