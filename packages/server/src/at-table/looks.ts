/** What somebody may see of a match now. */
import type { Json } from '@turnwise/kernel';
import { listedActions } from '@turnwise/protocol';
import type { ActionsAnswer, LookAnswer } from '@turnwise/protocol';
import { mustBe } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { ActionsWanted, Inspection, LookWanted } from '../door.ts';
import type { Room } from '../room.ts';
import { aboutOf } from './about.ts';
import { endOf, shownLook } from './shown-look.ts';
import { unavailable } from './unavailable.ts';

export async function look(room: Room, caller: Caller, wanted: LookWanted): Promise<LookAnswer> {
  const vantage = await room.vantageOf(caller);
  return vantage.read((fold) => {
    const { look: shown, hash } = shownLook(fold, caller.viewer, wanted);
    const ended = endOf(fold);
    return {
      match: room.id,
      role: caller.role,
      seat: caller.seat,
      place: fold.place,
      look: shown,
      viewHash: hash,
      seats: room.seats(fold),
      spectators: room.spectators,
      clocks: room.clocks(fold, vantage.delay),
      ...(fold.halted === undefined ? {} : { halted: fold.halted }),
      ...(ended === undefined ? {} : { ended }),
      about: aboutOf(fold, room),
    };
  });
}

export async function inspect(room: Room, caller: Caller, thing: string): Promise<Inspection> {
  const vantage = await room.vantageOf(caller);
  return vantage.read(({ match, place, stage }) => {
    const { about, why } = match.inspect(caller.viewer, thing);
    // Before it begins and after it ended nothing can be done with anything, whatever the rules would say.
    return { inspected: { about, why: stage === 'running' ? why : [] }, place };
  });
}

export async function actions(room: Room, caller: Caller, { explain, labels }: ActionsWanted): Promise<ActionsAnswer> {
  mustBe(caller, ['seat']);
  return room.table.read((fold) => {
    const { look: seen } = shownLook(fold, caller.viewer, { labels });
    return {
      match: room.id,
      place: fold.place,
      decision: seen.decision,
      actions: listedActions(seen),
      ...(explain ? { unavailable: unavailable(fold, caller.viewer) } : {}),
    };
  });
}

/** The whole match once it is over, and for a moderator; before that, what the caller saw. */
export async function document(room: Room, caller: Caller): Promise<Json> {
  return room.documents.of(caller, await room.vantageOf(caller));
}
