/** Who sits where when nobody has chosen: you first, and bots on the other seats. */
import type { Json } from '@turnwise/kernel';
import type { MatchPlan } from '../sources/kept-match.ts';
import type { GameSheet } from '../worker/worker-messages.ts';

/** What bots are called at tables where seats have no names of their own. */
export const BOT_NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy', 'Felix', 'Grace', 'Hugo'] as const;

export function quickPlan(sheet: GameSheet, person: string, options: Json = {}): MatchPlan {
  const names = seatNames(sheet, sheet.seats.min, person);
  const [own = person] = names;
  const others = sheet.playsItself ? [] : names.slice(1);
  const bots = Object.fromEntries(others.map((name) => [name, sheet.recommended]));
  return { game: sheet.id, title: sheet.title, seats: names, mine: [own], bots, options };
}

/** The game's own names where they mean something (north, white); otherwise the person's, and one for each bot. */
export function seatNames(sheet: GameSheet, count: number, person: string): readonly string[] {
  const isTelling = sheet.seats.isNamed || sheet.names.every((name) => name.length > 1 && !/\d$/u.test(name));
  if (isTelling) return sheet.names.slice(0, count);
  const others = BOT_NAMES.filter((name) => name !== person);
  return [person, ...others].slice(0, count).concat(sheet.names.slice(others.length + 1, count));
}
