// The index of all matches: it finds the same as a plain walk through all of them, and what is damaged hides nothing else.
import { readPageMark } from '@turnwise/log';
import type { Listing, MatchHead, MatchPage, MatchQuery } from '@turnwise/log';
import { expect, test } from 'vitest';
import { encodeJson } from './json-message.ts';
import type { KeptMessage } from './kept-stream.ts';
import { MatchIndex } from './match-index.ts';
import { Subjects } from './subjects.ts';

const subjects = new Subjects('log');

/** A stream that is written down here. */
class Stream {
  readonly messages: KeptMessage[] = [];

  put(subject: string, data: Uint8Array): void {
    this.messages.push({ subject, data, seq: this.messages.length + 1 });
  }

  head(id: string, at: number, game = 'pig'): MatchHead {
    const head = { id, at, game, version: '1', start: null, settings: null };
    this.put(subjects.head(id), encodeJson({ by: 'b', head }));
    return head;
  }

  listing(id: string, more: Partial<Listing>): Listing {
    const listing = { stage: 'open', listed: true, holders: [], summary: null, ...more } satisfies Listing;
    this.put(subjects.listing(id), encodeJson({ place: 0, listing }));
    return listing;
  }

  async lastSequence(): Promise<number> {
    return this.messages.length;
  }

  async *range(_: string, from: number, to: number): AsyncIterable<KeptMessage> {
    yield* this.messages.slice(from - 1, to);
  }
}

async function pages(index: MatchIndex, query: MatchQuery): Promise<readonly MatchPage['matches'][number][]> {
  const found: MatchPage['matches'][number][] = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const { matches, next } = await index.list({ ...query, limit: 7, ...(after === undefined ? {} : { after }) });
    found.push(...matches);
    after = next;
    isLast = next === undefined;
  }
  return found;
}

test('it finds what a plain walk finds, whatever came in between', async () => {
  const stream = new Stream();
  const index = new MatchIndex(stream, subjects);
  const kept = new Map<string, { head: MatchHead; listing: Listing }>();
  let state = 7;
  const random = (limit: number): number => (state = (state * 48_271) % 2_147_483_647) % limit;
  const some = <V>(values: readonly V[]): V => values[random(values.length)] as V;
  const stages = ['open', 'running', 'over'] as const;
  for (let turn = 0; turn < 40; turn++) {
    for (let i = random(60); i >= 0; i--) {
      const id = `m${kept.size < 20 || random(3) === 0 ? kept.size : random(kept.size)}`;
      const head = kept.get(id)?.head ?? stream.head(id, random(50), some(['pig', 'whist']));
      const holders = ['ann', 'bob', 'cy'].filter(() => random(3) === 0);
      const listing = stream.listing(id, { stage: some(stages), listed: random(4) > 0, holders, summary: turn });
      kept.set(id, { head, listing });
    }
    const query: MatchQuery = {
      ...(random(2) === 0 ? {} : { stage: some(stages) }),
      ...(random(2) === 0 ? {} : { game: 'pig' }),
      ...(random(2) === 0 ? {} : { holder: some(['ann', 'nobody']) }),
    };
    const { stage, game, holder } = query;
    const expected = [...kept.values()]
      .filter(({ listing, head }) => (stage ?? listing.stage) === listing.stage && (game ?? head.game) === head.game)
      .filter(({ listing }) => (holder === undefined ? listing.listed : listing.holders.includes(holder)))
      .sort(({ head: one }, { head: other }) => other.at - one.at || (one.id < other.id ? 1 : -1));
    expect(await pages(index, query)).toEqual(expected);
  }
  expect(new Set((await index.ids(undefined)).ids)).toEqual(new Set(kept.keys()));
});

test('a head and a listing that cannot be read hide no other match, and no id', async () => {
  const stream = new Stream();
  for (const id of ['a', 'b', 'c', 'd']) {
    if (id === 'b') stream.put(subjects.head(id), new Uint8Array([0x7b, 0xff]));
    else stream.head(id, 5);
    stream.listing(id, {});
  }
  stream.put(subjects.listing('c'), new Uint8Array([0x7b]));
  const index = new MatchIndex(stream, subjects);
  expect((await index.list({})).matches.map(({ head }) => head.id)).toEqual(['d', 'a']);
  expect((await index.ids(undefined)).ids).toEqual(['d', 'c', 'a', 'b']);
  // Once it is written anew, it is found again.
  stream.listing('c', {});
  expect((await index.list({})).matches.map(({ head }) => head.id)).toEqual(['d', 'c', 'a']);
});

test('all ids come in pages, each once', async () => {
  const stream = new Stream();
  for (let at = 0; at < 2_500; at++) stream.head(`m${at}`, at % 10);
  const index = new MatchIndex(stream, subjects);
  const found: string[] = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const { ids, next } = await index.ids(after);
    found.push(...ids);
    if (next !== undefined) expect(readPageMark(next)?.id).toBe(ids.at(-1));
    after = next;
    isLast = next === undefined;
  }
  expect(found).toHaveLength(2_500);
  expect(new Set(found).size).toBe(2_500);
});
