/** Names of bots that a game brings or recommends. Nothing here leads to a bot, so that a page can tell them before it loads one. */
import type { AnyGame } from '@turnwise/game';

/** The bots that a game brings itself, by name. */
export function ownNames(game: AnyGame): readonly string[] {
  return Object.keys(game.bots.own ?? {});
}

/** What hosts seat unless they are told otherwise. */
export function recommendedBot(game: AnyGame): string {
  return game.bots.recommended ?? 'search:medium';
}

/** The one to ask for advice: a player of the game's own if that is recommended, otherwise search at its best. */
export function strongestBot(game: AnyGame): string {
  const recommended = recommendedBot(game);
  return ownNames(game).includes(recommended) ? recommended : 'search:hard';
}

const PLAIN: readonly string[] = ['random', 'greedy', 'search:easy', 'search:medium', 'search:hard'];

/** Whether `botNamed` knows the name for sure: one of the game's own, or one without settings. */
export function isPlainName(game: AnyGame, name: string): boolean {
  return PLAIN.includes(name) || ownNames(game).includes(name);
}
