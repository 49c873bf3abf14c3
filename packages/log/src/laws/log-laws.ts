/** The laws of a log, in the order in which they should be read: if the first fails, the others say little. */
import { appendSurely } from '../append-surely.ts';
import type { Listing, MatchHead, MatchId } from '../head.ts';
import { LogError } from '../match-log.ts';
import type { AppendResult, LogErrorCode, MatchLog } from '../match-log.ts';
import type { LogRecord } from '../record.ts';
import type { LogLab, LogLaw } from './log-lab.ts';
import { must, mustEqual } from './log-lab.ts';
import { losingAnswers } from './losing-answers.ts';

export const LOG_LAWS: readonly LogLaw[] = [
  { name: 'what is appended is read, in order, from any place', run: readsWhatWasAppended },
  { name: 'a match is created once, and its head does not change', run: createsOnce },
  { name: 'an append at a wrong place is a conflict and changes nothing', run: conflicts },
  { name: 'of eight writers at one place, one is taken', run: eightWriters },
  { name: 'a batch is in the log whole or not at all', run: atomicBatches },
  { name: 'appends of many matches at once do not mix', run: manyAtOnce },
  { name: 'a lost answer is settled: nothing is lost and nothing is twice', run: lostAnswers },
  { name: 'a follower gets every record once and in order, from any place', run: follows },
  { name: 'a follower hears of what another process wrote', needs: 'several', run: followsOthers },
  { name: 'a reader during writes sees a beginning of the log', run: readsDuringWrites },
  { name: 'tiny and big records come back as they were', run: tinyAndBig },
  { name: 'lists find matches by stage, game and holder, page by page', run: lists },
  { name: 'a listing changes with its append and not with a conflict', run: listingsFollow },
  { name: 'a snapshot is the newest one', run: snapshots },
  { name: 'content is kept under its hash', run: contents },
  { name: 'a whisper reaches all who listen, and nobody else', run: whispers },
  { name: 'ten thousand matches', run: tenThousand },
  { name: 'closing waits for what is under way, and ends what comes after', run: closes },
  { name: 'what was acknowledged is there after a restart', needs: 'restart', run: survivesRestart },
  { name: 'an engine that is gone gives clean errors, and all is well when it is back', needs: 'outage', run: outages },
];

let matches = 0;

function headOf(more: Partial<MatchHead> = {}): MatchHead {
  const id = `law-${Date.now().toString(36)}-${(matches++).toString(36)}`;
  return { id, game: 'pig', version: '1.0.0', at: 1_000, start: { seats: ['a', 'b'] }, settings: {}, ...more };
}

let records = 0;

function recordOf(more: Readonly<Record<string, LogRecord[string]>> = {}): LogRecord {
  return { id: `r${records++}`, ...more };
}

async function begun(log: MatchLog, count = 0): Promise<{ readonly match: MatchId; readonly written: LogRecord[] }> {
  const head = headOf();
  must((await log.create(head)) === 'created', 'a new match is created');
  const written = Array.from({ length: count }, (_, place) => recordOf({ place }));
  if (count > 0) mustAppend(await log.append(head.id, 0, written), count);
  return { match: head.id, written };
}

function mustAppend(result: AppendResult, length: number): void {
  mustEqual(result, { kind: 'appended', length }, 'the append');
}

async function all(log: MatchLog, match: MatchId, from?: number): Promise<readonly LogRecord[]> {
  const found: LogRecord[] = [];
  for await (const record of log.read(match, from)) found.push(record);
  return found;
}

async function mustThrow(code: LogErrorCode, call: () => Promise<unknown>, what: string): Promise<void> {
  try {
    await call();
  } catch (thrown) {
    must(thrown instanceof LogError && thrown.code === code, `${what} throws a LogError with ${code}`, String(thrown));
    return;
  }
  must(false, `${what} throws a LogError with ${code}, and it did not throw`);
}

