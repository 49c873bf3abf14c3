/** The game of a match at a server, where this program has the same: by id and version, with the words of its ruleset. */
import type { AnyGame } from '@turnwise/game';
import type { Requests } from '@turnwise/client';
import type { MatchAbout } from '@turnwise/protocol';
import type { Context } from '../context.ts';

export async function knownGame(
  { registry }: Context,
  requests: Requests,
  { game: id, version, ruleset }: MatchAbout,
): Promise<AnyGame | undefined> {
  const game = registry.get(id);
  if (game === undefined || game.version !== version) return undefined;
  if (ruleset === undefined || game.worded === undefined || game.content === undefined) return game;
  const { document } = await requests.call('ruleset', { params: { ruleset } });
  return document === undefined ? game : game.worded({ [game.content.option]: document });
}
