// A match begins from a request or not at all, and whatever is wrong with the request is told with its path.
import { defineGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { createMatch } from './match.ts';
import type { MatchRequest } from './request.ts';
import { begin, issuesOf, view } from './testing/play.ts';
import { relay, relayDefinition } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

test('a match begins from game, seed, seats and options', () => {
  const match = begin(relay, { seed: 'f'.repeat(32), seats: ['ann', 'bo'], options: { goal: 2 } });
  expect(match.table.names).toEqual(['ann', 'bo']);
  expect(match.seats).toEqual([0, 1]);
  expect(match.seatNamed('bo')).toBe(1);
  expect(match.seatNamed('cy')).toBeUndefined();
  expect(match).toMatchObject({ status: 'playing', length: 0, toAct: [0], result: null, fault: undefined });
});

test('seats and options may be left out', () => {
  expect(begin(secrets).table.names).toEqual(['player1', 'player2']);
});

test('a match begins from a position', () => {
  const match = begin(relay, { position: { total: 41 } });
  match.submit(match.seats[0]!, { kind: 'add', amount: 1 });
  expect(view(match)).toMatchObject({ total: 42 });
});

test('a match ends with its result', () => {
  const match = begin(relay, { seats: ['ann', 'bo'], options: { goal: 3 } });
  match.submit(match.seats[0]!, { kind: 'add', amount: 3 });
  expect(match).toMatchObject({ status: 'over', toAct: [], result: { winners: ['ann'], reason: 'goal' } });
  expect(match.look(null)).toMatchObject({ status: 'over', decision: null, result: { winners: ['ann'] } });
});

const circle: Record<string, unknown> = {};
circle['self'] = circle;
const deep = (levels: number): Json => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as Json;

test.each<[string, Partial<Record<keyof MatchRequest, unknown>>, readonly string[]]>([
  ['a seed below 0', { seed: -1 }, ['seed wrongSeed']],
  ['a seed of too few digits', { seed: 'abc' }, ['seed wrongSeed']],
  ['too many seats', { seats: ['a', 'b', 'c'] }, ['seats wrongSeats']],
  ['the same name twice', { seats: ['a', 'a'] }, ['seats[1] wrongSeats']],
  ['an empty name', { seats: ['', 'b'] }, ['seats[0] wrongSeats']],
  ['a seat that is no text', { seats: ['a', 7] }, ['seats[1] wrongShape']],
  ['seats that are no list', { seats: 'ab' }, ['seats wrongShape']],
  ['an unknown option', { options: { speed: 1 } }, ['options.speed unknownField']],
  ['an option out of range', { options: { goal: 0 } }, ['options.goal wrongShape']],
  ['options that are no record', { options: [] }, ['options wrongShape']],
  ['an unknown stream', { random: { cards: [1] } }, ['random.cards unknownStream']],
  ['a script with a text in it', { random: { dice: [1, '2'] } }, ['random.dice[1] wrongShape']],
  ['a script that is no list', { random: { dice: 3 } }, ['random.dice wrongShape']],
  ['scripts that are no record', { random: [] }, ['random wrongShape']],
  ['a wrong position', { position: { total: 'x' } }, ['position.total wrongTotal']],
  ['an unknown undo policy', { undo: 'sometimes' }, ['undo wrongShape']],
  ['a circle', { options: circle }, [' notPlain']],
  ['a list nested too deep', { position: deep(1000) }, [' notPlain']],
  ['a list nested far too deep', { position: deep(100_000) }, [' notPlain']],
  [
    'options in disguise',
    { options: JSON.parse('{ "__proto__": { "goal": 3 } }') },
    ['options.__proto__ reservedName'],
  ],
  [
    'several at once',
    { seed: -1, seats: 'ab', options: { goal: 0 }, random: { dice: [null] }, undo: 'no' },
    ['undo wrongShape', 'seats wrongShape', 'random.dice[0] wrongShape', 'seed wrongSeed', 'options.goal wrongShape'],
  ],
])('%s is an issue with its path', (_, wrong, issues) => {
  expect(issuesOf(createMatch({ game: relay, seed: 1, ...wrong } as unknown as MatchRequest))).toEqual(issues);
});

test.each(['setup', 'notation'])('a %s that throws is an issue, not an exception', (part) => {
  const broken = (): never => {
    throw new Error('no board');
  };
  const { setup, words } = relayDefinition;
  const game = defineGame({
    ...relayDefinition,
    setup: part === 'setup' ? broken : setup,
    words: { ...words, notation: { ...words.notation, position: { parse: broken, format: broken } } },
  });
  const result = createMatch({ game, seed: 1, ...(part === 'setup' ? {} : { position: null }) });
  expect(result).toMatchObject({ ok: false, error: [{ path: '', found: '"no board"' }] });
});

test.each<[string, Pick<MatchRequest, 'development' | 'hash'>]>([
  ['development', { development: true }],
  ['no hashes', { hash: false }],
])('a match in %s plays the same', (_, mode) => {
  const [plain, other] = [
    begin(relay, { options: { dice: true } }),
    begin(relay, { options: { dice: true }, ...mode }),
  ];
  for (const match of [plain, other]) match.submit(match.seats[0]!, { kind: 'add', amount: 2 });
  expect(other.state).toEqual(plain.state);
  expect(other.frames.map((frame) => frame.hash !== 0)).toEqual(other.frames.map(() => mode.hash !== false));
});
