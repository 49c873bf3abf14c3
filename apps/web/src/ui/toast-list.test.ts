import { expect, test } from 'vitest';
import { type ToastText, withToast } from './toast-list.ts';

const note = (id: number, text = `${id}`): ToastText => ({ id, text, tone: 'plain' });
const ids = (shown: readonly ToastText[]): readonly number[] => shown.map(({ id }) => id);

test('the three newest are shown, and none twice', () => {
  const shown = [1, 2, 3, 4].reduce<readonly ToastText[]>((all, id) => withToast(all, note(id)), []);
  expect(ids(shown)).toEqual([2, 3, 4]);
  expect(ids(withToast(shown, note(5, '3')))).toEqual([2, 4, 5]);
});

test('a note with a button is not pushed out by others', () => {
  const offer: ToastText = { ...note(1), action: { text: 'Reload', run: () => undefined } };
  const shown = [2, 3, 4, 5].reduce((all, id) => withToast(all, note(id)), withToast([], offer));
  expect(ids(shown)).toEqual([1, 3, 4, 5]);
});
