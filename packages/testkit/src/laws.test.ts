// Every registered game keeps the eleven laws, on a few games each and at tables of every size; `npm run soak` plays many more.
import { seatRange } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { checkLaws } from './check-laws.ts';
import { ENOUGH_GAMES } from './law.ts';
import { LAWS } from './laws.ts';
import { formatLawReport } from './report.ts';

const SEED = 20_000;
const GAMES = ENOUGH_GAMES;
/** What is dear is looked at in so many of its places, so that all of this takes a minute. */
const SHARE = 0.125;
/** Where a look takes longest. The soak looks at an eighth of the places, in thousands of games. */
const SHARES: Readonly<Record<string, number>> = { duel: 0.03, whist: 0.025, ruleset: 0.03, mancala: 0.06 };
/** With options that change the rules, over all of a game's options; each has one at the least. */
const FEW_GAMES = 4;

/** A game with options names here those that are worth games of their own. */
const OPTIONS: Readonly<Record<string, readonly Json[]>> = {
  'rock-paper-scissors': [{ target: 1 }],
  innovation: [{ edition: 1 }],
  // Every level and every encounter that ships.
  unseen: shippedFor('unseen'),
  encounter: shippedFor('encounter').map((options, index) => ({
    ...options,
    ruleset: index % 2 === 0 ? 'classic' : 'legacy',
    control: index % 3 === 0 ? { party: 'manual', opposition: 'manual' } : {},
  })),
  // Any ruleset: the example, by its id and given whole in the scenarios.
  ruleset: shippedFor('ruleset'),
  duel: [{ decks: ['tide_court', 'cinder_march'] }, { decks: ['tide_court', 'tide_court'] }],
};

function shippedFor(id: string): readonly Readonly<Record<string, Json>>[] {
  const { option, shipped } = registry.get(id)?.content ?? { option: '', shipped: [] };
  return shipped.map((one) => ({ [option]: one.id }));
}

const games = registry.games.map((game) => ({ id: game.id, game }));

test.each(games)('$id keeps the laws', ({ game }) => {
  const sizes = new Set<number>();
  const report = checkLaws(game, {
    games: GAMES,
    seed: SEED,
    share: SHARES[game.id] ?? SHARE,
    onWalk: ({ seats }) => void sizes.add(seats.length),
  });
  expect(report.passed, formatLawReport(report)).toBe(true);
  expect(report.laws.map(({ law, checks }) => (checks > 0 ? law : 'nothing checked'))).toEqual(
    LAWS.map(({ number }) => number),
  );
  const { min, max } = seatRange(game, {});
  expect(sizes.size, 'tables of every size').toBe(max - min + 1);
});

const variants = games.flatMap(({ id, game }) =>
  (OPTIONS[id] ?? []).map((options, index, all) => ({
    id,
    game,
    options,
    count: Math.ceil(FEW_GAMES / all.length),
    seed: SEED + index,
  })),
);

test.each(variants)('$id keeps them with the options $options', ({ game, options, count, seed }) => {
  const report = checkLaws(game, { games: count, seed, options, share: SHARES[game.id] ?? SHARE });
  expect(report.passed, formatLawReport(report)).toBe(true);
});

test('every game with options is tried with some', () => {
  const withOptions = games.filter(({ game }) => Object.keys(game.options).length > 0).map(({ id }) => id);
  expect(withOptions.toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
});
