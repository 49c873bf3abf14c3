// Requests whose answers were lost, and what hosts and moderators may do to a seat.
import { afterEach, expect, test } from 'vitest';
import { seatAll, startServer } from './testing/players.ts';
import type { ApiResult, TestServer } from './testing/players.ts';
import { hashToken, newToken } from './tokens.ts';

const open: TestServer[] = [];

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  open.push(server);
  return server;
}

afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

const codeOf = ({ status, body }: ApiResult): string =>
  body.error === undefined ? (body.outcome?.code ?? body.outcome?.kind ?? String(status)) : body.error.code;

test('a match is created once, however often it is asked for with its token', async () => {
  const { api } = await start();
  const body = { game: 'tic-tac-toe', token: newToken() };
  const [first, second] = await Promise.all([api('POST', 'matches', { body }), api('POST', 'matches', { body })]);
  expect([first.status, second.status, second.body.token]).toEqual([201, 201, body.token]);
  expect(second.body.match.match).toBe(first.body.match.match);
  expect((await api('GET', 'matches')).body.matches).toHaveLength(1);
  expect(codeOf(await api('POST', 'matches', { body: { ...body, game: 'whist' } }))).toBe('duplicateInput');
  expect(codeOf(await api('POST', 'matches', { body: { ...body, token: 'short' } }))).toBe('malformed');
});

test('a seat is taken once, however often it is asked for with its token', async () => {
  const { api } = await start();
  const { match, token: host } = (await api('POST', 'matches', { body: { game: 'tic-tac-toe' } })).body;
  const path = `matches/${match.match}/seats`;
  const body = { token: newToken() };
  const answers = await Promise.all([1, 2, 3].map(() => api('POST', path, { body })));
  for (const { status, body: answer } of answers)
    expect([status, answer]).toEqual([201, { match: match.match, seat: 'X', token: body.token }]);
  expect((await api('GET', `matches/${match.match}`, { token: body.token })).body.seat).toBe('X');
  expect(codeOf(await api('POST', path, { body: { ...body, seat: 'O' } }))).toBe('duplicateInput');
  expect(codeOf(await api('POST', path, { body: { token: host } }))).toBe('duplicateInput');
  expect((await api('POST', path, { body: {} })).body.seat).toBe('O');
  expect((await api('POST', path, { body })).body.seat).toBe('X');
});

test('a kick that is sent again does not reach who came instead; who was sent away stays away', async () => {
  const { api, ...server } = await start();
  const { match, host, tokens } = await seatAll({ api, ...server }, { game: 'tic-tac-toe' });
  const kick = (): Promise<ApiResult> =>
    api('POST', `matches/${match}/control`, { token: host, body: { id: 'k', control: { kind: 'kick', seat: 'X' } } });
  expect(codeOf(await kick())).toBe('done');
  const sit = (token?: string): Promise<ApiResult> =>
    api('POST', `matches/${match}/seats`, { body: { seat: 'X' }, ...(token === undefined ? {} : { token }) });
  expect(codeOf(await sit(tokens.get('X')))).toBe('kicked');
  const brought = { seat: 'X', token: tokens.get('X') };
  expect(codeOf(await api('POST', `matches/${match}/seats`, { body: brought }))).toBe('kicked');
  expect(codeOf(await sit())).toBe('forbidden');
  const { token } = (await sit(host)).body;
  expect(codeOf(await kick())).toBe('done');
  expect((await api('GET', `matches/${match}`, { token })).body.seat).toBe('X');
});

test('once a match with hidden information runs, its host cannot come by the view of a seat', async () => {
  const moderator = newToken();
  const server = await start({ moderators: [hashToken(moderator)] });
  const { api } = server;
  const { match, host, tokens } = await seatAll(server, { game: 'whist' });
  const [seat] = [...tokens.keys()] as [string];
  const control = (token: string, order: unknown): Promise<ApiResult> =>
    api('POST', `matches/${match}/control`, { token, body: { control: order } });
  expect(codeOf(await control(host, { kind: 'kick', seat }))).toBe('forbidden');
  expect(codeOf(await control(host, { kind: 'system', input: { kind: 'next' } }))).toBe('forbidden');
  expect(codeOf(await api('POST', `matches/${match}/undo`, { token: host, body: {} }))).toBe('forbidden');
  expect(codeOf(await control(moderator, { kind: 'kick', seat }))).toBe('done');
  const sit = (token?: string): Promise<ApiResult> =>
    api('POST', `matches/${match}/seats`, { body: { seat }, ...(token === undefined ? {} : { token }) });
  expect(codeOf(await sit())).toBe('forbidden');
  expect(codeOf(await sit(host))).toBe('forbidden');
  expect((await sit(moderator)).status).toBe(201);
});

test('a seat that was left in a game with secrets is given back to who brings the token again, and to nobody else', async () => {
  const server = await start();
  const { api } = server;
  const { match, host, tokens } = await seatAll(server, { game: 'whist' });
  const [first, seat] = [...tokens.keys()] as [string, string];
  const token = tokens.get(seat) ?? '';
  for (const left of [first, seat])
    expect((await api('DELETE', `matches/${match}/seats`, { token: tokens.get(left) ?? '' })).status).toBe(200);
  const sit = (body: unknown, shown: string | null = null): Promise<ApiResult> =>
    api('POST', `matches/${match}/seats`, { body, token: shown });
  expect(codeOf(await sit({ seat }))).toBe('forbidden');
  expect(codeOf(await sit({ seat, token: newToken() }))).toBe('forbidden');
  expect(codeOf(await sit({ seat }, host))).toBe('forbidden');
  expect((await sit({ token })).body).toEqual({ match, seat, token });
  expect((await api('GET', `matches/${match}`, { token })).body.seat).toBe(seat);
});

test('a moderator can say that time has run out, a host only when it has', async () => {
  const moderator = newToken();
  const server = await start({ moderators: [hashToken(moderator)] });
  const { api } = server;
  const { match, host, tokens } = await seatAll(server, { game: 'tic-tac-toe' });
  const timeOut = (token: string | undefined, seat = 'X'): Promise<ApiResult> =>
    api('POST', `matches/${match}/control`, { token: token ?? null, body: { control: { kind: 'timeout', seat } } });
  expect(codeOf(await timeOut(tokens.get('O')))).toBe('forbidden');
  expect(codeOf(await timeOut(host))).toBe('noClock');
  expect(codeOf(await timeOut(moderator, 'O'))).toBe('staleDecision');
  expect(codeOf(await timeOut(moderator, 'Z'))).toBe('unknownSeat');
  expect(codeOf(await timeOut(moderator))).toBe('done');
  expect(codeOf(await timeOut(moderator))).toBe('over');
});
