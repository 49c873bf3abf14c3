import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import { launch } from './launch.ts';

const terminal = (env: Record<string, string> = {}) => {
  const written = { err: '', closed: 0 };
  const io = { env, err: (text: string) => void (written.err += text), close: () => void written.closed++ };
  return { written, io: io as unknown as Io };
};
const unsound = () => Promise.reject(new Error('two behaviours have order 10 and name line'));

test('a game that cannot be loaded is one line and exit status 70', async () => {
  const { io, written } = terminal();
  expect(await launch(unsound, ['games'], io)).toBe(70);
  expect(written).toEqual({
    err: 'turnwise: a fault in the program: two behaviours have order 10 and name line (TURNWISE_DEBUG=1 shows where)\n',
    closed: 1,
  });
});

test('with TURNWISE_DEBUG its stack is shown', async () => {
  const { io, written } = terminal({ TURNWISE_DEBUG: '1' });
  expect(await launch(unsound, ['games'], io)).toBe(70);
  expect(written.err).toMatch(/^Error: two behaviours .*\n +at /);
});

test('what has been loaded gets the arguments', async () => {
  const { io } = terminal();
  const main = (argv: readonly string[]) => Promise.resolve(argv.length);
  expect(await launch(() => Promise.resolve({ main }), ['a', 'b'], io)).toBe(2);
});
