/**
 * Bots by name, as people write them and as a match keeps them: `random`, `greedy`, `search:hard`, `search:iterations=500,worlds=40`.
 * Whatever a name leaves out is as the game wants it; a bot's own name leaves nothing out.
 */
import { STRENGTHS } from '@turnwise/game';
import type { AnyGame, SearchSettings, Strength } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { ownBot } from './own-bot.ts';
import { ownNames, recommendedBot } from './own-names.ts';
import { randomBot } from './random-bot.ts';
import { searchBot } from './search-bot.ts';
import { SETTINGS } from './settings.ts';

const EXPECTED =
  'random, greedy, search:easy, search:medium, search:hard, or search: with settings such as iterations=500';
const ITERATIONS = 'iterations';

/** The bot that a game recommends goes by this name too. */
const RECOMMENDED = 'recommended';

export function botNamed(game: AnyGame, name: string): Result<Bot, Issue> {
  if (name === RECOMMENDED) return botNamed(game, recommendedBot(game));
  const [kind, ...rest] = name.split(':');
  const said = rest.join(':');
  if (kind === 'random' && rest.length === 0) return ok(randomBot(game));
  if (kind === 'greedy' && rest.length === 0) return ok(greedyBot(game));
  const own = kind === undefined || !ownNames(game).includes(kind) ? undefined : game.bots.own?.[kind];
  if (own === undefined && kind !== 'search') return fail(issue('bot', 'unknownBot', expectedOf(game), name));
  const wanted = said === '' ? ok<Partial<SearchSettings> & { strength?: Strength }>({}) : settingsIn(said);
  if (!wanted.ok) return wanted;
  if (own === undefined || kind === undefined) return ok(searchBot(game, wanted.value));
  const other = Object.keys(wanted.value).find((setting) => setting !== ITERATIONS);
  if (other !== undefined) return fail(issue('bot', 'unknownSetting', ITERATIONS, other));
  return ok(ownBot(game, kind, own, wanted.value.iterations));
}

function expectedOf(game: AnyGame): string {
  return [...ownNames(game), EXPECTED].join(', ');
}

/** `hard`, or `hard,worlds=5`, or `iterations=300,exploration=0.3`. */
function settingsIn(said: string): Result<Partial<SearchSettings> & { strength?: Strength }, Issue> {
  const wanted: Record<string, number | Strength> = {};
  for (const [at, part] of said.split(',').entries()) {
    if (at === 0 && (STRENGTHS as readonly string[]).includes(part)) {
      wanted['strength'] = part as Strength;
      continue;
    }
    const [name = '', text = ''] = part.split('=');
    const setting = SETTINGS.find((one) => one.name === name);
    if (setting === undefined)
      return fail(issue('bot', 'unknownSetting', `one of ${SETTINGS.map((one) => one.name).join(', ')}`, name));
    const value = Number(text);
    if (text.trim() === '' || !setting.holds(value))
      return fail(issue(`bot.${name}`, 'wrongSetting', setting.expected, text));
    wanted[name] = value;
  }
  return ok(wanted);
}
