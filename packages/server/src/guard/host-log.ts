/** The log of the server, for a thread that has one match: it can reach that match, and no other. */
import type { Json } from '@turnwise/kernel';
import type { Listing, LogRecord, MatchHead, MatchLog, StopListening } from '@turnwise/log';
import type { TableStart } from '@turnwise/table';
import type { Cell } from './cell.ts';
import type { Handlers } from './line.ts';
import { PAGE } from './thread/far-log.ts';

export function hostLog(
  log: MatchLog,
  head: MatchHead,
  cell: Cell,
): { readonly handlers: Handlers; readonly stop: () => void } {
  const { id } = head;
  const { content } = head.start as unknown as TableStart;
  const topic = `match.${id}`;
  const stops: StopListening[] = [];
  let isStopped = false;
  const keep = (stop: StopListening): void => {
    if (isStopped) stop();
    else stops.push(stop);
  };
  return {
    handlers: {
      append: (expected: number, records: readonly LogRecord[], listing?: Listing) =>
        log.append(id, expected, records, listing),
      read: (from: number) => pageOf(log, id, from),
      head: () => head,
      listing: () => log.listing(id),
      content: () => (content === undefined ? undefined : log.content(content.hash)),
      snapshot: () => log.snapshot(id),
      keepSnapshot: (at: number, document: Json) => log.keepSnapshot(id, at, document),
      whisper: (note: Json) => log.whisper(topic, note),
      follow: async (from: number) =>
        keep(await log.follow(id, from, (record, place) => cell.tell('record', record, place))),
      hear: async () => keep(await log.hear(topic, (note) => cell.tell('note', note))),
    },
    stop() {
      isStopped = true;
      for (const stop of stops.splice(0)) stop();
    },
  };
}

async function pageOf(log: MatchLog, match: string, from: number): Promise<readonly LogRecord[]> {
  const page: LogRecord[] = [];
  for await (const record of log.read(match, from)) {
    page.push(record);
    if (page.length === PAGE) break;
  }
  return page;
}
