// A game that does nothing when time is out: the table ends the match, and the log does not grow for ever.
import type { AnyGame } from '@turnwise/game';
import { createKernel } from '@turnwise/kernel';
import { createMemoryLog } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import type { MatchTable } from './index.ts';
import { readWhole } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

const OXO = registry.get('tic-tac-toe') as AnyGame;

/** Takes a `timeout`, and changes nothing by it. */
function idle(): AnyGame {
  const behaviours = OXO.rules.behaviours.map((one) => ({
    ...one,
    evaluate: (input: { readonly kind: string }, ...rest: readonly unknown[]) =>
      input.kind === 'timeout' ? [] : (one.evaluate as (...call: readonly unknown[]) => unknown)(input, ...rest),
  }));
  const inputs = { ...OXO.rules.inputs, timeout: {} };
  const rules = { ...OXO.rules, inputs, behaviours } as unknown as AnyGame['rules'];
  return { ...OXO, rules, kernel: createKernel(rules) };
}

const IDLE = idle();
const games = (): AnyGame => IDLE;

async function atTimeOut(): Promise<{ readonly hall: Hall; readonly id: string; readonly table: MatchTable }> {
  const hall = hallOf(1);
  const { id } = await begin(hall, OXO.id, {
    settings: {
      undo: 'free',
      clock: { kind: 'move', time: 60_000 },
      spectators: { allowed: true, delay: 0 },
      listed: true,
      host: 'h',
    },
  });
  let now = 1_000;
  const table = await hall.open(id, undefined, { games, now: () => now });
  for (const seat of ['X', 'O']) await table.enter({ kind: 'seat', seat, holder: seat });
  now += 100_000;
  return { hall, id, table };
}

const ENDED = { reason: 'timeOut', seat: 'X', winners: ['O'] };

test('a clock that has run out', async () => {
  const { hall, id, table } = await atTimeOut();
  await table.settle();
  expect((await records(hall, id)).map(({ kind }) => kind)).toEqual(['seat', 'seat', 'timeout']);
  expect(await table.read(({ ended }) => ended)).toEqual(ENDED);
  const whole = await readWhole(id, { log: createMemoryLog(hall.store), games });
  expect(whole.ok && whole.value.ended).toEqual(ENDED);
});

test('before something else', async () => {
  const { hall, id, table } = await atTimeOut();
  expect(await table.enter({ kind: 'concede', seat: 'O' })).toMatchObject({ refusal: { code: 'over' } });
  expect((await records(hall, id)).map(({ kind }) => kind)).toEqual(['seat', 'seat', 'timeout']);
  expect(await table.read(({ ended }) => ended)).toEqual(ENDED);
});

test('a moderator who says so', async () => {
  const { table } = await atTimeOut();
  const decision = await table.read(({ waiting }) => waiting.get('X') ?? '');
  const entry = { kind: 'timeout', seat: 'X', decision, by: 'h', forced: true } as const;
  expect(await table.enter(entry)).toMatchObject({ kind: 'done' });
  expect(await table.read(({ ended }) => ended)).toEqual(ENDED);
});
