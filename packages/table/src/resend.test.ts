// What is sent again under its id is done once, whoever sends it and in whatever order its fields come.
import type { Json } from '@turnwise/kernel';
import { isRecord } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import type { TableEntry } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';

const SEATED: readonly TableEntry[] = [
  { kind: 'seat', seat: 'X', holder: 'x' },
  { kind: 'seat', seat: 'O', holder: 'o' },
];

test.each<[string, readonly TableEntry[], TableEntry]>([
  ['halt', [], { kind: 'halt', by: 'host', client: 'k' }],
  ['resume', [{ kind: 'halt', by: 'host' }], { kind: 'resume', by: 'host', client: 'k' }],
  ['end', [], { kind: 'end', by: 'host', client: 'k' }],
  ['mute', [], { kind: 'mute', by: 'host', seat: 'X', client: 'k' }],
  ['unmute', [{ kind: 'mute', by: 'host', seat: 'X' }], { kind: 'unmute', by: 'host', seat: 'X', client: 'k' }],
  ['a kick', [], { kind: 'seat', seat: 'X', holder: null, by: 'host', client: 'k' }],
  ['a seat that is left', [], { kind: 'seat', seat: 'X', holder: null, client: 'k' }],
])('%s', async (_, before, entry) => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const first = await hall.open(id);
  for (const one of [...SEATED, ...before]) expect(await first.enter(one)).toMatchObject({ kind: 'done' });
  expect(await first.enter(entry)).toMatchObject({ kind: 'done', repeated: false });
  await first.close();
  const table = await hall.open(id);
  const { length } = await records(hall, id);
  // Somebody else has sat down meanwhile.
  if (entry.kind === 'seat') await table.enter({ kind: 'seat', seat: 'X', holder: 'new' });
  expect(await table.enter(entry)).toEqual({ kind: 'done', place: length - 1, repeated: true });
  expect(await records(hall, id)).toHaveLength(entry.kind === 'seat' ? length + 1 : length);
  expect(await table.enter({ kind: 'undo', seat: null, client: 'k' })).toMatchObject(
    'by' in entry ? { refusal: { code: 'duplicateInput' } } : { kind: 'refused' },
  );
});

test('nobody pushes out the ids of somebody else', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id);
  const place = { raw: { kind: 'place', cell: 4 } };
  const entry = { kind: 'input', seat: 'X', input: null, client: 'mine' } as const;
  await table.enter(entry, place);
  for (let i = 0; i < 150; i++) {
    await table.enter({ kind: 'undo', seat: 'O', client: `u${i}` });
    await table.enter({ kind: 'redo', seat: 'O', client: `r${i}` });
  }
  expect(await table.enter(entry, place)).toMatchObject({ kind: 'done', place: 0, repeated: true });
});

function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).reverse();
  return Object.fromEntries(fields.map(([name, field]) => [name, turned(field)]));
}

const GAMES = registry.games
  .map(({ id }) => id)
  .filter((id) => id !== 'ruleset' && id !== 'unseen' && id !== 'encounter');

test.each(GAMES)('inputs of %s, by name and in its own form, in another order of fields', async (game) => {
  const hall = hallOf(5);
  const { id } = await begin(hall, game);
  const table = await hall.open(id);
  let done = 0;
  for (let i = 0; i < 16; i++) {
    const found = await table.read(({ match }) => {
      const [seat] = match.toAct;
      const raw = seat === undefined ? undefined : match.game.sample(match.state, seat, { below: hall.random });
      if (seat === undefined || raw === undefined) return undefined;
      const input = match.game.notation.input.format({ ...(raw as object), seat } as never, match.table);
      return { seat: match.table.names[seat] as string, raw: raw as unknown as Json, input };
    });
    if (found === undefined) break;
    const byName = i % 2 === 0;
    const entry = {
      kind: 'input',
      seat: found.seat,
      input: byName ? turned(found.input) : null,
      client: `c${i}`,
    } as const;
    const options = byName ? {} : { raw: turned(found.raw) };
    if ((await table.enter(entry, options)).kind !== 'done') continue;
    done++;
    expect(await table.enter(entry, options)).toMatchObject({ kind: 'done', repeated: true });
    const straight = byName ? { ...entry, input: found.input } : entry;
    expect(await table.enter(straight, byName ? {} : { raw: found.raw })).toMatchObject({ repeated: true });
  }
  expect(done).toBeGreaterThan(0);
});
