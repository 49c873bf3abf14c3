/** Stepping through a replay with keys: forward, back, and to a frame by its number. */
import type { LogLevel } from '@turnwise/game';
import type { Context } from '../context.ts';
import { frameText } from './frame-text.ts';
import type { Playback } from './playback.ts';

/** Where a key leads from here; digits gather until Return. */
interface Place {
  readonly at: number;
  readonly digits: string;
  readonly quit?: true;
}

export async function stepThrough(
  context: Context,
  playback: Playback,
  first: number,
  level?: LogLevel,
): Promise<void> {
  const { io, colours } = context;
  const last = playback.played.length;
  let place: Place = { at: first, digits: '' };
  let shown = -1;
  for (;;) {
    if (place.at !== shown) {
      io.out(`\u001B[2J\u001B[H${frameText(context, playback, place.at, level)}\n`);
      shown = place.at;
    }
    const end =
      place.at === last && playback.departure !== undefined ? `departs here: ${playback.departure.why}. ` : '';
    io.out(
      `\r${colours.dim(`${end}n next, p back, a number and Return goes to a frame, q quits`)} ${place.digits}\u001B[K`,
    );
    const key = await io.readKey();
    place = key === undefined ? { ...place, quit: true } : afterKey(place, key.toLowerCase(), last);
    if (place.quit === true) return io.out('\n');
  }
}

function afterKey(place: Place, key: string, last: number): Place {
  const to = (at: number): Place => ({ at: Math.max(0, Math.min(last, at)), digits: '' });
  if (/^\d$/.test(key)) return { at: place.at, digits: (place.digits + key).slice(0, 6) };
  switch (key) {
    case 'return':
    case 'enter':
      return place.digits === '' ? to(place.at + 1) : to(Number(place.digits));
    case 'n':
    case 'space':
    case 'right':
    case 'down':
      return to(place.at + 1);
    case 'p':
    case 'left':
    case 'up':
      return to(place.at - 1);
    case 'backspace':
      return { at: place.at, digits: place.digits.slice(0, -1) };
    case 'home':
      return to(0);
    case 'end':
      return to(last);
    case 'q':
    case 'escape':
      return { ...place, quit: true };
    default:
      return place;
  }
}
