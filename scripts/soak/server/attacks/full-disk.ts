/** A disk that is full, and one that has room again. */
import { LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { openSqliteLog } from '@turnwise/log-sqlite';
import { askAt, seatAllAt } from './ask.ts';
import type { Answered } from './ask.ts';
import { openLab } from './lab.ts';
import { must } from './odd-connections.ts';
import { Talker } from './talker.ts';

/** The file may not grow: moves are refused, everything can be read, and with more room the same move is taken once. */
export async function fullDisk(file: string): Promise<string> {
  const small = await openSqliteLog(file, { mostBytes: 100_000 });
  const lab = await openLab({ log: small });
  const { match, tokens } = await seatAllAt(lab.url, { game: 'tic-tac-toe', undo: 'free' });
  const other = await seatAllAt(lab.url, { game: 'tic-tac-toe' });
  const token = tokens.get('X') ?? '';
  const watcher = new Talker(lab.url);
  await watcher.hello(match);
  let moves = 0;
  let refused: Answered | undefined;
  for (; refused === undefined && moves < 5_000; moves++) {
    const done = await move(lab.url, match, token, moves);
    if (done.status !== 200) refused = done;
  }
  must(refused?.status === 503, `after ${moves} moves: ${refused?.status}`);
  must(refused?.body.error.code === 'unavailable' && refused.body.error.params.reason === 'full', refused?.text ?? '');
  await watcher.settled();
  const heard = watcher.heard().filter(({ type }) => type === 'state.look').length;
  must(heard === moves - 1, `${heard} moves were told, ${moves - 1} were taken`);
  const before = (await askAt(lab.url, 'GET', `matches/${match}`, { token })).body;
  must(before.place === moves + 1, `the match is at ${before.place}`);
  must((await askAt(lab.url, 'GET', `matches/${other.match}`)).status === 200, 'another match cannot be read');
  watcher.close();
  await lab.close();
  await small.close();

  const large = await openSqliteLog(file);
  const again = await openLab({ log: large });
  const after = (await askAt(again.url, 'GET', `matches/${match}`, { token })).body;
  must(JSON.stringify(after.look) === JSON.stringify(before.look), 'the match is not where it was');
  const [first, second] = [
    await move(again.url, match, token, moves - 1),
    await move(again.url, match, token, moves - 1),
  ];
  must(first?.status === 200 && second?.body.again === true, `the same move again: ${first?.text.slice(0, 100)}`);
  const played = await askAt(again.url, 'POST', `matches/${other.match}/actions`, {
    token: other.tokens.get('X'),
    body: { kind: 'place', cell: 0 },
  });
  must(played.status === 200, 'another match does not go on');
  await again.close();
  await large.close();
  return `unavailable (full) after ${moves - 1} moves, none told that was not taken, all can be read; with room, the same move is taken once`;
}

/** The same without a new server: the log says that it is full for a while. */
export async function roomAgain(file: string): Promise<string> {
  const inner = await openSqliteLog(file);
  const disk = { full: false };
  const lab = await openLab({ log: fullWhile(inner, () => disk.full) });
  const { match, tokens } = await seatAllAt(lab.url, { game: 'tic-tac-toe', undo: 'free' });
  const token = tokens.get('X') ?? '';
  disk.full = true;
  for (let i = 0; i < 3; i++) {
    const { body } = await move(lab.url, match, token, 0);
    must(
      body.error?.code === 'unavailable' && body.error.params.reason !== undefined,
      JSON.stringify(body).slice(0, 200),
    );
  }
  const created = await askAt(lab.url, 'POST', 'matches', { body: { game: 'tic-tac-toe' } });
  must(created.status === 503, `a match was created: ${created.status}`);
  disk.full = false;
  const done = await move(lab.url, match, token, 0);
  must(done.status === 200 && done.body.place === 3, done.text.slice(0, 200));
  const again = await move(lab.url, match, token, 0);
  must(again.body.again === true, 'it was done twice');
  await lab.close();
  await inner.close();
  return 'unavailable while it is full; then the same move is taken, once';
}

/** Moves and takes it back, by turns. */
function move(url: string, match: string, token: string, number: number): Promise<Answered> {
  const isMove = number % 2 === 0;
  const body = { id: `move-${number}`, ...(isMove ? { input: { kind: 'place', cell: 4 } } : {}) };
  return askAt(url, 'POST', `matches/${match}/${isMove ? 'actions' : 'undo'}`, { token, body });
}

function fullWhile(log: MatchLog, isFull: () => boolean): MatchLog {
  const writes = new Set<string | symbol>(['create', 'append', 'keepSnapshot', 'keepContent']);
  return new Proxy(log, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (writes.has(name) && isFull()) return Promise.reject(new LogError('full', 'the disk is full'));
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
}
