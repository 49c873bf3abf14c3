/** How many complete random games of a ruleset that ships are played in a second of one core's time? About: game and way. */
import type { Question } from '../figure.ts';
import { measureGames } from '../measure-games.ts';
import { GAMES, loadRulesetGame, seededPlays } from '../ruleset-games.ts';

export const measure: Question = async (about) => {
  const [id = '', way = ''] = about.split(' ');
  const game = await loadRulesetGame(id);
  return measureGames(way, game, seededPlays(game, GAMES));
};
