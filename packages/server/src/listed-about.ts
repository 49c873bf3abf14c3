/** What a list tells about a match: from its listing alone, without opening it. */
import { isRecord } from '@turnwise/kernel';
import type { ListedMatch } from '@turnwise/log';
import type { MatchAbout, MatchEnd } from '@turnwise/protocol';
import type { ClockRule, TableSettings, TableStart } from '@turnwise/table';
import { endText } from './end-text.ts';

export const DAY = 24 * 60 * 60 * 1_000;

/** From the listing alone: nobody is known to be there. */
export function listedAbout({ head, listing }: ListedMatch, now: number): MatchAbout {
  const summary = isRecord(listing.summary) ? listing.summary : {};
  const seats = Array.isArray(summary['seats']) ? summary['seats'] : [];
  const { content } = head.start as unknown as TableStart;
  const settings = head.settings as unknown as TableSettings;
  const isSecret = isEndSecret({ head, listing }, now);
  return {
    match: head.id,
    game: head.game,
    version: head.version,
    title: typeof summary['title'] === 'string' ? summary['title'] : head.game,
    ...(content === undefined ? {} : { ruleset: content.hash }),
    stage: isSecret ? 'running' : listing.stage,
    created: head.at,
    seats: seats.filter(isRecord).map(({ seat, name, bot, taken }) => ({
      seat: String(seat),
      held: bot !== null ? 'bot' : taken === true ? 'person' : 'open',
      name: typeof bot === 'string' ? bot : typeof name === 'string' ? name : taken === true ? String(seat) : null,
      online: bot !== null,
    })),
    settings: shownSettings(settings),
    ...(isRecord(summary['ended']) && !isSecret ? { ended: listedEnd(summary['ended']) } : {}),
  };
}

/** Where spectators see everything later, a list tells them the end no sooner. */
export function isEndSecret({ head, listing }: ListedMatch, now: number): boolean {
  const { spectators } = head.settings as unknown as TableSettings;
  const ended = isRecord(listing.summary) ? listing.summary['endedAt'] : undefined;
  return listing.stage === 'over' && (typeof ended === 'number' ? ended : 0) + spectators.delay > now;
}

function listedEnd(ended: Readonly<Record<string, unknown>>): MatchEnd {
  const why = ended['why'] as MatchEnd['why'];
  const seat = typeof ended['seat'] === 'string' ? ended['seat'] : null;
  const text = typeof ended['text'] === 'string' ? ended['text'] : endText(why, seat);
  return { why, seat, winners: Array.isArray(ended['winners']) ? ended['winners'].map(String) : [], text };
}

/** As people are told. */
export function shownSettings({ undo, clock, spectators, listed, chat = true }: TableSettings): MatchAbout['settings'] {
  return {
    undo,
    clock: clock === undefined ? null : shownClock(clock),
    spectators: { allowed: spectators.allowed, delay: Math.round(spectators.delay / 1_000) },
    listed,
    chat,
  };
}

function shownClock(clock: ClockRule): NonNullable<MatchAbout['settings']['clock']> {
  const seconds = Math.round(clock.time / 1_000);
  if (clock.kind === 'match') return { kind: 'match', seconds, increment: Math.round(clock.increment / 1_000) };
  return clock.time % DAY === 0 ? { kind: 'days', days: clock.time / DAY } : { kind: 'move', seconds };
}
