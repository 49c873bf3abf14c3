/** A file with some matches in it, made by a server, and what a player of each sees. */
import type { MatchLog } from '@turnwise/log';
import { openSqliteLog } from '@turnwise/log-sqlite';
import { askAt, seatAllAt } from './ask.ts';
import type { Answered } from './ask.ts';
import { openLab } from './lab.ts';

export interface Stock {
  readonly matches: readonly {
    readonly match: string;
    readonly token: string;
    /** The answer to a request for the look, to the byte. */
    readonly look: string;
    /** The id of its last record, as it stands in the file. */
    readonly recordId: string;
  }[];
}

const GAMES = ['tic-tac-toe', 'connect-four', 'tic-tac-toe', 'connect-four', 'tic-tac-toe', 'connect-four'];

/** Without snapshots, so that every record is needed. */
export async function makeStock(file: string): Promise<Stock> {
  const log = await openSqliteLog(file);
  const lab = await openLab({ log: withoutSnapshots(log) });
  const matches = [];
  for (const game of GAMES) {
    const { match, tokens } = await seatAllAt(lab.url, { game, undo: 'free' });
    const [token = ''] = tokens.values();
    const { body } = await askAt(lab.url, 'GET', `matches/${match}/actions`, { token });
    const { kind, fixed, slots } = body.actions[0].offer;
    const input = { kind, ...fixed, ...(slots[0] && { [slots[0].name]: slots[0].options[0].value }) };
    const acted = await askAt(lab.url, 'POST', `matches/${match}/actions`, { token, body: { input } });
    if (acted.body?.outcome?.kind !== 'committed') throw new Error(acted.text);
    let recordId = '';
    for await (const { id } of log.read(match)) recordId = id;
    matches.push({ match, token, look: '', recordId });
  }
  await lab.close();
  await log.close();
  // As a server that has just begun sees them.
  const again = await openSqliteLog(file);
  const fresh = await openLab({ log: withoutSnapshots(again) });
  const looks = await looksOf(fresh.url, { matches });
  await fresh.close();
  await again.close();
  return { matches: matches.map((one, index) => ({ ...one, look: looks[index]?.text ?? '' })) };
}

export function withoutSnapshots(log: MatchLog): MatchLog {
  return new Proxy(log, {
    get(target, name) {
      if (name === 'keepSnapshot') return () => Promise.resolve();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

export async function looksOf(url: string, { matches }: Stock): Promise<readonly Answered[]> {
  const looks: Answered[] = [];
  for (const { match, token } of matches) looks.push(await askAt(url, 'GET', `matches/${match}`, { token }));
  return looks;
}
