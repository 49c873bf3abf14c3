/** Stepping through a replay with keys: frame by frame or event by event, forward and back, and to a frame by its number. */
import type { Context } from '../context.ts';
import { eventsIn, pageText, partText } from './page.ts';
import type { Pages } from './page.ts';

/** Where a key leads from here; digits gather until Return. */
interface Place {
  readonly at: number;
  /** So many events of the frame are shown; undefined for all of it and the table after it. */
  readonly event?: number | undefined;
  readonly digits: string;
  readonly quit?: true;
}

const KEYS = 'n next  p back  e next event  b previous event  NUMBER Enter go to frame  q quit';

export async function stepThrough(context: Context, pages: Pages, first: number): Promise<void> {
  const { io, colours } = context;
  let place: Place = { at: first, digits: '' };
  let shown = '';
  for (;;) {
    const { at, event } = place;
    const here = `${at} ${event ?? 'all'}`;
    if (here !== shown) {
      const text = event === undefined ? pageText(context, pages.page(at)) : partText(context, pages, at, event);
      io.out(`\u001B[2J\u001B[H${text}\n`);
      shown = here;
    }
    const end = at === pages.length && pages.end !== undefined ? `departs here: ${pages.end}. ` : '';
    io.out(`\r${colours.dim(`${end}${KEYS}`)} ${place.digits}\u001B[K`);
    const key = await io.readKey();
    place = key === undefined ? { ...place, quit: true } : afterKey(place, key.toLowerCase(), pages);
    if (place.quit === true) return io.out('\n');
  }
}

function afterKey(place: Place, key: string, pages: Pages): Place {
  const to = (at: number): Place => ({ at: Math.max(0, Math.min(pages.length, at)), digits: '' });
  if (/^\d$/.test(key)) return { ...place, digits: (place.digits + key).slice(0, 6) };
  switch (key) {
    case 'return':
    case 'enter':
      return place.digits === '' ? onward(place, to) : to(Number(place.digits));
    case 'n':
    case 'space':
    case 'right':
    case 'down':
      return onward(place, to);
    case 'p':
    case 'left':
    case 'up':
      return to(place.at - 1);
    case 'e':
      return nextEvent(place, pages);
    case 'b':
      return eventBack(place, pages);
    case 'backspace':
      return { ...place, digits: place.digits.slice(0, -1) };
    case 'home':
      return to(0);
    case 'end':
      return to(pages.length);
    case 'q':
    case 'escape':
      return { ...place, quit: true };
    default:
      return place;
  }
}

/** From the middle of a frame to its end, else to the next one. */
function onward({ at, event }: Place, to: (at: number) => Place): Place {
  return to(event === undefined ? at + 1 : at);
}

/** The next event of this frame; after the last of them the frame is whole, and then the next one begins. */
function nextEvent({ at, event }: Place, pages: Pages): Place {
  if (event !== undefined) return { at, event: event < eventsIn(pages.page(at)) ? event + 1 : undefined, digits: '' };
  if (at === pages.length) return { at, digits: '' };
  const next = at + 1;
  return { at: next, event: eventsIn(pages.page(next)) === 0 ? undefined : 1, digits: '' };
}

function eventBack({ at, event }: Place, pages: Pages): Place {
  const last = event === undefined ? eventsIn(pages.page(at)) : event - 1;
  return last > 0 ? { at, event: last, digits: '' } : { at: Math.max(0, at - 1), digits: '' };
}
