// Games call some seats by words (`north`), and these have German names: no sentence and no list says them as they are.
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** `say('key', { seat: … })`, and a seat where there may be none: `{line.seat ?? say('…')}`. */
const SAID = [/\bsay\w*\([^{};]*\{(?:[^{};]*,)?\s*seats?\s*[:,}][^{};]*\}?\s*\)/gu, /\b(?:seat|viewer) \?\? say\(/gu];

test('wherever a sentence has a seat, it has the name of the seat', () => {
  const raw = Object.entries(files).flatMap(([file, source]) =>
    SAID.flatMap((shape) =>
      [...source.replaceAll(/\$\{\w+\}/gu, '').matchAll(shape)].map(([found]) => ({ file, found })),
    ),
  );
  expect(raw.length).toBeGreaterThan(5);
  expect(raw.filter(({ found }) => !found.includes('seatName'))).toEqual([]);
});
