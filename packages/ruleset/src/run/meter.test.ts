// The budget of evaluations: where it ends an input or halts a match, and that it ends at the same place however the match came there.
import { createChooser, SPECTATOR } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import { cloneDeep, createKernel, isRefusal, USUAL_BUDGETS } from '@turnwise/kernel';
import type { Json, JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import { EXAMPLE } from '../example.ts';
import { createRulesetGame } from '../game.ts';
import type { RulesetGame } from '../game.ts';
import { ANSWERING } from '../testing/answering.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import type { RulesetInput, RulesetState } from '../types.ts';

function gameOf(document: Json): RulesetGame {
  const { ruleset, errors } = checkRuleset(document);
  if (ruleset === undefined) throw new Error(JSON.stringify(errors));
  return createRulesetGame({ compiled: compileRuleset(ruleset) });
}

const EVERY = { zone: ['deck', 'hand', 'battlefield', 'graveyard'] };
const sums = (levels: number): Json => (levels === 0 ? 1 : { op: 'sum', of: EVERY, value: sums(levels - 1) });
const score = (amount: Json): JsonRecord => ({ op: 'set_resource', resource: 'score', amount });
const CARDS = { decks: [{ id: 'usual', cards: [{ card: 'fox', count: 100 }] }] };
const GO = { kind: 'action', seat: 0 as Seat, action: 'go', targets: {}, params: {} } as const;

function begun(game: RulesetGame): RulesetState {
  const start = game.setup({ seed: 1, seats: ['ann', 'bob'] });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const begin = game.kernel.dispatch(start.value, { kind: 'begin' });
  if (!begin.ok) throw new Error(begin.error.code);
  return begin.value.state;
}

describe('at the budget', () => {
  test('the input of a seat is aborted, and the match goes on', () => {
    const game = gameOf(sandboxRuleset({ effects: [score(sums(4))], ruleset: CARDS }));
    const state = begun(game);
    const answer = game.kernel.dispatch(state, GO);
    if (!answer.ok) throw new Error(answer.error.code);
    expect(answer.value.outcome).toMatchObject({
      kind: 'aborted',
      code: 'guardExceeded',
      params: { guard: 'evaluationsPerInput', limit: USUAL_BUDGETS.evaluationsPerInput },
    });
    expect(answer.value.state).toBe(state);
    expect(game.kernel.dispatch(state, { kind: 'pass', seat: 0 as Seat })).toMatchObject({ ok: true });
  });

  test.each<readonly [string, JsonRecord]>([
    ['dice', { op: 'roll', sides: 6, amount: 9_000, as: 'thrown' }],
    ['the cards of a zone that is shuffled', { op: 'shuffle', zone: 'deck' }],
  ])('%s count', (_, effect) => {
    const decks = [{ id: 'usual', cards: [{ card: 'fox', count: 5_000 }] }];
    const game = gameOf(sandboxRuleset({ effects: [{ op: 'repeat', times: 900, do: [effect] }], ruleset: { decks } }));
    const answer = game.kernel.dispatch(begun(game), GO);
    expect(answer).toMatchObject({
      value: { outcome: { kind: 'aborted', code: 'guardExceeded', params: { guard: 'evaluationsPerInput' } } },
    });
  });

  test.each<readonly [string, JsonRecord]>([
    ['in the setup', { setup: [score(sums(4))] }],
    [
      'in victory',
      {
        victory: [{ result: 'win', reason: 'most', conditions: [{ op: 'compare', left: sums(4), is: '<', right: 0 }] }],
      },
    ],
  ])('%s the match halts, and can be ended', (_, ruleset) => {
    const game = gameOf(sandboxRuleset({ ruleset: { ...CARDS, ...ruleset } }));
    const state = begun(game);
    expect(state.halted).toMatchObject({ code: 'guardExceeded', guard: 'evaluationsPerInput' });
    const ended = game.kernel.dispatch(state, { kind: 'endMatch' });
    expect(ended.ok && ended.value.state.ended?.reason).toBe('halted');
  });

  test('what a seat could do is not offered where that cannot be told, and the seat may pass', () => {
    const precondition = { op: 'compare', left: sums(4), is: '>', right: 0 };
    const game = gameOf(sandboxRuleset({ action: { preconditions: [precondition] }, ruleset: CARDS }));
    const state = begun(game);
    expect(game.offers(state, 0 as Seat).map(({ kind }) => kind)).toEqual(['pass']);
    expect(game.sample(state, 0 as Seat, createChooser(1))).toEqual({ kind: 'pass', seat: 0 });
    const answer = game.kernel.dispatch(state, GO);
    expect(answer.ok && answer.value.outcome).toMatchObject({ code: 'guardExceeded' });
  });

  test('every part of an expression counts, for every thing that it is asked of', () => {
    const wide = { op: 'add', of: Array.from({ length: 1_000 }, (_, at) => at) };
    const value = { op: 'sum', of: EVERY, value: wide };
    const once = gameOf(sandboxRuleset({ effects: [score(value)], ruleset: CARDS }));
    const often = gameOf(sandboxRuleset({ effects: Array.from({ length: 12 }, () => score(value)), ruleset: CARDS }));
    const codeOf = (game: RulesetGame): unknown => {
      const answer = game.kernel.dispatch(begun(game), GO);
      return answer.ok && isRefusal(answer.value.outcome) ? answer.value.outcome.params['guard'] : undefined;
    };
    // Two hundred cards, a thousand parts.
    expect([codeOf(once), codeOf(often)]).toEqual([undefined, 'evaluationsPerInput']);
  });

  test.each([
    ['the host', 500, undefined, 500],
    ['the host, above usual', 9_000_000, undefined, 9_000_000],
    ['the ruleset', 500, 300, 300],
    ['never more than the host allows', 500, 5_000, 500],
  ])('%s sets it', (_, evaluationsPerInput, own, limit) => {
    const guards = own === undefined ? {} : { evaluationsPerInput: own };
    const game = gameOf(sandboxRuleset({ effects: [score(sums(5))], ruleset: { ...CARDS, guards } }));
    const kernel = createKernel(game.rules, { budgets: { ...USUAL_BUDGETS, evaluationsPerInput } });
    const answer = kernel.dispatch(begun(gameOf(sandboxRuleset({ effects: [score(sums(5))], ruleset: CARDS }))), GO);
    expect(answer.ok && answer.value.outcome).toMatchObject({ params: { guard: 'evaluationsPerInput', limit } });
  });
});

test('where the changes of an input are used up, nothing is kept, and nothing is a fault', () => {
  const game = gameOf(sandboxRuleset({ ruleset: { setup: [{ op: 'repeat', times: 50, do: [score(7), score(8)] }] } }));
  const kernel = createKernel(game.rules, { budgets: { ...USUAL_BUDGETS, changesPerInput: 20 } });
  const start = game.setup({ seed: 1, seats: ['ann', 'bob'] });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const answer = kernel.dispatch(start.value, { kind: 'begin' });
  expect(answer.ok && answer.value.outcome).toMatchObject({
    code: 'guardExceeded',
    params: { guard: 'changesPerInput', limit: 20 },
  });
});

test('texts in events have a budget as well', () => {
  const long = 'x'.repeat(50);
  const effects = [{ op: 'repeat', times: 500, do: [{ op: 'emit', event: `told_${long}` }] }];
  const events = [{ id: `told_${long}` }];
  const game = gameOf(sandboxRuleset({ effects, ruleset: { events, guards: { textPerInput: 20_000 } } }));
  const answer = game.kernel.dispatch(begun(game), GO);
  expect(answer.ok && answer.value.outcome).toMatchObject({
    code: 'guardExceeded',
    params: { guard: 'textPerInput', limit: 20_000 },
  });
});

/** What came of an input: the hash of the state, or the refusal. */
type Came = { readonly input: RulesetInput; readonly from: RulesetState; readonly end: string };

function endOf(game: RulesetGame, from: RulesetState, input: RulesetInput): readonly [string, RulesetState] {
  const answer = game.kernel.dispatch(from, input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { outcome, state } = answer.value;
  return [isRefusal(outcome) ? `${outcome.code} ${JSON.stringify(outcome.params)}` : game.kernel.hash(state), state];
}

/** A game of chance that goes on after what is aborted or halted. Everything that is remembered is warm, as views and offers are looked at. */
function played(game: RulesetGame, seed: number, chooser: Chooser): readonly Came[] {
  const start = game.setup({ seed, seats: ['ann', 'bob', 'cat'].slice(0, game.seats.max) });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let from = start.value;
  const came: Came[] = [];
  for (let i = 0; i < 60 && from.ended === null; i++) {
    const [by] = game.toAct(from);
    for (const seat of from.players.keys()) game.offers(from, seat as Seat);
    game.view(from, SPECTATOR);
    const control = { kind: chooser.below(2) === 0 ? 'resume' : 'skipItem' } as const;
    const sampled = by === undefined ? control : game.sample(from, by, chooser);
    const input = game.next(from) ?? (from.halted === null ? sampled : control);
    if (input === undefined) break;
    const [end, state] = endOf(game, from, input);
    came.push({ input, from, end });
    if (state === from) {
      if (by === undefined) break;
      const pass: RulesetInput = { kind: 'pass', seat: by };
      const [passed, next] = endOf(game, from, pass);
      came.push({ input: pass, from, end: passed });
      if (next === from) break;
      from = next;
    } else from = state;
  }
  return came;
}

/** `npm run soak` plays more, with seeds of its own. */
const SEED = Number(process.env['RULESET_METER_SEED'] ?? 1);
const SEEDS = Array.from({ length: Number(process.env['RULESET_METER_SEEDS'] ?? 1) }, (_, at) => SEED + at);
const HOUR = 3_600_000;

describe.each<readonly [string, Json, number]>([
  ['the example', EXAMPLE.document, 60],
  ['the example', EXAMPLE.document, 400],
  ['everything that comes before', ANSWERING, 300],
  ['everything that comes before', ANSWERING, 120],
])('tight budgets, %s', (_, document, evaluationsPerInput) => {
  test(`of ${evaluationsPerInput} end at the same place, whatever is remembered`, { timeout: HOUR }, () => {
    const tight = { ...(document as JsonRecord), guards: { evaluationsPerInput } } as unknown as Json;
    const { ruleset } = checkRuleset(tight);
    if (ruleset === undefined) throw new Error('it is not sound');
    const anew = (): RulesetGame => createRulesetGame({ compiled: compileRuleset(ruleset) });
    const ends = new Set<string>();
    for (const seed of SEEDS) {
      for (const { input, from, end } of played(anew(), seed, createChooser(seed))) {
        const isAborted = end.includes('guardExceeded');
        ends.add(isAborted ? 'aborted' : from.halted === null ? 'done' : 'halted');
        const fresh = anew();
        expect(endOf(fresh, cloneDeep(from), input)[0]).toBe(end);
        const own = fresh.kernel.clone(from);
        const stepped = fresh.kernel.step(own, input);
        if (stepped === undefined) expect(fresh.kernel.hash(own)).toBe(end);
        else expect(isAborted).toBe(true);
        const valid = fresh.kernel.validate(from, input);
        expect(valid.ok && valid.value?.code).toBe(isAborted ? 'guardExceeded' : undefined);
      }
    }
    expect(ends.size).toBeGreaterThan(1);
  });
});