/** Waits until it holds, at most ten seconds. */
async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds()) {
    must(Date.now() < end, `within ten seconds: ${what}`);
    await pause(5);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function scaled({ share = 1 }: LogLab, count: number): number {
  return Math.max(1, Math.round(count * share));
}

async function readsWhatWasAppended(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const { match, written } = await begun(log, 3);
  const more = [recordOf({ kind: 'input', input: { cell: [1, null, 'ü', true, 1.5] } }), recordOf()];
  mustAppend(await log.append(match, 3, more), 5);
  const whole = [...written, ...more];
  for (const from of [undefined, 0, 1, 3, 4, 5, 6, 1_000])
    mustEqual(await all(log, match, from), whole.slice(from ?? 0), `read from ${from}`);
  mustEqual(await all(log, headOf().id), [], 'a match that does not exist has no records');
  mustAppend(await log.append(match, 5, []), 5);
}

async function createsOnce(lab: LogLab): Promise<void> {
  const [log, other] = [await lab.open(), await lab.open()];
  const head = headOf({ settings: { clock: { kind: 'move', seconds: 30 } } });
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? log : other).create({ ...head, at })),
  );
  mustEqual(made.filter((one) => one === 'created').length, 1, 'how many of six creations were the first');
  const kept = await other.head(head.id);
  mustEqual(await log.head(head.id), kept, 'the head');
  must((await log.create({ ...head, game: 'other' })) === 'exists', 'a match that exists is not created again');
  mustEqual(await log.head(head.id), kept, 'the head after another creation');
  mustEqual({ ...kept, at: 0 }, { ...head, at: 0 }, 'the head');
  must((await log.head('no-such-match')) === undefined, 'a match that does not exist has no head');
  await mustThrow('unknownMatch', () => log.append(headOf().id, 0, [recordOf()]), 'an append to no match');
}

async function conflicts(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const { match, written } = await begun(log, 4);
  for (const expected of [0, 1, 3, 5, 100])
    mustEqual(await log.append(match, expected, [recordOf()]), { kind: 'conflict' }, `an append at ${expected} of 4`);
  mustEqual(await all(log, match), written, 'the log after conflicts');
}

/** A place of zero hid a real fault of an engine: so at places that are not the first, too. */
async function eightWriters(lab: LogLab): Promise<void> {
  const logs = await Promise.all(Array.from({ length: 8 }, () => lab.open()));
  const [log] = logs as [MatchLog];
  const { match } = await begun(log, 0);
  const whole: LogRecord[] = [];
  for (let round = 0; round < scaled(lab, 500); round++) {
    const tried = logs.map((_, writer) => recordOf({ round, writer }));
    const results = await Promise.all(
      logs.map((one, writer) => one.append(match, round, [tried[writer] as LogRecord])),
    );
    const winners = tried.filter((_, writer) => results[writer]?.kind === 'appended');
    must(
      results.every(({ kind }) => kind !== 'inDoubt'),
      'no answer is lost',
      results,
    );
    mustEqual(winners.length, 1, `how many of eight writers at place ${round} were taken`);
    whole.push(...winners);
  }
  mustEqual(await all(log, match), whole, 'the log of the winners');
}

async function atomicBatches(lab: LogLab): Promise<void> {
  const logs = await Promise.all(Array.from({ length: 4 }, () => lab.open()));
  const [log] = logs as [MatchLog];
  const { match } = await begun(log, 1);
  let length = 1;
  for (let round = 0; round < scaled(lab, 60); round++) {
    const batches = logs.map((_, writer) =>
      Array.from({ length: 1 + ((round * 7 + writer * 13) % 40) }, (__, index) => recordOf({ round, writer, index })),
    );
    const at = length;
    const results = await Promise.all(logs.map((one, writer) => one.append(match, at, batches[writer] ?? [])));
    const winner = results.findIndex(({ kind }) => kind === 'appended');
    mustEqual(results.filter(({ kind }) => kind === 'appended').length, 1, 'how many batches were taken');
    mustEqual(await all(log, match, at), batches[winner], 'the batch that was taken');
    length += batches[winner]?.length ?? 0;
  }
}

