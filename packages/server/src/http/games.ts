/** The games that can be played here. */
import type { AnyGame } from '@turnwise/game';
import type { GameAnswer, GameSummary } from '@turnwise/protocol';
import { PlatformError } from '../platform-error.ts';
import type { Handler } from './request.ts';

export const games: Handler = async ({ options }) => ({ games: options.registry.games.map(summaryOf) });

export const game: Handler = async ({ options }, { params }) => {
  const found = options.registry.get(params['game'] ?? '');
  if (found === undefined) throw new PlatformError('unknownGame');
  return wholeOf(found, options.bots?.names(found) ?? []);
};

function summaryOf(one: AnyGame): GameSummary {
  const { id, version, title, traits, seats } = one;
  const { hiddenInformation, chance, simultaneous } = traits;
  return {
    game: id,
    version,
    title,
    summary: one.summary,
    seats: { min: seats.min, max: seats.max, ...(seats.names === undefined ? {} : { names: [...seats.names] }) },
    traits: { hiddenInformation, chance, simultaneous },
  };
}

function wholeOf(one: AnyGame, bots: readonly string[]): GameAnswer {
  const { content, options, messages } = one;
  return {
    ...summaryOf(one),
    options: Object.entries(options).map(([name, { expected }]) => ({ name, expected })),
    content:
      content === undefined
        ? null
        : {
            option: content.option,
            shipped: content.shipped.map(({ id, title, hint, par }) => ({
              id,
              title,
              ...(hint === undefined ? {} : { hint }),
              ...(par === undefined ? {} : { par }),
            })),
          },
    bots: [...bots],
    recommendedBot: bots[0] ?? null,
    messages,
  };
}
