/**
 * Stores that fail, through a server over SQLite: a full disk, a file that may not be written, one that is cut off or has a flipped byte.
 * Whoever plays gets a clear code, nothing is invented, other matches are unharmed, and play goes on when all is well again.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { openSqliteLog } from '@turnwise/log-sqlite';
import { askAt } from './ask.ts';
import { fullDisk, roomAgain } from './full-disk.ts';
import { openLab } from './lab.ts';
import { must } from './odd-connections.ts';
import { partedAt } from './parted-at.ts';
import { readOnlyFile } from './read-only.ts';
import { looksOf, makeStock, withoutSnapshots } from './stock.ts';
import type { Stock } from './stock.ts';

export interface StoreFound {
  readonly told: readonly string[];
  readonly wrong: readonly string[];
}

export async function damageStores(flips: number): Promise<StoreFound> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-stores-'));
  const found = { told: [] as string[], wrong: [] as string[] };
  const report = async (name: string, run: () => Promise<string>): Promise<void> => {
    await run().then(
      (line) => found.told.push(`${name}: ${line}`),
      (thrown: unknown) => found.wrong.push(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`),
    );
  };
  try {
    const file = join(folder, 'stock.db');
    const stock = await makeStock(file);
    await report('a full disk', () => fullDisk(join(folder, 'full.db')));
    await report('a disk that has room again', () => roomAgain(join(folder, 'room.db')));
    await report('a file that may not be written', () => readOnlyFile(file, folder, stock));
    await report('a file that is cut off', () => cutOff(file, folder));
    await report('a file that is cut off while it is open', () => cutOffBelow(file, folder, stock));
    await report('a flipped byte in a record', () => oneRecord(file, folder, stock));
    await report('a flipped byte anywhere', () => anywhere(file, folder, stock, flips));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

/** It is said before anybody is served. */
async function cutOff(file: string, folder: string): Promise<string> {
  const { length } = readFileSync(file);
  const cuts = [0, 60, 4_096, Math.floor(length / 2), length - 1];
  for (const cut of cuts) {
    const copy = join(folder, `cut-${cut}.db`);
    copyFileSync(file, copy);
    truncateSync(copy, cut);
    const thrown = await openSqliteLog(copy).then(
      (log) => log.close().then(() => undefined),
      (error: unknown) => error,
    );
    must(thrown instanceof LogError && thrown.code === 'corrupt', `cut off after ${cut}: ${String(thrown)}`);
    must(String(thrown).includes(copy), `the file is not named: ${String(thrown)}`);
  }
  return `${cuts.length} cuts, each refused as corrupt, with the name of the file`;
}

/** What the process still has in memory is served; the rest is refused. */
async function cutOffBelow(file: string, folder: string, stock: Stock): Promise<string> {
  const copy = join(folder, 'below.db');
  copyFileSync(file, copy);
  return serving(copy, async (url) => {
    truncateSync(copy, 8_192);
    const { same, refused, wrong } = await compared(url, stock);
    must(wrong.length === 0, wrong[0] ?? '');
    must((await askAt(url, 'GET', '/health')).status === 200, 'the server is gone');
    return `of ${stock.matches.length} matches ${same} were served as they were, ${refused} refused`;
  });
}

async function oneRecord(file: string, folder: string, stock: Stock): Promise<string> {
  const copy = join(folder, 'record.db');
  const [hit, ...others] = stock.matches;
  const at = readFileSync(file).indexOf(hit?.recordId ?? '');
  must(at > 0, 'the record is not in the file');
  flip(file, copy, at + 2, 0x01);
  return serving(copy, async (url) => {
    const { status, body } = await askAt(url, 'GET', `matches/${hit?.match}`, { token: hit?.token });
    must(
      status === 503 && body.error.code === 'unavailable',
      `it was answered ${status} ${JSON.stringify(body).slice(0, 100)}`,
    );
    must(body.error.params.reason === 'corrupt', `the reason is ${body.error.params.reason}`);
    const { same, wrong } = await compared(url, { matches: others });
    must(wrong.length === 0 && same === others.length, wrong[0] ?? `only ${same} of ${others.length} are served`);
    for (const { match, token } of others) {
      const { status: played, text } = await askAt(url, 'POST', `matches/${match}/undo`, { token, body: {} });
      must(played === 200, `play does not go on: ${text.slice(0, 200)}`);
    }
    return `that match is refused as corrupt, ${others.length} others are as they were and play on`;
  });
}

async function anywhere(file: string, folder: string, stock: Stock, flips: number): Promise<string> {
  const { length } = readFileSync(file);
  const total = { closed: 0, same: 0, refused: 0 };
  for (let i = 0; i < flips; i++) {
    // Spread over the file, and over the bits.
    const at = Math.floor(((i + 0.5) * length) / flips);
    const copy = join(folder, 'flipped.db');
    flip(file, copy, at, 1 << (i % 8));
    const log = await openSqliteLog(copy).catch((error: unknown) => error);
    if (!isLog(log)) {
      must(log instanceof LogError && ['corrupt', 'unsupported'].includes(log.code), `byte ${at}: ${String(log)}`);
      total.closed++;
      continue;
    }
    const { same, refused, wrong } = await servingLog(log, (url) => compared(url, stock));
    must(wrong.length === 0, `byte ${at}: ${wrong[0]}`);
    total.same += same;
    total.refused += refused;
  }
  return `${flips} times: ${total.closed} files refused; in the others ${total.same} matches as they were, ${total.refused} refused, none different`;
}

/** Each match is as it was, to the byte, or refused with a clear code. */
async function compared(
  url: string,
  stock: Stock,
): Promise<{ same: number; refused: number; wrong: readonly string[] }> {
  const tally = { same: 0, refused: 0, wrong: [] as string[] };
  for (const [index, { status, text, body }] of (await looksOf(url, stock)).entries()) {
    const { match, look } = stock.matches[index] as Stock['matches'][number];
    const code = body?.error?.code as string | undefined;
    if (status === 200 && text === look) tally.same++;
    // A head that cannot be found is not there.
    else if ((status === 503 && ['unavailable', 'departed'].includes(code ?? '')) || code === 'unknownMatch')
      tally.refused++;
    else tally.wrong.push(`${match}: ${status} ${firstDifference(text, look)}`);
  }
  return tally;
}

function firstDifference(text: string, wanted: string): string {
  const at = partedAt(text, wanted);
  const from = Math.max(0, at - 40);
  return `${text.slice(from, at + 60)}, and not ${wanted.slice(from, at + 60)}`;
}

async function serving<V>(file: string, run: (url: string) => Promise<V>): Promise<V> {
  return servingLog(await openSqliteLog(file), run);
}

async function servingLog<V>(log: MatchLog, run: (url: string) => Promise<V>): Promise<V> {
  const lab = await openLab({ log: withoutSnapshots(log) });
  try {
    return await run(lab.url);
  } finally {
    await lab.close();
    await log.close();
  }
}

function isLog(found: unknown): found is MatchLog {
  return typeof found === 'object' && found !== null && 'append' in found;
}

function flip(file: string, copy: string, at: number, bit: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ bit, at);
  rmSync(`${copy}-wal`, { force: true });
  writeFileSync(copy, bytes);
}