async function manyAtOnce(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const begunOnes = await Promise.all(Array.from({ length: 50 }, () => begun(log, 2)));
  await Promise.all(
    begunOnes.map(async ({ match, written }) => {
      for (let place = 2; place < 2 + scaled(lab, 20); place++) {
        const record = recordOf({ match, place });
        mustAppend(await log.append(match, place, [record]), place + 1);
        written.push(record);
      }
    }),
  );
  for (const { match, written } of begunOnes) mustEqual(await all(log, match), written, `the log of ${match}`);
}

async function lostAnswers(lab: LogLab): Promise<void> {
  const sure = await lab.open();
  const fates = ['sent', 'lostBefore', 'lostAfter', 'late', 'lostAfter', 'lostBefore', 'late', 'sent'] as const;
  let tries = 0;
  const unsure = losingAnswers(sure, () => fates[tries++ % fates.length] ?? 'sent');
  const { match } = await begun(sure, 1);
  const taken = new Set<string>();
  for (let round = 0; round < scaled(lab, 40); round++) {
    const expected = (await all(sure, match)).length;
    const writers = [recordOf({ round }), recordOf({ round }), recordOf({ round })];
    const results = await Promise.all(
      writers.map((record) => appendSurely(unsure, { match, expected, records: [record] }, { wait: 2 })),
    );
    for (const [writer, { kind }] of results.entries())
      if (kind === 'appended') taken.add((writers[writer] as LogRecord).id);
    mustEqual(results.filter(({ kind }) => kind === 'appended').length, 1, 'how many of three writers were taken');
  }
  await pause(60);
  const found = (await all(sure, match)).slice(1).map(({ id }) => id);
  mustEqual(found, [...taken], 'the ids in the log are those that were acknowledged');
}

async function follows(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const { match, written } = await begun(log, 5);
  const heard = [0, 3, 5, 7].map((from) => ({ from, places: [] as number[], ids: [] as string[] }));
  const stops = await Promise.all(
    heard.map(({ from, places, ids }) =>
      log.follow(match, from, (record, place) => {
        places.push(place);
        ids.push(record.id);
      }),
    ),
  );
  mustEqual(
    heard[0]?.ids,
    written.map(({ id }) => id),
    'what was there already is told before the follower is ready',
  );
  for (let place = 5; place < 5 + scaled(lab, 100); place += 2) {
    const batch = [recordOf({ place }), recordOf({ place })];
    mustAppend(await log.append(match, place, batch), place + 2);
    written.push(...batch);
  }
  await until(() => heard.every(({ from, ids }) => ids.length === written.length - from), 'all followers have all');
  for (const { from, places, ids } of heard) {
    mustEqual(
      ids,
      written.slice(from).map(({ id }) => id),
      `what the follower from ${from} heard`,
    );
    mustEqual(
      places,
      ids.map((_, index) => from + index),
      `the places that the follower from ${from} heard`,
    );
  }
  for (const stop of stops) stop();
  mustAppend(await log.append(match, written.length, [recordOf()]), written.length + 1);
  await pause(30);
  mustEqual(heard[0]?.ids.length, written.length, 'a follower that has stopped hears nothing');
}

async function followsOthers(lab: LogLab): Promise<void> {
  const [writer, reader] = [await lab.open(), await lab.open()];
  const { match, written } = await begun(writer, 1);
  const heard: string[] = [];
  const stop = await reader.follow(match, 0, ({ id }) => heard.push(id));
  for (let place = 1; place <= scaled(lab, 100); place++) {
    const record = recordOf({ place });
    mustAppend(await writer.append(match, place, [record]), place + 1);
    written.push(record);
  }
  await until(() => heard.length === written.length, 'the other process has heard of all');
  mustEqual(
    heard,
    written.map(({ id }) => id),
    'what the other process heard',
  );
  stop();
}

