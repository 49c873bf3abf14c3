// Drawings: nothing is wider than a terminal, and nothing that matters is missing.
import { seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';

const TABLE = { names: ['ann', 'bob'] };

function drawn(position: Json): string {
  const context = menagerie.prepare({ seed: 1, seats: TABLE.names });
  if (!context.ok) throw new Error('not prepared');
  const read = menagerie.notation.position.parse(position, { ...TABLE, ...context.value });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return menagerie.draw?.(menagerie.view(read.value, seat(0)), TABLE) ?? '';
}

test('a table in the middle of a match', () => {
  const position = {
    turn: { number: 4, active: 'bob', phase: 'day', step: 'act', priority: 'ann' },
    resources: { bob: { coins: 0 } },
    flags: { match: { storm: true }, ann: { rich: true } },
    zones: {
      ann: { hand: ['mage', 'spy'], table: [{ card: 'spy', tapped: true, damage: 1 }, 'banner'], deck: ['spy'] },
      bob: { hand: ['mage', 'mage'], table: [{ id: 'fox', card: 'spy', controller: 'ann' }], pile: ['tempest'] },
      shared: { vault: ['mage', 'banner'] },
    },
    known: { banner: 'everybody' },
    stack: [
      {
        id: 1,
        rule: 'strike',
        seat: 'bob',
        cause: 9,
        event: { kind: 'strike', by: 'strike', payload: { who: 'fox', at: 'ann' } },
        registers: [['fox'], ['ann']],
      },
    ],
    counts: { events: 9, items: 1 },
  };
  expect(drawn(position)).toMatchInlineSnapshot(`
    "Turn 4 of bob: Day, Acting; ann has priority
      match  storm
      stack  #9 Strike by bob: Spy (fox), ann

        Vault  2 cards

      ann (you)  Coins 3  Health 6  Deck 1  rich
        Hand   Mage · Spy
        Table  Spy.1 2/2 tapped damage:1 · Banner

    * bob  Coins 0  Health 6  Deck 0  Hand 2
        Table  Spy (fox) 2/2 controlled by ann
        Pile   Tempest"
  `);
});

test('no line is wider than 80 columns', () => {
  for (const { state, table } of randomPlay(menagerie, 5, ['ann', 'bob', 'cat']))
    for (const line of (menagerie.draw?.(menagerie.view(state, seat(0)), table) ?? '').split('\n'))
      expect(line.length).toBeLessThanOrEqual(80);
});
