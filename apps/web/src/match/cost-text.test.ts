import { expect, test } from 'vitest';
import { costText } from './cost-text.ts';

const RULESET = { ruleset: { resources: ['gold', { id: 'mana', name: 'Magic' }] } };
const say = (count: number, what: string): string => `${count} ${what}`;

test.each([
  [undefined, {}, ''],
  [3, {}, '3'],
  ['a card', {}, 'a card'],
  [{ mana: 2 }, {}, '2 mana'],
  [{ red_mana: 2, gold: 1 }, RULESET, '2 red mana, 1 gold'],
  [{ mana: 2 }, RULESET, '2 Magic'],
  [{}, RULESET, ''],
])('%j', (cost, options, text) => expect(costText(cost, options, say)).toBe(text));
