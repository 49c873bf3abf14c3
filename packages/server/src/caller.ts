/** Who somebody is in a match, by the token that it shows. */
import { SPECTATOR } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import type { MatchRole, Role } from '@turnwise/protocol';
import type { Fold, MatchTable } from '@turnwise/table';
import { PlatformError } from './platform-error.ts';
import { hashToken, isAmong, isSameHash } from './tokens.ts';

export interface Caller {
  readonly role: MatchRole;
  /** The name of its seat, for a seat. */
  readonly seat: string | null;
  readonly viewer: Viewer;
  /** What is known of its token; nothing for somebody without one. */
  readonly holder: string | null;
  /** Where it calls from, for what is limited by address. */
  readonly address?: string | undefined;
}

/** Throws `unauthenticated` for a token that is none here, and `forbidden` where nobody may look on. */
function callerOf(
  { seating, settings, match }: Fold,
  token: string | undefined,
  moderators: ReadonlySet<string>,
): Caller {
  if (token === undefined) {
    if (!settings.spectators.allowed) throw new PlatformError('unauthenticated');
    return { role: 'spectator', seat: null, viewer: SPECTATOR, holder: null };
  }
  const holder = hashToken(token);
  const seated = seating.all.find((one) => isSameHash(one.holder, holder));
  if (seated !== undefined) {
    const viewer = match.seatNamed(seated.seat);
    if (viewer === undefined) throw new PlatformError('unknownSeat');
    return { role: 'seat', seat: seated.seat, viewer, holder };
  }
  if (isSameHash(settings.host, holder)) return { role: 'host', seat: null, viewer: SPECTATOR, holder };
  if (isAmong(moderators, holder)) return { role: 'moderator', seat: null, viewer: SPECTATOR, holder };
  throw new PlatformError('unauthenticated');
}

/** The same at a table. A token that is not known may be that of a seat which was taken a moment ago, in another process. */
export async function callerAt(
  table: MatchTable,
  token: string | undefined,
  moderators: ReadonlySet<string>,
): Promise<Caller> {
  const find = (): Promise<Caller> => table.read((fold) => callerOf(fold, token, moderators));
  return find().catch(async (thrown: unknown) => {
    const isUnknown = thrown instanceof PlatformError && thrown.code === 'unauthenticated' && token !== undefined;
    if (isUnknown && (await table.catchUp())) return find();
    throw thrown;
  });
}

/** Throws `forbidden` for a role that may not do this. */
export function mustBe(caller: Caller, who: readonly Role[]): void {
  if (who.includes('anyone') || who.includes(caller.role)) return;
  throw new PlatformError(caller.holder === null ? 'unauthenticated' : 'forbidden');
}
