/** The games that ship as rulesets, and random plays of them, the same in every run: play n is set up with the seed n. */
import { usualNames } from '@turnwise/game';
import type { RulesetGame, RulesetTypes } from '@turnwise/ruleset';
import type { Play } from './content-games.ts';

/** Plays that are all made in each batch, as they differ in length. */
export const GAMES = 40;

/** Only the game in question is loaded, and so compiled. */
export async function loadRulesetGame(id: string): Promise<RulesetGame> {
  switch (id) {
    case 'duel':
      return (await import('@turnwise/duel')).duel;
    case 'whist':
      return (await import('@turnwise/whist')).whist;
    case 'mancala':
      return (await import('@turnwise/mancala')).mancala;
    default:
      throw new Error(`no ruleset ${id} ships`);
  }
}

/** Set up only: decks are shuffled and hands dealt in the play itself, by its first input. */
export function seededPlays(game: RulesetGame, count: number): readonly Play<RulesetTypes>[] {
  return Array.from({ length: count }, (_, index) => {
    const start = game.setup({ seed: index + 1, seats: usualNames(game.seats) });
    if (!start.ok) throw new Error(`${game.id} cannot be set up`);
    return { start: start.value, seed: index + 1 };
  });
}
