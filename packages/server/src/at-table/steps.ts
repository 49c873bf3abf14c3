/** What has happened at a match, for those who have no socket: also by waiting for it. */
import type { EventsAnswer } from '@turnwise/protocol';
import type { Caller } from '../caller.ts';
import type { EventsWanted } from '../door.ts';
import { stepOf } from '../past.ts';
import type { Step } from '../past.ts';
import type { Room } from '../room.ts';
import type { Vantage } from '../vantage.ts';

export async function events(room: Room, caller: Caller, wanted: EventsWanted): Promise<EventsAnswer> {
  const vantage = await room.vantageOf(caller);
  const first = await stepsOf(room, vantage, caller, wanted);
  if (first.steps.length > 0 || wanted.wait === 0) return first;
  const why = await nextNews(room, vantage, wanted.wait);
  return why === 'news' ? stepsOf(room, vantage, caller, wanted) : first;
}

async function stepsOf(
  room: Room,
  vantage: Vantage,
  caller: Caller,
  { after, limit, labels }: EventsWanted,
): Promise<EventsAnswer> {
  const { viewer } = caller;
  const { place, known } = await vantage.read((fold, newest) => {
    const since = after >= fold.place ? [] : newest.from(after);
    return { place: fold.place, known: since?.slice(0, limit).map((news) => stepOf(news, fold, viewer, labels)) };
  });
  const upTo = Math.min(place, after + limit);
  const steps: readonly Step[] = known ?? (await room.past.steps({ caller, after, upTo, labels }));
  const last = steps.at(-1)?.place ?? Math.min(after, place);
  return { match: room.id, steps: [...steps], place: last, more: last < place };
}

/** Waits until something happens, the time is over, or the room is closed. */
function nextNews(room: Room, vantage: Vantage, milliseconds: number): Promise<'news' | 'nothing'> {
  return new Promise((resolve) => {
    const end = (why: 'news' | 'nothing'): void => {
      clearTimeout(timer);
      stop();
      stopClose();
      resolve(why);
    };
    const timer = setTimeout(() => end('nothing'), milliseconds);
    timer.unref();
    const stop = vantage.on(() => end('news'));
    let stopClose: () => void = () => undefined;
    stopClose = room.onClose(() => end('nothing'));
  });
}
