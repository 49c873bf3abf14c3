// The watch is watched: stores with one fault each, planted over the log in memory, and the law that finds it.
import { expect, test } from 'vitest';
import type { MatchLog } from '../match-log.ts';
import { createMemoryLog, MemoryStore } from '../memory-log.ts';
import type { LogRecord } from '../record.ts';
import { LOG_LAWS, losingAnswers } from './index.ts';
import type { LogLab } from './index.ts';

type Breaks = (log: MatchLog, store: MemoryStore) => Partial<MatchLog>;

interface Planted {
  readonly fault: string;
  /** How the law begins that finds it, and what that says. */
  readonly law: string;
  readonly finds: string;
  readonly breaks?: Breaks;
  /** What the store loses when everything is closed. */
  readonly forgets?: (store: MemoryStore) => void;
}

const PLANTED: readonly Planted[] = [
  {
    fault: 'every reader begins at the start',
    law: 'what is appended is read',
    finds: 'read from 1',
    breaks: (log) => ({ read: (match) => log.read(match) }),
  },
  {
    fault: 'a record is changed',
    law: 'what is appended is read',
    finds: 'read from',
    breaks: (log) => ({ read: (match, from) => changed(log, match, from, ({ id }) => ({ id })) }),
  },
  {
    fault: 'a match is created again',
    law: 'a match is created once',
    finds: 'how many of six creations',
    breaks: (log) => ({ create: async (...call) => (await log.create(...call), 'created') }),
  },
  {
    fault: 'an append beyond the end is taken',
    law: 'an append at a wrong place',
    finds: 'an append at 5 of 4',
    breaks: (log, store) => ({
      append: (match, expected, ...rest) =>
        log.append(match, Math.min(expected, store.matches.get(match)?.records.length ?? 0), ...rest),
    }),
  },
  {
    fault: 'two writers are taken at one place',
    law: 'of eight writers at one place',
    finds: 'how many of eight writers at place 0',
    breaks: (log) => ({
      async append(match, expected, records, listing) {
        await log.append(match, expected, records, listing);
        return { kind: 'appended', length: expected + records.length };
      },
    }),
  },
  {
    fault: 'a batch loses its last record',
    law: 'a batch is in the log whole',
    finds: 'the batch that was taken',
    breaks: (log) => ({
      append: (match, expected, records, listing) =>
        log.append(match, expected, records.length > 1 ? records.slice(0, -1) : records, listing),
    }),
  },
  {
    fault: 'a match gets the records of another',
    law: 'appends of many matches at once',
    finds: 'the log of law-',
    breaks(log) {
      let before: readonly LogRecord[] | undefined;
      return {
        append(match, expected, records, listing) {
          const written = before?.length === records.length ? before : records;
          before = records;
          return log.append(match, expected, written, listing);
        },
      };
    },
  },
  {
    fault: 'what has landed is called a conflict',
    law: 'a lost answer is settled',
    finds: 'how many of three writers',
    breaks: (log) => ({
      async append(...call) {
        const result = await log.append(...call);
        return call[1] > 0 ? { kind: 'conflict' } : result;
      },
    }),
  },
  {
    fault: 'what is sent again lands again',
    law: 'a lost answer is settled',
    finds: 'the ids in the log',
    breaks: (log) => ({
      async append(match, expected, records, listing) {
        const result = await log.append(match, expected, records, listing);
        if (result.kind === 'appended' && expected > 0) await log.append(match, expected + records.length, records);
        return result;
      },
    }),
  },
  {
    fault: 'a follower misses a record',
    law: 'a follower gets every record',
    finds: 'what was there already',
    breaks: (log) => ({
      follow: (match, from, on, ...rest) =>
        log.follow(match, from, (record, place) => void (place !== 3 && on(record, place)), ...rest),
    }),
  },
  {
    fault: 'a follower hears everything twice',
    law: 'a follower gets every record',
    finds: 'what was there already',
    breaks: (log) => ({
      follow: (match, from, on, ...rest) =>
        log.follow(
          match,
          from,
          (record, place) => {
            on(record, place);
            on(record, place);
          },
          ...rest,
        ),
    }),
  },
  {
    fault: 'a follower cannot leave',
    law: 'a follower gets every record',
    finds: 'a follower that has stopped',
    breaks: (log) => ({ follow: async (...call) => (await log.follow(...call), () => undefined) }),
  },
  {
    fault: 'records of other processes come in any order',
    law: 'a follower hears of what another process wrote',
    finds: 'what the other process heard',
    breaks: othersInAnyOrder,
  },
  {
    fault: 'a reader sees what was there when it last looked',
    law: 'a reader during writes',
    finds: 'a reader sees what was acknowledged',
    breaks(log) {
      let before: readonly LogRecord[] = [];
      return {
        async *read(match) {
          const now: LogRecord[] = [];
          for await (const record of log.read(match)) now.push(record);
          yield* before;
          before = now;
        },
      };
    },
  },
  {
    fault: 'long texts are cut',
    law: 'tiny and big records',
    finds: 'records of all sizes',
    breaks: (log) => ({
      read: (match, from) =>
        changed(log, match, from, (record) => {
          const { text } = record;
          return typeof text === 'string' ? { ...record, text: text.slice(0, 100_000) } : record;
        }),
    }),
  },
  {
    fault: 'a list forgets the last of each page',
    law: 'lists find matches',
    finds: 'all that are listed',
    breaks: (log) => ({
      async list(query) {
        const page = await log.list(query);
        return { ...page, matches: page.matches.slice(0, -1) };
      },
    }),
  },
  {
    fault: 'a listing comes with a conflict',
    law: 'a listing changes with its append',
    finds: 'the listing after a conflict',
    breaks: (log, store) => ({
      async append(match, expected, records, listing) {
        const kept = store.matches.get(match);
        if (kept !== undefined && listing !== undefined) kept.listing = listing;
        return log.append(match, expected, records, listing);
      },
    }),
  },
  {
    fault: 'the last snapshot wins, however old',
    law: 'a snapshot is the newest one',
    finds: 'the newest snapshot',
    breaks: (_, store) => ({
      async keepSnapshot(match, at, document) {
        const kept = store.matches.get(match);
        if (kept !== undefined) kept.snapshot = { at, document };
      },
    }),
  },
  {
    fault: 'content is not kept',
    law: 'content is kept',
    finds: 'the content',
    breaks: () => ({ keepContent: async () => undefined }),
  },
  {
    fault: 'a whisper reaches those of other topics',
    law: 'a whisper reaches all who listen',
    finds: 'what was heard',
    breaks: (log) => ({
      hear: (_, listener) => log.hear('any', listener),
      whisper: (_, note) => log.whisper('any', note),
    }),
  },
  {
    fault: 'only the last thousand matches are kept',
    law: 'ten thousand matches',
    finds: 'the log of match 0',
    breaks: (log, store) => ({
      create(...call) {
        const [first] = store.matches.keys();
        if (store.matches.size >= 1_000 && first !== undefined) store.matches.delete(first);
        return log.create(...call);
      },
    }),
  },
  {
    fault: 'a closed log goes on',
    law: 'closing waits',
    finds: 'an append to a closed log',
    breaks: () => ({ close: async () => undefined }),
  },
  {
    fault: 'a closed log keeps telling',
    law: 'closing waits',
    finds: 'a closed log tells nothing',
    breaks: (log, store) => ({
      async follow(match, ...rest) {
        // As the log itself, it refuses once it is closed.
        (await log.follow(match, Infinity, () => undefined))();
        return store.followers.follow(match, ...rest);
      },
    }),
  },
  {
    fault: 'the last record was not durable yet',
    law: 'what was acknowledged is there after a restart',
    finds: 'the records after a restart',
    forgets(store) {
      for (const { records } of store.matches.values()) records.pop();
    },
  },
  {
    fault: 'without an engine, matches seem to be empty',
    law: 'an engine that is gone',
    finds: 'reading without an engine',
    breaks: (log) => ({
      async *read(...call) {
        try {
          yield* log.read(...call);
        } catch {
          // Nobody hears of it.
        }
      },
    }),
  },
];

