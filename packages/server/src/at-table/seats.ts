/** Taking and leaving seats. */
import type { Refusal } from '@turnwise/kernel';
import { isTaken, mayTake } from '@turnwise/table';
import type { Fold, Seated, TableEntry } from '@turnwise/table';
import { callerAt, mustBe } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { SeatWanted } from '../door.ts';
import { isReserved, looksLike } from '../names.ts';
import { PlatformError } from '../platform-error.ts';
import { hashToken } from '../tokens.ts';
import type { Room } from '../room.ts';
import { answered } from './answered.ts';

/** Gives the seat that was taken. The same request again, with the same token, gives the same seat. */
export async function takeSeat(room: Room, wanted: SeatWanted, moderators: ReadonlySet<string>): Promise<string> {
  const { holder, bot, name } = wanted;
  const before = await heldAlready(room, wanted);
  if (before !== undefined) return before;
  // Who brings a token has it, as much as who shows it.
  const asker = wanted.token === undefined ? holder : hashToken(wanted.token);
  const caller = await askerAt(room, wanted, asker, moderators);
  if (bot !== undefined) {
    mustBe(caller, ['host', 'moderator']);
    if (!bot.known) throw new PlatformError('unknownBot');
  }
  const seat = await room.table.read((fold) => {
    const free = fold.seating.all.filter((one) => !isTaken(one));
    const own = free.find(({ last }) => asker !== null && last === asker);
    const open = wanted.seat ?? (own ?? free[0])?.seat;
    if (open === undefined) throw new PlatformError('seatTaken');
    if (fold.seating.of(open) === undefined) throw new PlatformError('unknownSeat');
    return open;
  });
  const entry: TableEntry = {
    kind: 'seat',
    seat,
    holder,
    ...(bot === undefined ? {} : { bot: bot.name }),
    ...(name === undefined ? {} : { name }),
  };
  const may = (fold: Fold): Refusal | undefined => {
    // Where spectators see everything later, a stranger is not told by a refusal that the match is over.
    const isLate = caller.role === 'spectator' && fold.settings.spectators.delay > 0;
    const sitting = { seat, holder, asker, isModerator: caller.role === 'moderator', isLate };
    return mayTake(fold, sitting) ?? nameRefusal(fold, seat, name);
  };
  const answer = await room.table.enter(entry, { may });
  // The same request may have come twice at once.
  const meanwhile = answer.kind === 'refused' ? await heldAlready(room, wanted) : undefined;
  if (meanwhile !== undefined) return meanwhile;
  await answered(room, NOBODY, answer);
  return seat;
}

/** It was taken by this token before, and the answer was lost. */
function heldAlready({ table }: Room, { holder, seat }: SeatWanted): Promise<string | undefined> {
  return table.read(({ seating }) => {
    const held = holder === null ? undefined : seating.seatOf(holder);
    return seat === undefined || held === seat ? held : undefined;
  });
}

/**
 * Nobody needs a token to sit down, but one that is shown must be worth something here: of a part that its holder has, or of an open seat that
 * it had before.
 */
async function askerAt(
  { table }: Room,
  { token, bot }: SeatWanted,
  asker: string | null,
  moderators: ReadonlySet<string>,
): Promise<Caller> {
  if (token === undefined && bot === undefined) return NOBODY;
  const hadSeat = await table.read(({ seating }) =>
    seating.all.some((one) => asker !== null && !isTaken(one) && (one.last === asker || one.kicked.includes(asker))),
  );
  return callerAt(table, token, moderators).catch((thrown: unknown) => {
    if (hadSeat && bot === undefined) return NOBODY;
    throw thrown;
  });
}

export async function leaveSeat(room: Room, caller: Caller): Promise<string> {
  const seat = caller.seat ?? '';
  const may = ({ seating }: Fold): Refusal | undefined =>
    seating.of(seat)?.holder === caller.holder ? undefined : refusal('unauthenticated');
  await answered(room, caller, await room.table.enter({ kind: 'seat', seat, holder: null }, { may }));
  return seat;
}

const NOBODY: Caller = { role: 'spectator', seat: null, viewer: null, holder: null };

function nameRefusal({ seating }: Fold, seat: string, name: string | undefined): Refusal | undefined {
  return isSomebodyElse(seating.all, seat, name) ? refusal('nameTaken') : undefined;
}

function isSomebodyElse(all: readonly Seated[], own: string, name: string | undefined): boolean {
  if (name === undefined) return false;
  const others = all.filter(({ seat }) => seat !== own).flatMap((one) => [one.seat, one.name ?? one.seat]);
  return isReserved(name) || others.some((other) => looksLike(name, other));
}

function refusal(code: string): Refusal {
  return { kind: 'disallowed', code, params: {}, by: 'platform' };
}
