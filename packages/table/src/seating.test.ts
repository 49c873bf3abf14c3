// Who has which seat, as one entry follows another.
import { expect, test } from 'vitest';
import type { SeatEntry } from './entry.ts';
import { Seating } from './seating.ts';

const left: SeatEntry = { kind: 'seat', seat: 'X', holder: null };
const again: SeatEntry = { kind: 'seat', seat: 'X', holder: 'a' };
const kicked: SeatEntry = { ...left, by: 'host' };

test.each<[string, readonly (SeatEntry | 'unmute')[], boolean]>([
  ['leaves', [left], true],
  ['leaves and comes back', [left, again], true],
  ['leaves, and somebody else comes', [left, { ...again, holder: 'b' }], true],
  ['is unmuted while away', [left, 'unmute', again], false],
  ['is kicked', [kicked], false],
  ['is kicked, and somebody else comes', [kicked, { ...again, holder: 'b' }], false],
])('a seat is muted, and who has it %s', (_, entries, muted) => {
  const seating = new Seating(['X', 'O']);
  seating.take(again);
  seating.mute('X', true);
  for (const entry of entries) {
    if (entry === 'unmute') seating.mute('X', false);
    else seating.take(entry);
  }
  expect(seating.of('X')?.muted).toBe(muted);
  expect(seating.of('O')?.muted).toBe(false);
});
