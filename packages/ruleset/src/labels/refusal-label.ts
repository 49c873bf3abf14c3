/** Why an input is refused: for a precondition that failed, with what its operands came to. */
import { message, naming } from '@turnwise/game';
import type { Message, Messages } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Params, Refusal } from '@turnwise/kernel';
import { chainText } from './chain-text.ts';
import { seatThing } from '../scene/ids.ts';
import { namedCard } from './named.ts';
import type { Names } from './names.ts';

export function refusalLabel(
  { code, params }: Pick<Refusal, 'code' | 'params'>,
  names: Names,
  messages: Messages,
): Message {
  const words = wordsOf(params, names, code);
  if (code === 'preconditionFailed')
    return message(`refusal.${code}`, { ...words, condition: conditionPhrase(params, words, messages) });
  if (code === 'guardExceeded') {
    const { guard, limit, chain } = params;
    const passed = message(`guard.${String(guard)}`, { limit });
    return message(`refusal.${code}`, { guard: String(guard), passed, chain: chainText(chain) });
  }
  if (code === 'cannotPay') return message(`refusal.${code}`, { ...words, cost: costPhrase(params['cost'], names) });
  return message(`refusal.${code}`, words);
}

/** Which precondition it was, in words of its own where there are any. */
function conditionPhrase(params: Params, words: Readonly<Record<string, unknown>>, messages: Messages): Message {
  const key = `condition.${String(params['precondition'])}`;
  if (messages[key] !== undefined) return message(key, words);
  const { action: _action, index: _index, precondition: _precondition, ...operands } = words;
  const shown = Object.entries(operands).map(([name, value]) => message('phrase.field', { name, value }));
  return message('condition.other', {
    ...words,
    operands: shown.length === 0 ? '' : message('phrase.params', { params: shown }),
  });
}

function costPhrase(cost: unknown, names: Names): Message | string {
  if (!isRecord(cost) || Object.keys(cost).length === 0) return '';
  return message('phrase.cost', {
    cost: Object.entries(cost).map(([resource, amount]) =>
      message('phrase.amount', { amount, name: names.resource(resource) }),
    ),
  });
}

function wordsOf(params: Params, names: Names, code: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value !== 'string' ? value : isPart(name, code) ? names.card(value) : wordOf(name, value, names),
    ]),
  );
}

function wordOf(name: string, value: string, names: Names): Message | string {
  switch (name) {
    case 'action':
      return names.action(value);
    case 'resource':
      return names.resource(value).toLowerCase();
    case 'zone':
      return names.zone(value).toLowerCase();
    case 'phase':
      return names.phase(value);
    case 'step':
      return names.step(value);
    case 'keyword':
    case 'type':
    case 'counter':
      return names.word(value).toLowerCase();
    case 'precondition':
    case 'guard':
    case 'is':
      return value;
    default:
      return value.startsWith('@') ? namedPlayer(Number(value.slice(1))) : namedCard(value, names);
  }
}

/** Who sits there is not at hand. */
function namedPlayer(seat: number): Message {
  return naming(seatThing(seat), message('name.player', { number: seat + 1 }));
}

/** What a part of an action is called is no card, though it is written like one. */
function isPart(name: string, code: string): boolean {
  return name === 'name' || (name === 'target' && code !== 'preconditionFailed');
}
