// The watch is watched: sources with one fault each, and the law that finds it.
import { expect, test } from 'vitest';
import type { Answered, TableSource, TableUpdate } from '../table-source.ts';
import { inThisThread } from '../testing/labs.ts';
import { testWorld } from '../testing/local-world.ts';
import { SOURCE_LAWS } from './index.ts';
import type { SourceLab } from './index.ts';

type Fault = (source: TableSource) => Partial<TableSource>;

const NEVER = new Promise<never>(() => undefined);

const FAULTS: readonly (readonly [fault: string, law: string, breaks: Fault])[] = [
  ['no first look', 'the whole look comes first', changed((update) => (update.kind === 'look' ? [] : [update]))],
  ['a first look without its events', 'the whole look comes first', changed((update) => [{ ...update, events: [] }])],
  ['an update twice', 'updates come in order', changed((one) => (one.kind === 'look' ? [one] : [one, one]))],
  ['an update too few', 'updates come in order', changed((one) => (one.look.frame === 2 ? [] : [one]))],
  ['another look', 'the look is the one', changed((one) => [{ ...one, look: { ...one.look, toAct: ['X', 'O'] } }])],
  ['events without order', 'events have ids', changed((one) => [{ ...one, events: one.events.toReversed() }])],
  ['no steps', 'the last scene', changed((one) => [{ ...one, steps: [] }])],
  [
    'a refusal without words',
    'a refusal says why',
    (source) => ({ submit: async (...args) => silent(await source.submit(...args)) }),
  ],
  [
    'an old decision is taken',
    'what answers a decision',
    (source) => ({ submit: (seat, input) => source.submit(seat, input, null) }),
  ],
  ['an undo that is not told', 'undo and redo', changed((one) => (one.kind === 'undone' ? [] : [one]))],
  [
    'a preview that is kept',
    'a preview shows',
    (source) => ({
      preview: async (seat, input) => {
        const foreseen = await source.preview(seat, input);
        await source.submit(seat, input, null);
        return foreseen;
      },
    }),
  ],
  ['no reasons', 'what is touched in vain', () => ({ inspect: async () => ({ about: [], why: [] }) })],
  ['the present as the past', 'the past is', (source) => ({ at: (_, viewer) => source.at(4, viewer) })],
  ['a branch that is the match itself', 'a branch is', (source) => ({ branch: async () => source })],
  [
    'a listener that cannot leave',
    'a listener that has left',
    (source) => ({ subscribe: (viewer, on) => (source.subscribe(viewer, on), () => undefined) }),
  ],
  ['no news', 'news tell', () => ({ follow: () => () => undefined })],
  [
    'functions in answers',
    'everything is plain',
    () => ({ words: async () => ({ say: (() => '') as unknown as string }) }),
  ],
  ['the hand of another seat', 'nobody learns', (source) => ({ at: (frame) => source.at(frame, 'A') })],
  ['any eyes', 'nobody looks', (source) => ({ subscribe: (_, on) => source.subscribe(null, on) })],
  ['a promise that never settles', 'every promise settles', () => ({ hint: () => NEVER })],
];

test.each(FAULTS)('%s: %s', async (_, law, breaks) => {
  const found = SOURCE_LAWS.find(({ name }) => name.startsWith(law));
  await expect(found?.run(broken(breaks))).rejects.toThrow();
});

test('every law has a fault that breaks it', () => {
  const watched = SOURCE_LAWS.filter(({ needs }) => needs !== 'records');
  expect(watched.filter(({ name }) => !FAULTS.some(([, law]) => name.startsWith(law)))).toEqual([]);
});

function broken(breaks: Fault): SourceLab {
  return {
    ...inThisThread,
    // Nothing needs long in this thread.
    wait: () => testWorld.rest(),
    begin: async (order) => {
      const match = await inThisThread.begin(order);
      return {
        ...match,
        source: async (viewer) => {
          const source = await match.source(viewer);
          const own = breaks(source);
          return new Proxy(source, {
            get(target, name) {
              const value: unknown = Reflect.get(Object.hasOwn(own, name) ? own : target, name);
              return typeof value === 'function'
                ? (value as () => unknown).bind(Object.hasOwn(own, name) ? own : target)
                : value;
            },
          });
        },
      };
    },
  };
}

/** What listeners are told instead of an update. */
function changed(change: (update: TableUpdate) => readonly TableUpdate[]): Fault {
  return (source) => ({
    subscribe: (viewer, listener) =>
      source.subscribe(viewer, (update) => {
        for (const one of change(update)) listener(one);
      }),
  });
}

function silent({ outcome }: Answered): Answered {
  return { outcome: 'code' in outcome ? { ...outcome, text: '' } : outcome };
}
