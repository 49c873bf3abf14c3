// A match cannot become as long as somebody likes: taking back ends first, then everything but its end.
import { expect, test } from 'vitest';
import type { MatchTable, TableAnswer } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

const MOST = 20;

async function longMatch(settings: object = {}): Promise<{ hall: Hall; id: string; table: MatchTable }> {
  const hall = hallOf(1);
  const usual = { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: true, host: 'h' };
  const { id } = await begin(hall, 'tic-tac-toe', { settings: { ...usual, ...settings } as never });
  const table = await hall.open(id, undefined, { recordsPerMatch: MOST });
  for (const seat of ['X', 'O']) await table.enter({ kind: 'seat', seat, holder: seat.toLowerCase() });
  return { hall, id, table };
}

const place = (table: MatchTable, seat: string, cell: number): Promise<TableAnswer> =>
  table.enter({ kind: 'input', seat, input: null }, { raw: { kind: 'place', cell } });
const halt = (table: MatchTable, kind: 'halt' | 'resume'): Promise<TableAnswer> => table.enter({ kind, by: 'host' });
const codeOf = (answer: TableAnswer): unknown => (answer.kind === 'refused' ? answer.refusal : answer.kind);
const full = { code: 'matchFull', params: { most: MOST } };
const noMoreUndo = { code: 'noMoreUndo', params: { most: MOST } };

async function fill(table: MatchTable): Promise<void> {
  for (let more = await table.read((fold) => fold.place); more < MOST; more++)
    expect(await halt(table, more % 2 === 0 ? 'halt' : 'resume')).toMatchObject({ kind: 'done' });
}

test('taking back ends at half of the way, and play goes on', async () => {
  const { table } = await longMatch();
  for (let at = 2; at < MOST / 2; at += 2) {
    expect(await place(table, 'X', 4)).toMatchObject({ kind: 'done' });
    expect(await table.enter({ kind: 'undo', seat: 'X' })).toMatchObject({ kind: 'done' });
  }
  expect(await place(table, 'X', 4)).toMatchObject({ kind: 'done' });
  for (const kind of ['undo', 'redo', 'decline'] as const)
    expect(codeOf(await table.enter({ kind, seat: 'X' }))).toMatchObject(noMoreUndo);
  expect(await place(table, 'O', 0)).toMatchObject({ kind: 'done' });
});

test('at the end nothing is taken any more that would make it longer', async () => {
  const { hall, id, table } = await longMatch();
  await fill(table);
  const seat = { kind: 'seat', seat: 'X', holder: null } as const;
  const answers = [await place(table, 'X', 4), await table.enter(seat), await halt(table, 'halt')];
  for (const answer of answers) expect(codeOf(answer)).toMatchObject(full);
  expect(codeOf(await table.enter({ kind: 'mute', seat: 'X', by: 'host' }))).toMatchObject(full);
  expect(await records(hall, id)).toHaveLength(MOST);
});

test.each([{ kind: 'concede', seat: 'X' } as const, { kind: 'end', by: 'host' } as const])(
  'it can be ended: %j',
  async (entry) => {
    const { table } = await longMatch();
    await fill(table);
    expect(await table.enter(entry)).toMatchObject({ kind: 'done' });
    expect(await table.read(({ isOver }) => isOver)).toBe(true);
  },
);

test('where a clock runs out it ends, and nobody has lost', async () => {
  const { hall, id, table } = await longMatch({ clock: { kind: 'move', time: 1_000 } });
  await fill(table);
  for (let waited = 0; waited < 300 && !(await table.read(({ isOver }) => isOver)); waited++) await table.settle();
  expect(await table.read(({ ended }) => ended)).toMatchObject({ reason: 'ended', winners: [] });
  expect((await records(hall, id)).slice(MOST)).toMatchObject([{ kind: 'end', by: 'server' }]);
  const other = await hall.open(id);
  expect(await other.read(({ isOver }) => isOver)).toBe(true);
});
