/** Bots as people name them after an option, with commas between: `greedy,search:iterations=50,worlds=5`. */
import { botNamed } from '@turnwise/bots';
import type { AnyGame } from '@turnwise/game';
import { Trouble } from './exit.ts';

/** A comma before a setting belongs to the name: it parts two bots only where a bot begins after it. */
const BETWEEN = /,(?=\s*[a-z]+(?::|,|\s*$))/;

export function readBots(text: string): readonly string[] {
  return text.split(BETWEEN).map((name) => name.trim());
}

/** One line for a name that no bot has. */
export function checkBots(game: AnyGame, names: readonly string[]): void {
  for (const name of names) {
    const bot = botNamed(game, name);
    if (bot.ok) continue;
    const { path, expected } = bot.error;
    const setting = path === 'bot' ? '' : `${path.slice('bot.'.length)} of `;
    throw new Trouble(`--bots: ${setting}'${name}': expected ${expected}`);
  }
}
