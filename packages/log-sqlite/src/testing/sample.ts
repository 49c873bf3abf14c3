/** A small file with a few matches, and what is in it, for tests that damage it. It is used without a thread, which is faster. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { answer } from '../file/answer.ts';
import { closeFile } from '../file/close-file.ts';
import { openFile } from '../file/open-file.ts';
import type { Store } from '../file/store.ts';
import type { ListingRow, ListPage, RecordPage, WriteJob } from '../messages.ts';

export const SAMPLE_MATCHES: readonly string[] = Array.from({ length: 12 }, (_, index) => `match-${index}`);
export const SAMPLE_LENGTH = 10;

export const SAMPLE_LISTING: ListingRow = {
  stage: 'open',
  listed: true,
  holders: ['ann', 'bob'],
  text: '{"stage":"open","listed":true,"holders":["ann","bob"],"summary":null}',
};

export function createJob(match: string, at = 0): WriteJob {
  const text = JSON.stringify({ id: match, game: 'pig', version: '1', at, start: null, settings: null });
  return { kind: 'create', match, at, game: 'pig', text, listing: SAMPLE_LISTING };
}

export function appendJob(match: string, expected: number, ...texts: readonly string[]): WriteJob {
  return { kind: 'append', match, expected, texts, listing: undefined };
}

export function sampleText(match: string, place: number): string {
  return JSON.stringify({ id: `${match}-${place}`, text: 'ü'.repeat(place * 10) });
}

/** Makes the file, with one commit for each record of every match. It is still open. */
export function openSample(file: string): Store {
  const store = openFile({ file });
  answer(store, { kind: 'write', jobs: SAMPLE_MATCHES.map((match, at) => createJob(match, at)) });
  for (let place = 0; place < SAMPLE_LENGTH; place++)
    answer(store, {
      kind: 'write',
      jobs: SAMPLE_MATCHES.map((match) => appendJob(match, place, sampleText(match, place))),
    });
  return store;
}

export function makeSample(file: string): void {
  closeFile(openSample(file));
}

/** A file and its journal as a crash would leave them now. */
export function copyAsIs(file: string, to: string): void {
  copyFileSync(file, to);
  copyFileSync(`${file}-wal`, `${to}-wal`);
}

export function flipByte(file: string, at: number, bit: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ bit, at);
  writeFileSync(file, bytes);
}

/** What is found of the sample. */
export interface Found {
  /** For each match its number of records, if they are all as they were written; otherwise what was thrown. */
  readonly matches: readonly unknown[];
  /** How many a list shows, or what was thrown. */
  readonly listed: unknown;
}

/** Throws if the file cannot be opened, or if something is served that was never written. */
export function readSample(file: string): Found {
  const store = openFile({ file });
  try {
    return {
      matches: SAMPLE_MATCHES.map((match) => attempt(() => recordsOf(store, match))),
      listed: attempt(() => listed(store)),
    };
  } finally {
    closeFile(store);
    for (const path of [file, `${file}-wal`]) rmSync(path, { force: true });
  }
}

class Invented extends Error {}

function attempt(read: () => number): unknown {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Invented) throw thrown;
    return thrown;
  }
}

function recordsOf(store: Store, match: string): number {
  const head = answer(store, { kind: 'head', match });
  if (typeof head !== 'string' || (JSON.parse(head) as { id: string }).id !== match)
    throw new Invented(`the head of ${match}`);
  const { texts } = answer(store, { kind: 'records', match, from: 0 }) as RecordPage;
  for (const [place, text] of texts.entries()) if (text !== sampleText(match, place)) throw new Invented(text);
  return texts.length;
}

function listed(store: Store): number {
  const ask = {
    kind: 'list',
    stages: ['open'],
    game: undefined,
    holder: 'ann',
    size: 100,
    mark: undefined,
  } as const;
  const { matches } = answer(store, ask) as ListPage;
  for (const { head, listing } of matches)
    if (listing !== SAMPLE_LISTING.text || !SAMPLE_MATCHES.includes((JSON.parse(head) as { id: string }).id))
      throw new Invented(head);
  return matches.length;
}
