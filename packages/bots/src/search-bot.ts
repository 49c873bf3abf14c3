/** A bot that searches. What it is called says all that its moves hang on, besides the look and the seed. */
import type { AnyGame, SearchSettings, Strength } from '@turnwise/game';
import type { Bot } from './bot.ts';
import { Search } from './search/search.ts';
import { settingsFor, settingsText } from './settings.ts';

export function searchBot(game: AnyGame, wanted: Partial<SearchSettings> & { readonly strength?: Strength } = {}): Bot {
  const settings = settingsFor(game, wanted);
  return {
    name: `search:${settingsText(settings)}`,
    think: (look, seed) => new Search(game, look, seed, settings),
  };
}
