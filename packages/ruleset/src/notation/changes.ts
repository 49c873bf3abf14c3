/**
 * Lasting changes by age: `{ card: fox, layer: add, attribute: power, value: 2, until: end_of_turn }`, with `word` for `grant` and
 * `forbid`, `ability` for one that was granted, and `from`, the seat that had control before, for `control`.
 */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { joinPath } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import { UNTIL } from '../types.ts';
import type { CardState, Change } from '../types.ts';
import type { Reading } from './reading.ts';
import { readRule, ruleName } from './rule-names.ts';
import { readCard, writeThing } from './things.ts';

const LAYERS = [
  'set',
  'add',
  'multiply',
  'grant',
  'forbid',
  'ability',
  'control',
] as const satisfies readonly Change['layer'][];
const KEYS = ['card', 'layer', 'attribute', 'word', 'ability', 'from', 'value', 'until'] as const;

export function writeChange(compiled: Compiled, change: Change, cards: readonly CardState[], table: Table): Json {
  const { card, layer, what, value, until } = change;
  const head = { card: writeThing(card, cards, table), layer };
  switch (layer) {
    case 'set':
    case 'add':
    case 'multiply':
      return { ...head, attribute: compiled.attributes[what] as string, value, until };
    case 'grant':
    case 'forbid':
      return { ...head, word: compiled.symbols[what] as string, ...unlessUsual(change), until };
    case 'ability':
      return { ...head, ability: ruleName(compiled, what), ...unlessUsual(change), until };
    case 'control':
      return { ...head, from: nameOf(table, value as Seat), until };
  }
}

/** What a word or an ability is granted with, and forbidden. */
function usualValue(layer: Change['layer']): number {
  return layer === 'forbid' ? 0 : 1;
}

function unlessUsual({ layer, value }: Change): Record<string, Json> {
  return value === usualValue(layer) ? {} : { value };
}

export function readChange(
  value: unknown,
  path: string,
  compiled: Compiled,
  numbers: ReadonlyMap<string, number>,
  reading: Reading,
): Change {
  const given = reading.fields(value, path, KEYS);
  const at = (key: (typeof KEYS)[number]): string => joinPath(path, key);
  const card = readCard(given['card'], at('card'), numbers, reading);
  const layer = LAYERS[reading.word(given['layer'], at('layer'), LAYERS, 'Layer')] ?? 'add';
  const until = UNTIL[reading.word(given['until'] ?? 'end_of_turn', at('until'), UNTIL, 'Until')] ?? 'end_of_turn';
  switch (layer) {
    case 'set':
    case 'add':
    case 'multiply': {
      const what = reading.word(given['attribute'], at('attribute'), compiled.attributes, 'Attribute');
      return { card, layer, what, value: reading.integer(given['value'], at('value'), 0), until };
    }
    case 'grant':
    case 'forbid': {
      const what = reading.word(given['word'], at('word'), compiled.symbols, 'Word');
      return { card, layer, what, value: reading.integer(given['value'], at('value'), usualValue(layer)), until };
    }
    case 'ability': {
      const what = readRule(given['ability'], at('ability'), compiled, reading);
      return { card, layer, what, value: reading.integer(given['value'], at('value'), usualValue(layer)), until };
    }
    case 'control': {
      const from = reading.seat(given['from'], at('from'));
      return { card, layer, what: 0, value: from ?? 0, until };
    }
  }
}