async function readsDuringWrites(lab: LogLab): Promise<void> {
  const [writer, reader] = [await lab.open(), await lab.open()];
  const { match, written } = await begun(writer, 2);
  const progress = { done: false };
  const writing = (async () => {
    for (let round = 0; round < scaled(lab, 100); round++) {
      const batch = [recordOf({ round }), recordOf({ round }), recordOf({ round })];
      const expected = written.length;
      mustAppend(await writer.append(match, expected, batch), expected + 3);
      written.push(...batch);
    }
    progress.done = true;
  })();
  while (!progress.done) {
    const acknowledged = written.length;
    const found = await all(reader, match);
    must(
      found.length >= acknowledged,
      `a reader sees what was acknowledged before it began: ${acknowledged}`,
      found.length,
    );
    must((found.length - 2) % 3 === 0, 'a reader sees whole batches', found.length);
    const known = written.slice(0, found.length);
    mustEqual(found.slice(0, known.length), known, 'what a reader sees');
    await pause(1);
  }
  await writing;
}

async function tinyAndBig(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const { match } = await begun(log);
  const long = '0123456789äöü∑🎲\u0000\u001f"\\'.repeat(12_000);
  const whole: LogRecord[] = [
    { id: 'x' },
    recordOf({ text: '' }),
    recordOf({ text: 'a'.repeat(300_000) }),
    recordOf({ long }),
    recordOf({ deep: nested(60) }),
    recordOf({ list: Array.from({ length: 20_000 }, (_, index) => index) }),
    { id: 'y' },
  ];
  for (const [place, record] of whole.entries()) mustAppend(await log.append(match, place, [record]), place + 1);
  mustAppend(await log.append(match, whole.length, whole.slice(0, 4)), whole.length + 4);
  mustEqual(await all(log, match), [...whole, ...whole.slice(0, 4)], 'records of all sizes');
}

function nested(depth: number): LogRecord[string] {
  return depth === 0 ? [] : { in: nested(depth - 1) };
}

function listingOf(more: Partial<Listing> = {}): Listing {
  return { stage: 'open', listed: true, holders: [], summary: null, ...more };
}

async function lists(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const game = `game-${records++}`;
  const ids: MatchId[] = [];
  for (let index = 0; index < 25; index++) {
    const head = headOf({ game, at: 5_000 + Math.floor(index / 2) });
    const stage = (['open', 'running', 'over'] as const)[index % 3] ?? 'open';
    await log.create(
      head,
      listingOf({ stage, listed: index !== 7, holders: index < 5 ? ['ann', `h${index}`] : ['bob'] }),
    );
    ids.push(head.id);
  }
  const order = (wanted: (index: number) => boolean): readonly MatchId[] =>
    ids
      .map((id, index) => ({ id, index, at: Math.floor(index / 2) }))
      .filter(({ index }) => wanted(index))
      .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
      .map(({ id }) => id);
  const pages = async (query: Parameters<MatchLog['list']>[0]): Promise<readonly MatchId[]> => {
    const found: MatchId[] = [];
    for (let after: string | undefined, page = 0; page < 50; page++) {
      const { matches: some, next } = await log.list({ game, ...query, ...(after === undefined ? {} : { after }) });
      found.push(...some.map(({ head }) => head.id));
      if (next === undefined) break;
      after = next;
    }
    return found;
  };
  mustEqual(
    await pages({ limit: 4 }),
    order((index) => index !== 7),
    'all that are listed, in pages of four',
  );
  mustEqual(
    await pages({}),
    order((index) => index !== 7),
    'all that are listed, in one page',
  );
  const everything: MatchId[] = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const { ids: some, next } = await log.ids(after);
    everything.push(...some);
    isLast = next === undefined;
    after = next;
  }
  mustEqual(everything.filter((id) => ids.includes(id)).sort(), [...ids].sort(), 'all of them, for the operator');
  mustEqual(
    await pages({ stage: 'running', limit: 3 }),
    order((index) => index % 3 === 1 && index !== 7),
    'running ones',
  );
  mustEqual(
    await pages({ holder: 'ann' }),
    order((index) => index < 5),
    'those of one holder',
  );
  mustEqual(
    await pages({ holder: 'bob', stage: 'running' }),
    order((index) => index >= 5 && index % 3 === 1),
    'hidden, but held',
  );
  mustEqual(await pages({ holder: 'nobody' }), [], 'those of nobody');
}

