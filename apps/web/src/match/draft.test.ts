import { expect, test, vi } from 'vitest';
import { type Draft, sendFrom } from './draft.ts';

const begin = (text: string): Draft => ({ text, isSending: false });

test('what was sent is gone from the field', async () => {
  const draft = begin(' hello ');
  const send = vi.fn<(said: string) => Promise<void>>(async () => undefined);
  await sendFrom(draft, draft.text, send);
  expect(send.mock.calls).toEqual([['hello']]);
  expect(draft).toEqual({ text: '', isSending: false });
});

test('what was not sent stays', async () => {
  const draft = begin('hello');
  await expect(sendFrom(draft, draft.text, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(draft).toEqual({ text: 'hello', isSending: false });
});

test('what is written meanwhile, or beside something else, stays', async () => {
  const draft = begin('hello');
  await sendFrom(draft, draft.text, async () => void (draft.text = 'hello, all'));
  await sendFrom(draft, 'Thank you!', async () => undefined);
  expect(draft.text).toBe('hello, all');
});

test('nothing is sent twice, and nothing is not sent', async () => {
  const draft = begin('hello');
  const send = vi.fn<(said: string) => Promise<void>>(async () => undefined);
  await Promise.all([sendFrom(draft, draft.text, send), sendFrom(draft, draft.text, send), sendFrom(draft, ' ', send)]);
  expect(send).toHaveBeenCalledTimes(1);
});
