// A seat, or a match, that the server has given is not lost with its answer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOnce } from './asked-match.ts';
import { seatTokenFor } from './seat-tokens.ts';
import { sitDown } from './sit-down.ts';

interface Sent {
  readonly url: string;
  readonly body: { readonly token: string; readonly seat?: string };
}

/** A browser, and a server that answers in turn like this; the last answer stays. */
function begin(...answers: readonly (() => Response)[]) {
  const sent: Sent[] = [];
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('localStorage', storage(new Map()));
  vi.stubGlobal('sessionStorage', storage(new Map()));
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) as Sent['body'] });
    return answers[Math.min(sent.length, answers.length) - 1]!();
  });
  return sent;
}

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const refused = (code: string) => () => json({ error: { code, message: code } }, 409);
const seated = () => json({ match: 'm', seat: 'Ann', token: 'its' }, 201);
const created = () => json({ match: { match: 'm' }, token: 'its' }, 201);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How it ends when all its pauses are over. */
async function ended(work: Promise<unknown>): Promise<unknown> {
  const end = work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  await vi.runAllTimersAsync();
  return end;
}

const tokensOf = (sent: readonly Sent[]) => new Set(sent.map(({ body }) => body.token));

test('the token is kept before it is sent', async () => {
  const kept: unknown[] = [];
  begin(() => {
    kept.push(seatTokenFor('m'));
    return seated();
  });
  expect(await ended(sitDown('m', 'whist', 'Ann'))).toBe('done');
  expect(kept).toMatchObject([{ seat: 'Ann', isAsked: true }]);
  expect(seatTokenFor('m')).toMatchObject({ seat: 'Ann', token: expect.stringMatching(/^[\w-]{43}$/u) as string });
  expect(seatTokenFor('m')?.isAsked).toBeUndefined();
});

test('an answer that was lost is asked for again with the same token, now and later', async () => {
  const sent = begin(lost, lost, lost, lost, () => json({}, 503), seated);
  expect(await ended(sitDown('m', 'whist', 'Ann'))).toBe('unreachable');
  expect(seatTokenFor('m')).toMatchObject({ seat: 'Ann', isAsked: true });
  expect(await ended(sitDown('m', 'whist', 'Ann'))).toBe('done');
  expect(sent.length).toBe(6);
  expect(tokensOf(sent)).toEqual(new Set([seatTokenFor('m')?.token]));
});

test('a seat that is refused leaves nothing', async () => {
  const sent = begin(refused('seatTaken'));
  expect(await ended(sitDown('m', 'whist', 'Ann'))).toBe('seatTaken');
  expect(sent.length).toBe(1);
  expect(seatTokenFor('m')).toBeUndefined();
});

test('a request that came too soon leaves the token, and is not sent again by itself', async () => {
  const sent = begin(() => json({ error: { code: 'rateLimited', message: '' } }, 429));
  expect(await ended(sitDown('m', 'whist', 'Ann'))).toBe('rateLimited');
  expect(sent.length).toBe(1);
  expect(seatTokenFor('m')).toMatchObject({ isAsked: true });
});

test('who had a seat already and asks for another has the first', async () => {
  const sent = begin(lost, lost, lost, refused('duplicateInput'));
  expect(await ended(sitDown('m', 'whist', 'Ann'))).toBe('unreachable');
  expect(await ended(sitDown('m', 'whist', 'Bo'))).toBe('done');
  expect(seatTokenFor('m')).toMatchObject({ seat: 'Ann', token: sent[0]?.body.token });
});

test('a match is created once, however often its answer is lost', async () => {
  const wanted = { game: 'whist', seats: ['Ann', 'Bo'] };
  const sent = begin(lost, lost, lost, created);
  expect(await ended(createOnce(wanted))).toBe('unreachable');
  expect(await ended(createOnce(wanted))).toBe('done');
  expect(tokensOf(sent).size).toBe(1);
  // The next one is another match, even if it is like the first.
  expect(await ended(createOnce(wanted))).toBe('done');
  expect(tokensOf(sent).size).toBe(2);
});

test('another match than the one that was asked for has another token', async () => {
  const sent = begin(lost, lost, lost, created);
  expect(await ended(createOnce({ game: 'whist' }))).toBe('unreachable');
  expect(await ended(createOnce({ game: 'duel' }))).toBe('done');
  expect(tokensOf(sent).size).toBe(2);
});
