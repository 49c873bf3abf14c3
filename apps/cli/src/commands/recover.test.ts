// An operator goes on with a match that had a fault, and every command that shows the match tells of it.
import { createRegistry } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const game = registry.get('tic-tac-toe')!;

/** Tic-tac-toe that breaks when X has the cells 0 and 1 and O has 3. */
await run(['play', 'tic-tac-toe', '--as', 'all', '--save', 'sound.json'], { lines: ['0', '3', '1'], cwd });
const { stateHash } = JSON.parse(files.read('sound.json')) as { stateHash: string };
const games = createRegistry([
  {
    ...game,
    toAct(state) {
      if (game.kernel.hash(state) === stateHash) throw new Error('a broken rule');
      return game.toAct(state);
    },
  },
]);
const play = async (argv: readonly string[], lines: readonly string[] = []) =>
  await run(['play', 'tic-tac-toe', '--as', 'all', ...argv], { lines, games, cwd });
const broken = await play(['--save', 'broken.json'], ['0', '3', '1']);
const back = await play(['--load', 'broken.json', '--recover', '--save', 'back.json'], ['2']);

const DROPPED = 'input 3 and the fault after it were dropped by an operator';

test('the match goes on without the input that led to the fault', () => {
  expect(broken.status).toBe(70);
  expect(back).toMatchObject({ status: 0, err: '' });
  expect(back.out).toMatch(new RegExp(`^${DROPPED}\\n`));
  expect(JSON.parse(files.read('back.json'))).toMatchObject({
    inputs: [{ input: { cell: 0 } }, { input: { cell: 3 } }, { as: 'X', input: { cell: 2 } }],
    dropped: [{ at: 2, by: 'operator', inputs: [{ as: 'X', input: { cell: 1 } }, { input: { kind: 'fault' } }] }],
  });
});

test('without --recover the fault is reported with a hint at --recover', async () => {
  const { out, status } = await play(['--load', 'broken.json']);
  expect(status).toBe(70);
  expect(out).toContain('broken.json: the match ended with a fault; --recover continues without its last input\n');
});

test.each([
  ['replay', ['replay', 'back.json', '--host'], `  ${DROPPED}\n`],
  ['replay for a spectator', ['replay', 'back.json'], `  ${DROPPED}\n`],
  ['replay by events', ['replay', 'back.json', '--events'], `  ${DROPPED}\n`],
  ['replay --verify', ['replay', 'back.json', '--verify'], `all as recorded\n${DROPPED}\n`],
  ['show', ['show', 'back.json'], `  dropped  ${DROPPED}\n`],
  ['show --as', ['show', 'back.json', '--as', 'O'], `  dropped  ${DROPPED}\n`],
])('%s tells it, once', async (_, argv, line) => {
  const { out, status } = await run(argv, { cwd });
  expect(status).toBe(0);
  expect(out.split(line)).toHaveLength(2);
});

test('replay tells it after the frame that came before', async () => {
  const { out } = await run(['replay', 'back.json', '--events'], { cwd });
  expect(out.indexOf('frame 2 of 3')).toBeLessThan(out.indexOf(DROPPED));
  expect(out.indexOf(DROPPED)).toBeLessThan(out.indexOf('frame 3 of 3'));
});

test('the reason is for the host alone', async () => {
  const document = JSON.parse(files.read('back.json')) as { dropped: object[] };
  Object.assign(document.dropped[0]!, { by: 'kim', reason: 'X had a winning move' });
  files.write('reason.json', JSON.stringify(document));
  const told = async (...argv: string[]) => (await run(argv, { cwd })).out;
  const whole = 'input 3 and the fault after it were dropped by kim: X had a winning move\n';
  expect(await told('show', 'reason.json', '--host')).toContain(whole);
  expect(await told('replay', 'reason.json', '--host')).toContain(whole);
  expect(await told('show', 'reason.json', '--as', 'O')).toContain('dropped by kim\n');
  expect(await told('replay', 'reason.json')).toContain('dropped by kim\n');
});

test.each([
  [['--recover'], '--recover: name the match with --load'],
  [
    ['--load', 'sound.json', '--recover'],
    /sound\.json:\d+:\d+ inputs\[2\]: expected a fault at the end to recover from/,
  ],
])('%j is a mistake', async (argv, line) => {
  const { err, status } = await play(argv);
  expect(status).toBe(2);
  expect(err).toMatch(line);
});
