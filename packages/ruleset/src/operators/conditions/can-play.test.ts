import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: 'hand', controller: 'self', count: 1 } }];
const spell = (id: string, ability: object): object => ({
  id,
  types: ['spell'],
  abilities: [{ id: 'effect', kind: 'cast', effects: [], ...ability }],
});
const aimedAt = (selector: object): object => ({ targets: [{ id: 'victim', selector }] });
const relic = { zone: 'battlefield', types: ['relic'] };
const ruleset = {
  cards: [
    spell('calm', {}),
    spell('bolt', aimedAt({ ...relic, count: 1 })),
    spell('twice', aimedAt({ ...relic, count: 2 })),
    spell('sweep', aimedAt({ ...relic, count: 'all' })),
    spell('lucky', aimedAt({ ...relic, count: { upTo: 2 } })),
    spell('late', { conditions: [{ op: 'compare', left: { ref: 'controller.mana' }, is: '>=', right: 9 }] }),
    {
      id: 'ban',
      types: ['relic'],
      abilities: [
        { id: 'ban', kind: 'continuous', affects: { zone: 'hand', types: ['spell'] }, modify: [{ forbid: 'play' }] },
      ],
    },
  ],
};

test.each([
  ['fox', [], true],
  ['calm', [], true],
  ['calm', ['ban'], false],
  ['fox', ['ban'], true],
  ['bolt', [], false],
  ['bolt', ['drum'], true],
  ['twice', ['drum'], false],
  ['sweep', [], true],
  ['lucky', [], true],
  ['late', [], false],
])('%s with %j on the table: %s', (card, battlefield, expected) => {
  const position = {
    resources: { ann: { mana: 5 } },
    zones: { ann: { hand: [{ id: 'it_is', card }] }, bob: { battlefield } },
  };
  expect(holds({ op: 'can_play', target: 'aim' }, { targets, position, ruleset, at: { aim: 'it_is' } })).toBe(expected);
});
