// Keys of Unseen.
import { expect, test } from 'vitest';
import { inputOfKey, isForTable, type Pressed } from './keys.ts';

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({ ...NONE, key, ...held });
const KINDS = new Set(['move', 'wait']);

test('arrows go, push and pull', () => {
  expect(inputOfKey(press('ArrowLeft'), KINDS)).toEqual({ kind: 'move', dir: 'west' });
  expect(inputOfKey(press('ArrowUp', { shiftKey: true }), KINDS)).toEqual({ kind: 'push', dir: 'north' });
  expect(inputOfKey(press('ArrowDown', { ctrlKey: true }), KINDS)).toEqual({ kind: 'pull', dir: 'south' });
});

test('a dot waits, and `r` is for a rift only where there is one', () => {
  expect(inputOfKey(press('.'), KINDS)).toEqual({ kind: 'wait' });
  expect(inputOfKey(press('r'), KINDS)).toBeUndefined();
  expect(inputOfKey(press('r'), new Set(['useRift']))).toEqual({ kind: 'useRift' });
});

test('keys of the page are left to it, and all keys when nothing can be done', () => {
  for (const key of ['u', 'Enter', 'Tab', '?']) expect(inputOfKey(press(key), KINDS)).toBeUndefined();
  expect(inputOfKey(press('ArrowLeft', { altKey: true }), KINDS)).toBeUndefined();
  expect(inputOfKey(press('ArrowLeft'), new Set())).toBeUndefined();
});

test('keys are for the table on it and nowhere, and not in the log', () => {
  const at = (name: string, around: readonly string[] = []): Element =>
    ({
      matches: (selector: string) => selector === name,
      closest: (selector: string) => selector.split(', ').find((one) => around.includes(one)) ?? null,
    }) as unknown as Element;
  const piece = at('button');
  const table = { contains: (one: Element) => one === piece } as unknown as Element;
  expect(isForTable(null, table)).toBe(true);
  expect(isForTable(at('body'), table)).toBe(true);
  expect(isForTable(piece, table)).toBe(true);
  // The button of an action that was pressed; names and questions in the log; what scrolls; a field.
  expect(isForTable(at('button'), table)).toBe(true);
  expect(isForTable(at('button', ['[role=log]']), table)).toBe(false);
  expect(isForTable(at('span', ['[role=log]', 'aside']), table)).toBe(false);
  expect(isForTable(at('div'), table)).toBe(false);
  expect(isForTable(at('input', ['input']), table)).toBe(false);
});
