/** What people say to each other at a match. It is not kept. */
import type { Caller } from '../caller.ts';
import { PlatformError } from '../platform-error.ts';
import { rateLimited } from '../rate-limited.ts';
import type { Room } from '../room.ts';
import { mustHold } from './deeds.ts';

/** Gives the place at which the match is. */
export async function chat(room: Room, caller: Caller, text: string): Promise<number> {
  const { place, name, muted } = await room.table.read((fold) => {
    mustHold(fold, caller);
    const seated = caller.seat === null ? undefined : fold.seating.of(caller.seat);
    return {
      place: fold.place,
      name: seated?.name ?? caller.seat ?? caller.role,
      muted: seated?.muted === true || fold.settings.chat === false,
    };
  });
  if (muted) throw new PlatformError('muted');
  if (!room.maySay(caller)) throw rateLimited('chatPause');
  room.say(caller, name, text);
  return place;
}