test.each(PLANTED.map((planted) => [planted.fault, planted] as const))('%s', async (_, planted) => {
  const found = LOG_LAWS.filter(({ name }) => name.startsWith(planted.law));
  expect(found).toHaveLength(1);
  await expect(found[0]?.run(labOf(planted))).rejects.toThrow(planted.finds);
});

test('each law finds a fault', () => {
  const never = LOG_LAWS.filter(({ name }) => !PLANTED.some(({ law }) => name.startsWith(law)));
  expect(never.map(({ name }) => name)).toEqual([]);
});

test('a store that forgets nothing survives a restart', async () => {
  const law = LOG_LAWS.find(({ needs }) => needs === 'restart');
  await expect(law?.run(labOf({}))).resolves.toBeUndefined();
});

function labOf({ breaks = () => ({}), forgets = () => undefined }: Pick<Planted, 'breaks' | 'forgets'>): LogLab {
  const store = new MemoryStore();
  return {
    several: true,
    share: 0.2,
    async open() {
      const log = createMemoryLog(store);
      return { ...losingAnswers(log, () => 'sent'), ...breaks(log, store) };
    },
    restart: async () => forgets(store),
    outage: {
      async stop() {
        store.available = false;
      },
      async start() {
        store.available = true;
        store.followers.wakeAll();
      },
    },
  };
}

async function* changed(
  log: MatchLog,
  match: string,
  from: number | undefined,
  change: (record: LogRecord) => LogRecord,
): AsyncIterable<LogRecord> {
  for await (const record of log.read(match, from)) yield change(record);
}

/** The first two that another process has written are told the other way round. */
function othersInAnyOrder(log: MatchLog): Partial<MatchLog> {
  const own = new Set<string>();
  return {
    append(match, expected, records, listing) {
      for (const { id } of records) own.add(id);
      return log.append(match, expected, records, listing);
    },
    follow(match, from, on, ...rest) {
      let kept: LogRecord | undefined;
      return log.follow(
        match,
        from,
        (record, place) => {
          if (own.has(record.id) || place > 2 || place < 1) return on(record, place);
          if (kept === undefined) {
            kept = record;
            return;
          }
          on(record, place - 1);
          on(kept, place);
        },
        ...rest,
      );
    },
  };
}