async function listingsFollow(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const head = headOf({ game: `game-${records++}` });
  await log.create(head, listingOf({ holders: ['ann'], summary: { seats: 1 } }));
  const shown = async (): Promise<Listing | undefined> => {
    const listed = (await log.list({ game: head.game })).matches[0]?.listing;
    mustEqual(await log.listing(head.id), listed, 'the listing by itself');
    return listed;
  };
  must((await log.listing('no-such-match')) === undefined, 'no listing of a match that does not exist');
  mustEqual(await shown(), listingOf({ holders: ['ann'], summary: { seats: 1 } }), 'the first listing');
  const next = listingOf({ stage: 'running', holders: ['bob', 'cy'], summary: { seats: 2 } });
  mustAppend(await log.append(head.id, 0, [recordOf()], next), 1);
  mustEqual(await shown(), next, 'the listing after an append');
  mustEqual(
    await log.append(head.id, 0, [recordOf()], listingOf({ stage: 'over' })),
    { kind: 'conflict' },
    'a conflict',
  );
  mustAppend(await log.append(head.id, 1, [recordOf()]), 2);
  mustEqual(await shown(), next, 'the listing after a conflict and an append without one');
  mustEqual((await log.list({ game: head.game, holder: 'ann' })).matches, [], 'a former holder finds nothing');
}

async function snapshots(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const { match } = await begun(log, 3);
  must((await log.snapshot(match)) === undefined, 'at first there is no snapshot');
  await log.keepSnapshot(match, 2, { state: 'two' });
  await log.keepSnapshot(match, 3, { state: 'three' });
  await log.keepSnapshot(match, 1, { state: 'one' });
  mustEqual(await log.snapshot(match), { at: 3, document: { state: 'three' } }, 'the newest snapshot');
  must((await log.snapshot('no-such-match')) === undefined, 'no snapshot of a match that does not exist');
}

async function contents(lab: LogLab): Promise<void> {
  const [log, other] = [await lab.open(), await lab.open()];
  const hash = `hash-${headOf().id}`;
  must((await log.content(hash)) === undefined, 'at first there is no content');
  await Promise.all([log.keepContent(hash, { rules: ['ü'] }), other.keepContent(hash, { rules: ['ü'] })]);
  mustEqual(await other.content(hash), { rules: ['ü'] }, 'the content');
}

async function whispers(lab: LogLab): Promise<void> {
  const [log, other] = [await lab.open(), await lab.open()];
  const topic = `topic-${headOf().id}`;
  const heard: unknown[] = [];
  const stops = [
    await log.hear(topic, (note) => heard.push(note)),
    await other.hear(topic, (note) => heard.push(note)),
  ];
  await log.hear(`${topic}-other`, () => heard.push('wrong topic'));
  // It may be lost, but not always.
  for (let round = 0; heard.length < 2 && round < 200; round++) {
    log.whisper(topic, { here: ['ann', "o'hara"] });
    await pause(50);
  }
  must(heard.length >= 2, 'both have heard it', heard);
  for (const note of heard) mustEqual(note, { here: ['ann', "o'hara"] }, 'what was heard');
  for (const stop of stops) stop();
  await pause(50);
  const before = heard.length;
  log.whisper(topic, 'after the stop');
  await pause(50);
  mustEqual(heard.length, before, 'nobody hears anything after the stop');
}

async function tenThousand(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const count = scaled(lab, 10_000);
  const ids: MatchId[] = [];
  for (let from = 0; from < count; from += 500) {
    const heads = Array.from({ length: Math.min(500, count - from) }, () => headOf());
    await Promise.all(heads.map((head) => log.create(head)));
    const results = await Promise.all(heads.map(({ id }) => log.append(id, 0, [recordOf({ of: id }), recordOf()])));
    for (const result of results) mustAppend(result, 2);
    ids.push(...heads.map(({ id }) => id));
  }
  for (let index = 0; index < ids.length; index += Math.max(1, Math.floor(count / 100))) {
    const id = ids[index] as MatchId;
    mustEqual(
      (await all(log, id)).map((record) => record['of'] ?? null),
      [id, null],
      `the log of match ${index}`,
    );
  }
}

