// Slices of Unseen that do not fit on the screen are scrolled to, whatever its size, and the current one is found again.
import { describe, expect, test } from 'vitest';
import { run } from '../../testing/run.ts';

type Size = readonly [columns: number, rows: number];

const SIZES: readonly Size[] = [
  [40, 12],
  [60, 16],
  [80, 24],
  [100, 30],
  [160, 50],
];

/** The pictures after each of the keys, the first one before any of them. */
async function pictures(level: string, [columns, rows]: Size, keys: readonly string[]): Promise<readonly string[]> {
  const { out } = await run(['play', 'unseen', '--seed', '1', '--level', level], {
    tty: true,
    env: { NO_COLOR: '1' },
    screen: { columns, rows },
    keys: [...keys, 'q'],
  });
  return out
    .split('\u001B[H')
    .slice(1)
    .map((picture) => (picture.split('\u001B[?')[0] ?? '').replaceAll('\u001B[K', '').replaceAll('\r', ''));
}

async function last(level: string, size: Size, ...keys: readonly string[]): Promise<string> {
  return (await pictures(level, size, keys)).at(-1) ?? '';
}

/** The slices whose boards are shown, by their titles. */
function slicesIn(picture: string): readonly number[] {
  const titles = picture.split('\n').filter((line) => /^t \d+/.test(line));
  return titles.flatMap((line) => [...line.matchAll(/(?:^| {2})t (\d+)/g)].map(([, t]) => Number(t)));
}

const LEVEL = 'walks-unseen';
const LAST = 14;

describe.each(SIZES)('on %i columns and %i lines', (...size) => {
  test('every slice of the future can be seen, and the way back is shown', async () => {
    const shown = await pictures(
      LEVEL,
      size,
      Array.from({ length: LAST }, () => '>'),
    );
    const seen = new Set(shown.flatMap(slicesIn));
    expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: LAST + 1 }, (_, t) => t));
    expect(shown[0]).toMatch(/< past\s+> future/);
    expect(shown[0]).not.toContain('Esc now');
    for (const picture of shown.slice(1)) expect(picture.replaceAll('\n', ' ')).toMatch(/< past +> future +Esc now/);
    expect(slicesIn(shown.at(-1) ?? '')).toHaveLength(slicesIn(shown[0] ?? '').length);
  });

  test('every slice of the past can be seen', async () => {
    const waits = Array.from({ length: 6 }, () => 'space');
    const shown = await pictures(LEVEL, size, ['p', ...waits, ...Array.from({ length: 9 }, () => '<')]);
    const after = shown.slice(1 + 1 + waits.length).map((picture) => slicesIn(picture)[0]);
    expect(after).toEqual([5, 4, 3, 2, 1, 0, 0, 0, 0]);
  });

  test.each(['escape', 'home'])('%s shows the current slice again', async (key) => {
    const [first, ...others] = await pictures(LEVEL, size, ['>', 'pagedown', key]);
    expect(slicesIn(others[0] ?? '')).not.toEqual(slicesIn(first ?? ''));
    expect(others.at(-1)).toBe(first);
  });

  test('no picture is larger than the screen', async () => {
    for (const picture of await pictures(LEVEL, size, ['>', '>', 'space', '>', '<', 'pagedown', 'pageup'])) {
      const lines = picture.split('\n');
      expect(lines).toHaveLength(size[1]);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(size[0]);
    }
  });
});

test('where there is room, the head says so', async () => {
  expect(await last(LEVEL, [80, 24], '>', '>')).toContain('| playing | scrolled to t 2');
});

test('the other keys for it do the same', async () => {
  const by = async (...keys: readonly string[]): Promise<string> => await last(LEVEL, [80, 24], ...keys);
  expect(await by(']', ']', '[')).toBe(await by('>'));
  const [first = ''] = await pictures(LEVEL, [80, 24], []);
  const page = slicesIn(first).length;
  expect(slicesIn(await by('pagedown'))[0]).toBe(page);
  expect(await by('pagedown', 'pageup')).toBe(first);
});

test('a planned input stays, and is drawn in the slices scrolled to', async () => {
  const picture = await last('shove', [80, 24], 'p', 'right', 'p', 'shift+right', '>', '>');
  expect(picture).toContain('push east?');
  expect(picture).toContain('Esc to go back to where you are');
  expect(picture).toContain('□');
  const [, ...after] = await pictures('shove', [80, 24], ['right', '>', 'escape', 'escape']);
  expect(after[1]).toContain('go east?');
  expect(after[2]).toContain('go east?');
  expect(after[3]).not.toContain('go east?');
});

test.each([
  ['an action', ['>', 'p', 'right'], 't 1, now'],
  ['a preview', ['>', 'right'], 't 0, now'],
  ['undo', ['p', 'right', '>', 'u'], 't 0, now'],
])('%s shows the current slice again', async (_, keys, title) => {
  expect(await last('shove', [80, 24], ...keys)).toContain(title);
});

test('a screen that grows has what there is room for', async () => {
  const picture = await last(LEVEL, [40, 12], ...Array.from({ length: LAST }, () => '>'), 'resize 160 50');
  expect(slicesIn(picture).at(-1)).toBe(LAST);
  expect(slicesIn(picture).length).toBeGreaterThan(3);
});

test('help tells the keys', async () => {
  const [, help] = await pictures(LEVEL, [80, 40], ['?', 'z']);
  expect(help).toMatch(/PageUp, PageDown +scroll by a screen/);
});
