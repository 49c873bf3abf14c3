/** What the page says of a game before it is loaded: its name and a sentence, in the chosen language. */
import { GAME_CARDS } from '@turnwise/registry/lazy';
import { say, seatName } from '../words/language.svelte.ts';

export const GAME_IDS = [
  'innovation',
  'tic-tac-toe',
  'connect-four',
  'backgammon',
  'mancala',
  'whist',
  'duel',
  'encounter',
  'unseen',
  'rock-paper-scissors',
  'ruleset',
] as const;
export type KnownGame = (typeof GAME_IDS)[number];

function isKnown(game: string): game is KnownGame {
  return GAME_IDS.some((id) => id === game);
}

/** Games that the page has no words for keep their own title. */
export function gameTitle(game: string): string {
  if (isKnown(game)) return say(`game.${game}.title`);
  return GAME_CARDS.find(({ id }) => id === game)?.title ?? game;
}

/** What is played at a table; a ruleset has a title of its own. */
export function tableTitle({ game, title }: { readonly game: string; readonly title: string }): string {
  return game === 'ruleset' ? title : gameTitle(game);
}

export function gameText(game: string): string {
  return isKnown(game) ? say(`game.${game}.text`) : '';
}

/** A bot by its strength: `search:hard` is strong. */
export function botTitle(bot: string): string {
  const known = {
    'search:easy': 'bot.easy',
    'search:medium': 'bot.medium',
    'search:hard': 'bot.hard',
    greedy: 'bot.greedy',
    random: 'bot.random',
  } as const;
  return Object.hasOwn(known, bot) ? say(known[bot as keyof typeof known]) : say('bot.own', { name: bot });
}

/** A seat that nobody sits in: `player2` is player 2. */
export function seatTitle(seat: string): string {
  const number = /^player_?(\d+)$/u.exec(seat)?.[1];
  return number === undefined ? seatName(seat) : say('simulate.player', { number });
}