async function closes(lab: LogLab): Promise<void> {
  // With one log at a time, another is opened once this one is closed.
  if (!lab.several && lab.restart === undefined) return;
  const log = await lab.open();
  const begunOnes = await Promise.all(Array.from({ length: 20 }, () => begun(log, 1)));
  const heard: string[] = [];
  await log.follow((begunOnes[0] as { match: MatchId }).match, 1, ({ id }) => heard.push(id));
  const writing = begunOnes.map(({ match }) => log.append(match, 1, [recordOf()]));
  await log.close();
  const results = await Promise.allSettled(writing);
  if (!lab.several) await lab.restart?.();
  const other = await lab.open();
  for (const [index, { match }] of begunOnes.entries()) {
    const result = results[index];
    const length = (await all(other, match)).length;
    const isIn = result?.status === 'fulfilled' && result.value.kind === 'appended';
    if (isIn) mustEqual(length, 2, 'an append that was acknowledged while closing is in the log');
    if (result?.status === 'rejected')
      mustEqual(length, 1, 'an append that was refused while closing is not in the log');
  }
  const { match } = begunOnes[0] as { match: MatchId };
  await mustThrow('closed', () => log.append(match, 2, [recordOf()]), 'an append to a closed log');
  await mustThrow('closed', () => all(log, match), 'reading a closed log');
  await mustThrow('closed', () => log.head(match), 'the head of a closed log');
  await mustThrow('closed', () => log.follow(match, 0, () => undefined), 'following a closed log');
  await log.close();
  const before = heard.length;
  mustAppend(await other.append(match, 2, [recordOf()]), 3);
  await pause(50);
  mustEqual(heard.length, before, 'a closed log tells nothing');
}

async function survivesRestart(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const { match, written } = await begun(log, 7);
  const head = await log.head(match);
  await log.keepContent(`hash-${match}`, [1, 2]);
  await lab.restart?.();
  const again = await lab.open();
  mustEqual(await all(again, match), written, 'the records after a restart');
  mustEqual(await again.head(match), head, 'the head after a restart');
  mustEqual(await again.content(`hash-${match}`), [1, 2], 'the content after a restart');
  mustAppend(await again.append(match, 7, [recordOf()]), 8);
}

async function outages(lab: LogLab): Promise<void> {
  const log = await lab.open();
  const { match, written } = await begun(log, 3);
  const heard: string[] = [];
  const errors: string[] = [];
  const stop = await log.follow(
    match,
    0,
    ({ id }) => heard.push(id),
    ({ code }) => errors.push(code),
  );
  await lab.outage?.stop();
  const started = Date.now();
  const tried = recordOf();
  const result = await log.append(match, 3, [tried]).catch((thrown: unknown) => thrown);
  must(
    (result instanceof LogError && result.code === 'unavailable') || (result as AppendResult).kind === 'inDoubt',
    'an append without an engine is unavailable or in doubt',
    String(result),
  );
  await mustThrow('unavailable', () => all(log, match), 'reading without an engine');
  await mustThrow('unavailable', () => log.head(match), 'the head without an engine');
  await mustThrow('unavailable', () => log.list({}), 'a list without an engine');
  must(Date.now() - started < 60_000, 'errors come within a minute', Date.now() - started);
  await lab.outage?.start();
  const patience = { time: 20_000, wait: 50 };
  const append = { match, expected: 3, records: [tried] };
  let landed: Awaited<ReturnType<typeof appendSurely>> | undefined;
  for (let tries = 0; landed === undefined && tries < 300; tries++)
    landed = await appendSurely(log, append, patience).catch(async () => {
      await pause(100);
      return undefined;
    });
  // A conflict with oneself: the first attempt had landed after all.
  must(landed !== undefined, 'an append after the engine is back');
  mustEqual(
    (await all(log, match)).map(({ id }) => id),
    [...written, tried].map(({ id }) => id),
    'the log',
  );
  const last = recordOf();
  mustAppend(await log.append(match, 4, [last]), 5);
  await until(() => heard.length === 5, 'the follower has what came after the outage');
  mustEqual(
    heard,
    [...written, tried, last].map(({ id }) => id),
    'what the follower heard',
  );
  stop();
}
