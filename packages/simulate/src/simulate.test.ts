// Games with bots, through the public surface: what is counted, and that it hangs on nothing but the seed and the numbers of games.
import { botNamed } from '@turnwise/bots';
import type { BotMove } from '@turnwise/bots';
import { allSeats } from '@turnwise/game';
import type { AnyGame, AnyInput } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { playGame, RangePlay, Ranges, reportOf, seedsOf, simulationJob, summaryOf } from './index.ts';
import type { BotPlan, GameRequest, PlayedGame, Tally } from './index.ts';

function planOf(id: string, bot: string, games: number, options: Json = {}): BotPlan {
  const any = registry.get(id) as AnyGame;
  const names = any.prepare({ seed: 1, options });
  if (!names.ok) throw new Error(JSON.stringify(names.error));
  const { seats } = names.value;
  const seated = any.seated(options, allSeats(seats.length));
  const game = any.worded?.(seated) ?? any;
  return {
    game,
    games,
    seed: 5,
    seats,
    options: seated,
    bots: bot.split('/').length === 1 ? seats.map(() => bot) : bot.split('/'),
  };
}

function requestOf({ game, seats, options, bots, seed }: BotPlan, number: number): GameRequest {
  const seated = bots.map((name) => {
    const bot = botNamed(game, name);
    if (!bot.ok) throw new Error(bot.error.code);
    return bot.value;
  });
  return { seats, options, bots: seated, seeds: seedsOf(seed, number, seats.length) };
}

function played(plan: BotPlan, number: number, more: Partial<GameRequest> = {}): PlayedGame {
  const game = playGame(plan.game, { ...requestOf(plan, number), ...more });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** All games, by so many who take turns and bring their ranges back in another order. */
function simulated(plan: BotPlan, players: number): Tally {
  const job = simulationJob(plan);
  if (!job.ok) throw new Error(job.error.code);
  const { batches, play, adding } = job.value;
  const ranges = new Ranges(batches, adding);
  while (ranges.result === undefined) {
    const out = Array.from({ length: players }, () => ranges.next()).filter((range) => range !== undefined);
    for (const range of out.toReversed()) ranges.done(range, new RangePlay(play, adding, range).all(), 100);
  }
  if (!ranges.result.ok) throw new Error(JSON.stringify(ranges.result.error));
  return ranges.result.value;
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe.each(registry.games.map(({ id }) => id).filter((id) => id !== 'unseen'))('%s', (id) => {
  const plan = planOf(id, 'random', 3);

  test('a game with bots is the same every time, and adds up', () => {
    const game = played(plan, 1);
    expect(played(plan, 1)).toEqual(game);
    expect(game.end).toBe('over');
    const { decisions, branching, offered, chosen } = game.watched;
    expect(total(decisions)).toBe(branching.length);
    expect(total(decisions)).toBeLessThanOrEqual(game.inputs);
    expect(total(Object.values(chosen))).toBe(branching.length);
    for (const kind in chosen) expect(offered[kind]).toBeGreaterThanOrEqual(chosen[kind] ?? 0);
  });

  test('a quick game is the same game', () => {
    const { watched: _watched, ...game } = played(plan, 2);
    const { watched, ...quick } = played(plan, 2, { quick: true });
    expect(quick).toEqual(game);
    expect(watched).toMatchObject({ branching: [], offered: {}, cards: undefined });
  });

  test('three players come to the same as one, to the last digit', () => {
    expect(JSON.stringify(simulated(plan, 3))).toBe(JSON.stringify(simulated(plan, 1)));
  });
});

test('another number, another game; the seeds of bots do not hang on the seed of the match', () => {
  const plan = planOf('connect-four', 'random', 1);
  const line = (seeds: GameRequest['seeds']): string => {
    const inputs: AnyInput[] = [];
    played(plan, 1, { seeds, onInput: (input) => void inputs.push(input) });
    return JSON.stringify(inputs);
  };
  expect(line(seedsOf(5, 1, 2))).not.toBe(line(seedsOf(5, 2, 2)));
  expect(line({ ...seedsOf(5, 1, 2), match: seedsOf(5, 2, 2).match })).toBe(line(seedsOf(5, 1, 2)));
});

test('every input of a seat has the mark of its bot, and the system has none', () => {
  const marks: (readonly [AnyInput, BotMove | undefined])[] = [];
  played(planOf('duel', 'greedy/random', 1), 1, { onInput: (input, mark) => void marks.push([input, mark]) });
  for (const [{ seat }, mark] of marks)
    expect(mark?.name).toBe(seat === undefined ? undefined : ['greedy', 'random'][seat]);
  const seeds = marks.flatMap(([, mark]) => (mark === undefined ? [] : [mark.seed]));
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a recording has a line for each decision, with what the seat saw and how it ended', () => {
  const plan = planOf('innovation', 'random', 1);
  const { lines, watched, result } = played(plan, 1, { record: { number: 1 } });
  expect(lines.length).toBe(total(watched.decisions));
  for (const text of lines) {
    const line = JSON.parse(text) as { seat: number; input: AnyInput; offers: { kind: string }[]; result: unknown };
    expect(line).toMatchObject({ game: 1, bot: 'random', result, input: { seat: line.seat } });
    expect(line.offers.map(({ kind }) => kind)).toContain(line.input.kind);
  }
  // Looked at before the state went on: the first line is of the first position.
  const first = plan.game.setup({ seed: seedsOf(5, 1, 2).match, seats: plan.seats, options: {} });
  if (!first.ok) throw new Error('it begins');
  const [line] = lines.map((text) => JSON.parse(text) as { seat: number; view: unknown });
  expect(line?.view).toEqual(JSON.parse(JSON.stringify(plan.game.view(first.value, line?.seat as never))));
});

test('cards are drawn by who holds them: in whist everybody plays what they were dealt', () => {
  const { cards } = played(planOf('whist', 'random', 1, {}), 1).watched;
  if (cards === undefined) throw new Error('whist has cards');
  cards.drawn.forEach((drawn, seat) => {
    expect(drawn.size).toBeGreaterThanOrEqual(13);
    expect([...(cards.played[seat] ?? [])].toSorted()).toEqual([...drawn].toSorted());
    expect(cards.held[seat]?.size).toBe(0);
  });
  expect(played(planOf('mancala', 'random', 1), 1).watched.cards).toBeUndefined();
});

test('rules that answer what happens are counted by the events that they make', () => {
  const { rules } = played(planOf('duel', 'greedy', 1), 1).watched;
  expect(Object.keys(rules).length).toBeGreaterThan(5);
  expect(Math.max(...Object.values(rules))).toBeGreaterThan(0);
  expect(Object.values(rules)).toContain(0);
  expect(played(planOf('tic-tac-toe', 'random', 1), 1).watched.rules).toEqual({});
});

test('who leads: the better of two in backgammon is ahead more and more often', () => {
  const tally = simulated(planOf('backgammon', 'random', 30), 1);
  const { led } = reportOf(planOf('backgammon', 'random', 30), tally).study ?? {};
  if (led === undefined) throw new Error('backgammon has an evaluation');
  expect(led.games).toBe(30);
  expect(led.winnerLed[9]).toBeGreaterThan(led.winnerLed[0] ?? 30);
  expect(summaryOf(led.changes)?.count).toBe(30);
});

test('a bot that nobody knows is an issue', () => {
  const job = simulationJob(planOf('tic-tac-toe', 'clever', 1));
  expect(job).toMatchObject({ ok: false, error: { code: 'unknownBot' } });
});
