// What bots go by in a ruleset: its evaluation is checked like any expression, changes nothing of the game, and says how far a seat is ahead.
import { createChooser, nextInput, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../example.ts';
import { checkRuleset, compiledFor, createRulesetGame, rulesetGame } from '../index.ts';

const EVALUATION = { lead: { op: 'subtract', from: { ref: 'player.health' }, take: 10 }, half: 10 };

function withBots(bots: Json): Json {
  return { ...(EXAMPLE.document as Record<string, Json>), bots };
}

test('a lead becomes a share, by seat', () => {
  const game = createRulesetGame({ compiled: compiledFor(withBots({ evaluation: EVALUATION })) });
  const start = game.setup({ seed: 1, seats: ['ann', 'bo'] });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const health = (start.value.players[0] as { resources: readonly number[] }).resources[game.compiled.health] ?? 0;
  const lead = health - 10;
  expect(lead).toBeGreaterThan(0);
  expect(game.bots.evaluate?.(start.value, seat(0))).toBe((1 + lead / (lead + 10)) / 2);
});

test('it changes nothing of the game: the same inputs give the same states', () => {
  const [plain, judged] = [EXAMPLE.document, withBots({ evaluation: EVALUATION })].map((document) =>
    createRulesetGame({ compiled: compiledFor(document) }),
  );
  if (plain === undefined || judged === undefined) throw new Error('two games');
  for (let seed = 1; seed <= 5; seed++) {
    const [a, b] = [plain, judged].map((game) => game.setup({ seed, seats: ['ann', 'bo'] }));
    if (a?.ok !== true || b?.ok !== true) throw new Error('no start');
    const chooser = createChooser(seed);
    for (let i = 0; i < 200; i++) {
      const input = nextInput(plain, a.value, chooser);
      if (input === undefined) break;
      judged.bots.evaluate?.(b.value, seat(i % 2));
      expect([plain.kernel.step(a.value, input), judged.kernel.step(b.value, input)]).toEqual([undefined, undefined]);
      expect(judged.kernel.hash(b.value)).toBe(plain.kernel.hash(a.value));
    }
  }
});

test('any ruleset brings its own, by the game that its options name', () => {
  const strengths = { easy: 1, medium: 2, hard: 3 };
  const options = { ruleset: withBots({ evaluation: EVALUATION, strengths }) };
  expect(rulesetGame.bots).toEqual({ recommended: 'search:medium' });
  expect(rulesetGame.worded?.(options).bots).toMatchObject({ strengths });
  expect(rulesetGame.worded?.({}).bots).toEqual({ recommended: 'search:medium' });
});

test('an evaluation that meets a violation says that nobody is ahead', () => {
  const lead = {
    op: 'divide',
    of: [1, { op: 'subtract', from: { ref: 'player.health' }, take: { ref: 'player.health' } }],
  };
  const game = createRulesetGame({ compiled: compiledFor(withBots({ evaluation: { lead, half: 10 } })) });
  const start = game.setup({ seed: 1, seats: ['ann', 'bo'] });
  expect(start.ok && game.bots.evaluate?.(start.value, seat(0))).toBe(0.5);
});

test.each<[string, Json, string]>([
  ['a resource that is not there', { evaluation: { lead: { ref: 'player.wealth' }, half: 1 } }, 'bots.evaluation.lead'],
  ['something that is not a number', { evaluation: { lead: { ref: 'player' }, half: 1 } }, 'bots.evaluation.lead'],
  ['dice', { evaluation: { lead: { op: 'random', from: 1, to: 6 }, half: 1 } }, 'bots.evaluation.lead'],
  ['no half', { evaluation: { lead: 1 } }, 'bots.evaluation.half'],
  ['a half of 0', { evaluation: { lead: 1, half: 0 } }, 'bots.evaluation.half'],
  ['a strength that is missing', { strengths: { easy: 1, hard: 2 } }, 'bots.strengths.medium'],
])('%s is an issue with its place', (_, bots, path) => {
  const paths = checkRuleset(withBots(bots)).errors.map((one) => one.path);
  expect(paths.filter((one) => one.startsWith(path)).length, JSON.stringify(paths)).toBeGreaterThan(0);
});
