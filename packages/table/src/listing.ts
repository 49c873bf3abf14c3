/** What lists show of a match. */
import type { Json } from '@turnwise/kernel';
import type { Listing } from '@turnwise/log';
import type { Acted } from './acted.ts';
import type { TableRecord } from './entry.ts';
import type { Fold } from './fold.ts';
import { isTaken, seatedAfter } from './seating.ts';
import type { Seated } from './seating.ts';

/** As it is, or as it will be with this record. */
export function listingOf(fold: Fold, record?: TableRecord, acted?: Extract<Acted, { kind: 'done' }>): Listing {
  const { settings, match } = fold;
  const seats = seatsAfter(fold, record);
  const isOver = fold.isOver || acted?.ended !== undefined;
  const endedAt = record?.at ?? fold.at;
  const holders = [settings.host, ...seats.flatMap(({ holder }) => holder ?? [])];
  return {
    stage: isOver ? 'over' : fold.hasBegun || seats.every(isTaken) ? 'running' : 'open',
    listed: settings.listed,
    holders: [
      ...new Set(holders.filter((holder) => holder !== '')),
      // The end is kept from spectators for a while: whoever makes a list must find it.
      ...(isOver && settings.spectators.delay > 0 ? [lateEndKey(endedAt)] : []),
    ],
    summary: {
      title: match.game.title,
      seats: seats.map(({ seat, bot, name, holder }) => ({ seat, name, bot, taken: holder !== null || bot !== null })),
      clock: settings.clock ?? null,
      result: match.result,
      ended: endedAs(fold, acted),
      /** For those who may know of it only later. */
      endedAt: isOver ? endedAt : null,
    },
  };
}

/** Milliseconds that have one key: no delay is longer. */
export const LATE_ENDS = 3_600_000;

/** What matches are held by, besides people, that ended at such a time and that spectators see later. No hash of a token looks like this. */
export function lateEndKey(at: number): string {
  return `ended.${Math.floor(at / LATE_ENDS)}`;
}

/** How it ended, by the table or by the rules. */
function endedAs({ match, ended }: Fold, acted: Extract<Acted, { kind: 'done' }> | undefined): Json {
  const end = acted?.ended ?? ended;
  if (end !== undefined) return { why: end.reason, seat: end.seat, winners: end.winners };
  if (match.status === 'playing') return null;
  const { result } = match.look(null);
  const why = match.status === 'faulted' ? 'fault' : 'result';
  return { why, seat: null, winners: result?.winners ?? [], ...(result === null ? {} : { text: result.text }) };
}

function seatsAfter({ seating }: Fold, record: TableRecord | undefined): readonly Seated[] {
  if (record?.kind !== 'seat') return seating.all;
  return seating.all.map((seated) => (seated.seat === record.seat ? seatedAfter(seated, record) : seated));
}
