// How a search judges Duel: what one player gains the other loses, whoever is on turn, and who is about to be killed knows it.
import { createChooser, nextInput, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { RulesetState } from '@turnwise/ruleset';
import { expect, test } from 'vitest';
import { duel } from '../index.ts';
import { position, TABLE } from '../testing/position.ts';
import { bestBlocks } from './blocks.ts';
import { outlook } from './outlook.ts';

const [ANN, BOB] = [seat(0), seat(1)];

function creature(id: string, card: string, more: object = {}): Json {
  return { id, card, ...more };
}

function attacker(id: string, card: string, lane: number): Json {
  return creature(id, card, { tapped: true, attacking: true, counters: { lane } });
}

test('what one has the other has not, in every position of random games', () => {
  let positions = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const start = duel.setup({ seed, seats: TABLE });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const state = start.value;
    const chooser = createChooser(seed);
    for (; duel.result(state) === undefined; positions++) {
      expect(outlook(state, ANN) + outlook(state, BOB)).toBe(0);
      expect(Number.isInteger(outlook(state, ANN))).toBe(true);
      const input = nextInput(duel, state, chooser);
      if (input === undefined || duel.kernel.step(state, input) !== undefined) throw new Error(`stuck in ${seed}`);
    }
  }
  expect(positions).toBeGreaterThan(200);
});

const GIANTS = [creature('g1', 'slag_giant'), creature('g2', 'slag_giant')];

test.each<[string, RulesetState, RulesetState]>([
  [
    'a blocker that is not tapped, where the next attack would kill',
    position('main', { health: 6, battlefield: [creature('ox', 'hill_ox')] }, { battlefield: GIANTS }),
    position(
      'main',
      { health: 6, battlefield: [creature('ox', 'hill_ox', { tapped: true })] },
      { battlefield: GIANTS },
    ),
  ],
  [
    'mana that can still be spent',
    position('main', { hand: ['slag_giant'], mana: 5 }, {}),
    position('main', { hand: ['slag_giant'], mana: 0 }, {}),
  ],
  [
    'an attacker that can still attack and that nobody can block',
    position('main', { battlefield: [creature('ox', 'hill_ox')] }, {}),
    position('main', { battlefield: [creature('ox', 'hill_ox', { tapped: true })] }, {}),
  ],
])('better: %s', (_, better, worse) => {
  expect(outlook(better, ANN)).toBeGreaterThan(outlook(worse, ANN));
  expect(outlook(better, BOB)).toBeLessThan(outlook(worse, BOB));
});

test('each attacker is met by whoever does it best, the small one too', () => {
  const state = position(
    'attackers',
    { battlefield: [attacker('colossus', 'ash_colossus', 1), attacker('knight', 'hedge_knight', 2)] },
    { battlefield: [creature('ox', 'hill_ox')] },
  );
  expect(blocksIn(state)).toEqual({ knight: 'ox' });
});

test('anybody blocks who saves the player from death', () => {
  const state = position(
    'attackers',
    { battlefield: [attacker('colossus', 'ash_colossus', 1)] },
    { health: 3, battlefield: [creature('heron', 'mist_heron')] },
  );
  expect(blocksIn(state)).toEqual({ colossus: 'heron' });
});

function blocksIn(state: RulesetState): Readonly<Record<string, string>> {
  const idOf = (card: number): string => state.cards[card]?.id ?? '';
  const attackers = state.cards.flatMap((_, card) => (['colossus', 'knight'].includes(idOf(card)) ? [card] : []));
  return Object.fromEntries(
    [...bestBlocks(state, attackers)].flatMap(([attacking, blocker]) =>
      blocker === undefined || blocker === null ? [] : [[idOf(attacking), idOf(blocker)]],
    ),
  );
}
