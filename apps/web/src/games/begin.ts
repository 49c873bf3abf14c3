/** Begins matches on this device and goes to their tables. */
import type { Json } from '@turnwise/kernel';
import { place } from '../place.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { MatchPlan } from '../sources/kept-match.ts';
import { beginMatch, keptMatch } from '../sources/local-matches.ts';
import { gameSheet } from '../sources/table-worker.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { say, sayError } from '../words/language.svelte.ts';
import { beginServed } from './begin-served.ts';
import { BOT_NAMES, quickPlan } from './quick-plan.ts';

/** What this person is called at a table. */
export function ownName(): string {
  return settings.name.trim() === '' ? say('seat.guest') : settings.name.trim();
}

/** At once, against the recommended bot. */
export async function beginQuickly(game: string, options: Json = {}): Promise<void> {
  await told(async () => {
    const sheet = await gameSheet(game, options);
    if (sheet !== null) await begin(quickPlan(sheet, ownName(), options));
  });
}

/** On the server: you, a friend who gets the link, and bots on what seats are left. */
export async function inviteFriend(game: string): Promise<void> {
  await told(async () => {
    const sheet = await gameSheet(game);
    if (sheet === null) return;
    const { seats, bots } = quickPlan({ ...sheet, playsItself: false }, ownName());
    const names = sheet.seats.isNamed
      ? seats
      : seats.map((name, at) => (at === 1 && BOT_NAMES.some((bot) => bot === name) ? say('seat.friend') : name));
    const others = Object.fromEntries(Object.entries(bots).filter(([name]) => name !== seats[1]));
    await beginServed({ game, seats: names, own: names[0] ?? null, bots: others, options: {} });
  });
}

export async function begin(plan: MatchPlan): Promise<void> {
  await told(async () => place.go(`/t/${await beginMatch(plan)}`));
}

/** The same seats and options once more. */
export async function beginRematch(id: string): Promise<void> {
  await told(async () => {
    const kept = await keptMatch(id);
    if (kept !== undefined) await begin(kept);
  });
}

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.show(say('new.failed', { text: sayError(error) }), 'danger');
  }
}
