/** How an entry was answered, in the form for the one who sent it. */
import { wireOutcome } from '@turnwise/protocol';
import { isErrorCode } from '@turnwise/protocol';
import type { Refusal } from '@turnwise/kernel';
import type { TableAnswer, TableNews } from '@turnwise/table';
import type { Caller } from '../caller.ts';
import type { Done } from '../door.ts';
import { PlatformError } from '../platform-error.ts';
import type { Room } from '../room.ts';

export interface Answered extends Done {
  readonly news?: TableNews;
}

/** Refusals by the rules are outcomes. What the platform itself refuses is thrown as a `PlatformError`. */
export async function answered(
  room: Room,
  caller: Caller,
  answer: TableAnswer,
  {
    repeated = 'done',
    labels = false,
  }: {
    /** What it was if it had been done before. */
    readonly repeated?: 'committed' | 'done';
    readonly labels?: boolean | undefined;
  } = {},
): Promise<Answered> {
  switch (answer.kind) {
    case 'unable':
      throw new PlatformError(answer.code === 'departed' ? 'departed' : 'unavailable', {
        reason: answer.reason ?? answer.code,
      });
    case 'refused':
      return refused(room, caller, answer.refusal, labels);
    case 'done': {
      const { place, news, repeated: again } = answer;
      return {
        outcome: { kind: news === undefined ? repeated : outcomeOf(news) },
        place: place + 1,
        again,
        ...(news === undefined ? {} : { news }),
      };
    }
  }
}

function outcomeOf(news: TableNews): 'committed' | 'undone' | 'redone' | 'done' {
  if (news.frames.length === 0) return 'done';
  return news.way === 'advanced' ? 'committed' : news.way;
}

async function refused(room: Room, { viewer }: Caller, refusal: Refusal, labels: boolean): Promise<Answered> {
  const { code, by, params } = refusal;
  if ((by === 'table' || by === 'platform') && isErrorCode(code)) throw new PlatformError(code, params as never);
  return room.table.read(({ match, place }) => {
    const { outcome } = match.outcomeFor(viewer, { outcome: refusal, frames: [] });
    return { outcome: wireOutcome(outcome, { labels }), place, again: false };
  });
}
