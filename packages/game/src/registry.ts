/** The games that hosts, laws and the command line walk, by id. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import type { AnyGame } from './game.ts';
import { asAnyGame } from './host-game.ts';
import type { HostGame } from './host-game.ts';
import { nearest } from './nearest.ts';

export interface Registry {
  readonly games: readonly AnyGame[];
  readonly get: (id: string) => AnyGame | undefined;
  /** The issue for an unknown id, with a suggestion. */
  readonly unknown: (id: unknown, path: string) => Issue;
}

export function createRegistry(hosted: readonly HostGame[]): Registry {
  const games = hosted.map(asAnyGame);
  const byId = new Map<string, AnyGame>();
  for (const game of games) {
    if (byId.has(game.id)) throw new Error(`two games have the id ${game.id}`);
    byId.set(game.id, game);
  }
  return {
    games,
    get: (id) => byId.get(id),
    unknown(id, path) {
      const near = typeof id === 'string' ? nearest(id, [...byId.keys()]) : undefined;
      const known = `one of the games ${[...byId.keys()].join(', ')}`;
      return issue(path, 'unknownGame', near === undefined ? known : `${known} (did you mean ${near}?)`, id);
    },
  };
}
