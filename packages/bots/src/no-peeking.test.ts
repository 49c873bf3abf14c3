// Bots see what their seat sees. A sample of the pairs that the soak compares, in every game with secrets; and bots that peek, which must be found.
import { registry } from '@turnwise/registry';
import type { AnyGame, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { checkPeeking } from '@turnwise/testkit';
import type { PeekingRequest } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { botNamed, decide } from './index.ts';
import type { Bot, BotLook } from './index.ts';

const OPTIONS: Readonly<Record<string, Json>> = {
  encounter: { encounter: 'tavern-brawl', control: { party: 'manual', opposition: 'manual' } },
};
const PAIRS = 6;
const BOTS = ['random', 'greedy', 'search:iterations=10,worlds=4,prior=1,playout=3'];
const games = registry.games.filter(({ traits }) => traits.hiddenInformation);

function named(game: AnyGame, name: string): Bot {
  const bot = botNamed(game, name);
  if (!bot.ok) throw new Error(JSON.stringify(bot.error));
  return bot.value;
}

function lookOf(match: Match, seat: Seat): BotLook {
  return { seat, seats: match.table.names.length, view: match.look(seat).seen };
}

function check(game: AnyGame, choose: PeekingRequest['choose']): ReturnType<typeof checkPeeking> {
  return checkPeeking(game, {
    choose,
    pairs: PAIRS,
    seed: 400,
    ...(OPTIONS[game.id] && { options: OPTIONS[game.id] as Json }),
  });
}

test.each(games.flatMap((game) => BOTS.map((name) => ({ id: game.id, game, name }))))(
  '$name in $id goes by the look alone',
  ({ game, name }) => {
    const bot = named(game, name);
    const { pairs, peeks } = check(game, (match, seat, seed) => decide(bot, lookOf(match, seat), seed));
    expect(peeks).toEqual([]);
    expect(pairs).toBe(PAIRS);
  },
);

const whist = registry.get('whist') as AnyGame;

test.each<[string, PeekingRequest['choose']]>([
  [
    'one that searches the true state',
    (match, seat, seed) => {
      const peeking: AnyGame = { ...whist, determinize: () => whist.kernel.clone(match.state) };
      return decide(named(peeking, 'search:iterations=60'), lookOf(match, seat), seed);
    },
  ],
  [
    'one whose random numbers hang on what is hidden',
    (match, seat) =>
      decide(named(whist, 'random'), lookOf(match, seat), whist.kernel.hash(match.state).padStart(32, '0')),
  ],
])('%s is found', (_, choose) => {
  expect(check(whist, choose).peeks.length).toBeGreaterThan(0);
});
