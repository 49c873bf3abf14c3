import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { botNamed } from './bot-name.ts';
import { isPlainName, ownNames, recommendedBot } from './own-names.ts';

const NAMES = ['random', 'greedy', 'search:easy', 'search:medium', 'search:hard'];

test.each(registry.games.map((game) => [game.id, game] as const))('%s has a bot for every plain name', (_, game) => {
  for (const name of [...NAMES, ...ownNames(game), recommendedBot(game)]) {
    expect(isPlainName(game, name), name).toBe(true);
    expect(botNamed(game, name).ok, name).toBe(true);
  }
  for (const name of ['nobody', 'search:iterations=0', 'random:1', ''])
    expect(isPlainName(game, name), name).toBe(false);
});
