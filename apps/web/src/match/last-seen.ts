/**
 * Up to which frame somebody has seen a match in a seat of theirs, kept on this device as text: what others do after it is played back when
 * they come again. Read with care, as anybody may have written it.
 */
import { deviceStore, type TextStore } from '../tools/puzzles/progress.ts';

const KEY = 'turnwise.lastSeen';
/** Of older matches nothing is played back. */
const MOST = 100;

type Entry = readonly [match: string, seat: string, frame: number];

/** Undefined for a seat that nobody has looked from on this device. */
export function lastSeen(match: string, seat: string, store: TextStore = deviceStore()): number | undefined {
  return entries(store).find((entry) => isOf(entry, match, seat))?.[2];
}

export function keepLastSeen(match: string, seat: string, frame: number, store: TextStore = deviceStore()): void {
  const all = entries(store);
  const [newest] = all;
  if (newest !== undefined && isOf(newest, match, seat) && newest[2] === frame) return;
  const others = all.filter((entry) => !isOf(entry, match, seat));
  try {
    store.setItem(KEY, JSON.stringify([[match, seat, frame], ...others].slice(0, MOST)));
  } catch {
    // Then it is as if nobody had looked.
  }
}

const isOf = ([match, seat]: Entry, ofMatch: string, ofSeat: string): boolean => match === ofMatch && seat === ofSeat;

/** The newest first. */
function entries(store: TextStore): readonly Entry[] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [match, seat, frame] = value as readonly unknown[];
  return typeof match === 'string' && typeof seat === 'string' && Number.isSafeInteger(frame) && Number(frame) >= 0;
}
