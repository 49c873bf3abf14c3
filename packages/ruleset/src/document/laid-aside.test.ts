import { expect, test } from 'vitest';
import type { Ruleset } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { laidAside } from './laid-aside.ts';

const ZONES: Ruleset['zones'] = [
  { id: 'stock', owner: 'shared', visibility: 'hidden', cards: 'all' },
  { id: 'box', owner: 'shared', visibility: 'public', show: 'nothing' },
  { id: 'market', owner: 'shared', visibility: 'public' },
  { id: 'hand', owner: 'player', visibility: 'owner' },
];
const CARDS: Ruleset['cards'] = [
  { id: 'ace', types: ['card'] },
  { id: 'trump', types: ['marker', 'sign'] },
  { id: 'dealer', types: ['marker'] },
];
const move = (selector: object, to: string) => ({ op: 'move_zone', target: { selector }, to });

test.each([
  [[], []],
  [[move({ zone: 'stock', types: ['marker'] }, 'box')], ['trump', 'dealer']],
  [[move({ zone: 'stock', types: ['marker', 'sign'] }, 'box')], ['trump']],
  [[move({ card: ['dealer', 'ace'], types: ['marker'] }, 'box')], ['dealer']],
  [[move({ zone: 'stock', card: 'dealer' }, 'box')], ['dealer']],
  // What waits where it is seen may be had, and which of them go is not said.
  [[move({ zone: 'stock', types: ['marker'] }, 'market')], []],
  [[move({ zone: 'stock', types: ['card'], top: 3 }, 'box')], []],
  [[move({ zone: 'stock' }, 'box')], []],
  [[{ op: 'shuffle', zone: 'stock' }], []],
])('%j lays %j aside', (setup, aside) => {
  expect([...laidAside({ zones: ZONES, cards: CARDS, setup: setup as Ruleset['setup'] }, OPERATORS)]).toEqual(aside);
});
