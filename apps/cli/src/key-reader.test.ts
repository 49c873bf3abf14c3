import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Interrupted } from './exit.ts';
import { KeyReader } from './key-reader.ts';

test('keys that come in one chunk are all read, in order', async () => {
  const source = new PassThrough();
  const keys = new KeyReader(source);
  source.write('4\r');
  const first = [await keys.next(), await keys.next()];
  source.write('\u001B[Cq');
  expect([...first, await keys.next(), await keys.next()]).toEqual(['4', 'return', 'right', 'q']);
  keys.close();
});

test.each([
  ['H', 'H'],
  ['.', '.'],
  [':', ':'],
  [' ', 'space'],
  ['\u0012', 'ctrl+r'],
  ['\u001B[A', 'up'],
  ['\u001B[1;2C', 'shift+right'],
  ['\u001B[1;5D', 'ctrl+left'],
  ['\u001Bh', 'alt+h'],
  ['\u001B', 'escape'],
])('%j is the key %s', async (text, name) => {
  const source = new PassThrough();
  const keys = new KeyReader(source);
  source.write(text);
  expect(await keys.next()).toBe(name);
  keys.close();
});

test('a screen that changes its size counts as a key, until the reader is closed', async () => {
  const screen = new EventEmitter();
  const keys = new KeyReader(new PassThrough(), screen);
  screen.emit('resize');
  expect(await keys.next()).toBe('resize');
  keys.close();
  expect(screen.listenerCount('resize')).toBe(0);
});

test.each([
  ['the end', (source: PassThrough) => source.end('n')],
  ['Ctrl-D', (source: PassThrough) => source.write('n\u0004')],
])('%s of the input comes after the keys before it, and stays', async (_what, finish) => {
  const source = new PassThrough();
  const keys = new KeyReader(source);
  finish(source);
  expect([await keys.next(), await keys.next(), await keys.next()]).toEqual(['n', undefined, undefined]);
});

test('Ctrl-C interrupts, in its turn', async () => {
  const source = new PassThrough();
  const keys = new KeyReader(source);
  source.write('n\u0003');
  expect(await keys.next()).toBe('n');
  await expect(keys.next()).rejects.toBeInstanceOf(Interrupted);
});
