// The judge of the faults: nothing to say where the log has what clients were told, and a fault for everything that it does not have.
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { LogRecord, MatchHead } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { openTable } from '@turnwise/table';
import { expect, test } from 'vitest';
import { Judge } from './judge.ts';
import { Notebook } from './notebook.ts';

const HEAD: MatchHead = {
  id: 'm',
  game: 'tic-tac-toe',
  version: registry.get('tic-tac-toe')?.version ?? '',
  at: 1,
  start: { seats: ['X', 'O'], options: {}, seed: 1 },
  settings: { undo: 'ownLast', spectators: { allowed: true, delay: 0 }, listed: true, host: 'h' },
};

/** One input of X, which is in the log and which X was told of. */
async function played(): Promise<{ store: MemoryStore; notebook: Notebook }> {
  const [store, notebook] = [new MemoryStore(), new Notebook()];
  const log = createMemoryLog(store);
  await log.create(HEAD);
  notebook.matches.add('m');
  const opened = await openTable('m', { log, games: registry.get, now: () => 5, newId: () => 'r1' });
  if (!opened.ok) throw new Error(opened.error.code);
  const input = { kind: 'place', cell: 4 };
  notebook.wrote('X', { type: 'action.submit', id: 'a', match: 'm', input });
  await opened.value.enter({ kind: 'input', seat: 'X', input: null, client: 'a' }, { raw: input });
  notebook.heard('X', { type: 'result', match: 'm', id: 'a', outcome: { kind: 'committed' }, place: 1 });
  notebook.saw('m', 'X', 1, await opened.value.read(({ match }) => match.look(match.seatNamed('X') ?? null).hash));
  return { store, notebook };
}

type Played = Awaited<ReturnType<typeof played>>;

test('there is nothing to say of what is as it was told', async () => {
  const { store, notebook } = await played();
  const judge = new Judge(notebook);
  await judge.examine(createMemoryLog(store));
  await judge.examine(createMemoryLog(store));
  expect(judge.faults).toEqual([]);
  expect(judge.counts).toMatchObject({ records: 1, acknowledged: 1, sightings: 1, passes: 2 });
});

function change({ store }: Played, edit: (records: LogRecord[]) => void): void {
  edit(store.matches.get('m')?.records as LogRecord[]);
}

test.each<[string, (game: Played) => void, string]>([
  ['a record is lost', (game) => change(game, (all) => all.splice(0, 1)), 'a of X was acknowledged at 1, and is not'],
  ['a record is doubled', (game) => change(game, (all) => all.push({ ...(all[0] as LogRecord) })), 'is there twice'],
  ['nobody sent it', ({ notebook }) => notebook.sent.clear(), 'nobody sent a of X'],
  [
    'it is not what was sent',
    (game) =>
      change(game, (all) => all.splice(0, 1, { ...(all[0] as LogRecord), input: { kind: 'place', cell: 'a1' } })),
    'is not what was sent',
  ],
  [
    'its hash is another',
    (game) => change(game, (all) => all.splice(0, 1, { ...(all[0] as LogRecord), hash: 1 })),
    'record 0 departs: otherState',
  ],
  ['somebody saw something else', ({ notebook }) => notebook.saw('m', 'O', 1, 'other'), 'O saw something else'],
  ['somebody saw more', ({ notebook }) => notebook.saw('m', 'O', 2, 'other'), 'O saw place 2, which is not in the log'],
  [
    'it was refused, and is there',
    ({ notebook }) => notebook.refused.push({ match: 'm', seat: 'X', id: 'a', place: 1 }),
    'a of X was refused at 1, and is at 1',
  ],
  [
    'an event came too soon',
    ({ notebook }) => notebook.told.push({ match: 'm', place: 2, by: 'event' }),
    'told of place 2',
  ],
  ['a list says too much', ({ notebook }) => notebook.ended.push('m'), 'a list says that it is over'],
  [
    'a seat was given, and nobody has it',
    ({ notebook }) => notebook.holders.push({ match: 'm', seat: 'O', holder: 'x' }),
    'O was given to somebody',
  ],
])('it is found that %s', async (_, spoil, words) => {
  const game = await played();
  spoil(game);
  const judge = new Judge(game.notebook);
  await judge.examine(createMemoryLog(game.store));
  expect(judge.faults.join('\n')).toContain(words);
});
