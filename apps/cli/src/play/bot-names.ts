/** Bots by the names that people give them. */
import { botNamed, ownNames, recommendedBot } from '@turnwise/bots';
import type { AnyGame, Seat } from '@turnwise/game';
import { seatNamed } from '@turnwise/game';
import { Trouble } from '../exit.ts';
import type { MenuItem } from '../io.ts';

const USUAL: readonly (readonly [name: string, hint: string])[] = [
  ['search:easy', 'makes mistakes'],
  ['search:medium', ''],
  ['search:hard', 'takes longer'],
  ['greedy', 'looks one input ahead'],
  ['random', 'makes any legal input'],
];

/** A name that stands for a bot, or one line that says what does. */
function checkedBot(game: AnyGame, name: string): string {
  const bot = botNamed(game, name);
  if (bot.ok) return name;
  const { path, expected } = bot.error;
  const setting = path === 'bot' ? '' : `${path.slice('bot.'.length)} of a bot: `;
  throw new Trouble(`--bots: ${setting}expected ${expected}, found '${name}'`);
}

/** `--bots NAME` for all these seats, or `--bots SEAT=NAME,SEAT=NAME`. A bot's own settings have commas too. */
export function readBots(game: AnyGame, names: readonly string[], text: string): string | ReadonlyMap<Seat, string> {
  const bots = new Map<Seat, string>();
  let last: Seat | undefined;
  for (const part of text.split(',')) {
    const at = part.indexOf('=');
    const seat = at < 0 ? undefined : seatNamed({ names }, part.slice(0, at).trim());
    if (seat !== undefined) bots.set((last = seat), part.slice(at + 1).trim());
    else if (last !== undefined) bots.set(last, `${bots.get(last) ?? ''},${part}`);
    else return checkedBot(game, text.trim());
  }
  for (const name of bots.values()) checkedBot(game, name);
  return bots;
}

/** What can be chosen for a seat; the first is what the game recommends. */
export function botMenu(game: AnyGame): readonly MenuItem<string>[] {
  const best = recommendedBot(game);
  const own = ownNames(game).map((name) => [name, 'made for this game'] as const);
  const others = [...own, ...USUAL].filter(([name]) => name !== best);
  return [
    { value: best, label: best, hint: 'recommended' },
    ...others.map(([name, hint]) => ({ value: name, label: name, ...(hint === '' ? {} : { hint }) })),
  ];
}

/** A bot as people know it: one out of a saved match has all its settings in its name, also those that go without saying. */
export function knownName(game: AnyGame, name: string): string {
  const full = fullName(game, name);
  const names = [...ownNames(game), ...USUAL.map(([usual]) => usual)];
  const known = names.find((one) => fullName(game, one) === full);
  if (known !== undefined || !full.startsWith('search:')) return known ?? full;
  const usual = fullName(game, 'search:medium').split(',');
  const own = full.split(',').filter((part) => !usual.includes(part));
  return own[0]?.startsWith('search:') === false ? `search:${own.join(',')}` : own.join(',');
}

function fullName(game: AnyGame, name: string): string {
  const bot = botNamed(game, name);
  return bot.ok ? bot.value.name : name;
}
