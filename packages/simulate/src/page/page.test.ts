// The page and the files of a report: whole, closed in themselves, and with nothing in them that a name could break.
import type { AnyGame } from '@turnwise/game';
import { expect, test } from 'vitest';
import { addHistogram } from '../histogram.ts';
import { reportPage, tablesCsv, tablesJsonLines, tablesOf } from '../index.ts';
import type { BotPlan, PlayedGame, SimulationReport, ReportTable } from '../index.ts';
import { reportOf } from '../report.ts';
import { studyGame } from '../study.ts';
import { addResult, emptyTally } from '../tally.ts';
import { binsOf } from './bins.ts';

const NASTY = '<b>"Fox", & co';

/** Two seats; the first wins with the fox in every game but the last. */
function reportOn(games: number): SimulationReport {
  const tally = emptyTally(2);
  for (let number = 0; number < games; number++) {
    const winner = number === games - 1 ? 1 : 0;
    const result = { winners: [winner], reason: 'points' } as unknown as NonNullable<PlayedGame['result']>;
    const [fox, none] = [new Set([NASTY]), new Set<string>()];
    const leaders = [[0, 1], [1], [winner], [winner]] as unknown as PlayedGame['watched']['leaders'];
    const cards = {
      all: [NASTY, 'wall', 'drum'],
      drawn: [fox, new Set(['wall'])],
      played: [fox, none],
      held: [none, new Set(['wall'])],
    };
    const offered = { play: 4, pass: 2, fly: 0 };
    const rules = { spite: 3, regret: 0 };
    const watched = { decisions: [2, 2], branching: [3, 3, 3, 7], offered, chosen: { play: 4 }, rules, leaders, cards };
    const played = {
      end: 'over',
      result,
      inputs: 10 + number,
      figures: {},
      stopped: undefined,
      watched,
      lines: [],
    } as const;
    tally.games++;
    addResult(tally, result);
    tally.study = studyGame(tally.study, played);
  }
  Object.assign(tally.inputs, { sum: 10 * games, least: 10, most: 10 });
  const game = { id: 'foxes', version: '1' } as AnyGame;
  return reportOf(
    { game, games, seed: 1, seats: [NASTY, 'ben'], options: {}, bots: ['random', 'greedy'] } satisfies BotPlan,
    tally,
  );
}

const report = reportOn(20);
const tables = tablesOf(report);
const rowsOf = (id: string): ReportTable['rows'] => tables.find((table) => table.id === id)?.rows ?? [];

test('every tag is closed, names are text, and nothing comes from elsewhere', () => {
  const page = reportPage(report, { title: NASTY, id: 'foxes', version: '1' });
  const open: string[] = [];
  for (const [, close, tag = '', self] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g)) {
    if (self === '/' || tag === 'meta') continue;
    if (close === '/') expect(open.pop()).toBe(tag);
    else open.push(tag);
  }
  expect(open).toEqual([]);
  expect(page).not.toContain(NASTY);
  expect(page).toContain('&lt;b&gt;&quot;Fox&quot;, &amp; co');
  expect(page).not.toMatch(/https?:|\ssrc=|@import|url\(|<link/);
  expect(page.replace(/<script>[^]*<\/script>/, '')).not.toMatch(/NaN|undefined|Infinity/);
  expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(6);
});

test('a page of games without bots has what there is', () => {
  const { study: _study, bots: _bots, ...quick } = report;
  const page = reportPage(quick, { title: 'Foxes', id: 'own', version: '7' });
  expect(page).toContain('Games won');
  expect(page).toContain('own version 7, 20 games');
  expect(tablesOf(quick).map(({ id }) => id)).toEqual(['seats', 'ends', 'reasons', 'figures']);
});

test('where partners alone win, they have the rows', () => {
  const [north, east, south, west] = ['north', 'east', 'south', 'west'].map((seat) => ({ ...ZERO, seat }));
  const seats = [north, east, south, west] as SimulationReport['seats'];
  const won = { wins: 20, share: 1, low: 0.84, high: 1 };
  const together = [{ ...won, seats: ['north', 'south'] }];
  const whist = { ...report, seats, together, bots: ['greedy', 'random', 'search:hard', 'random'] };
  const [rows] = tablesOf(whist).map((table) => table.rows);
  expect(rows).toEqual([['north and south', 'greedy and search:hard', 20, 1, 0.84, 1]]);
  const [both] = tablesOf({ ...whist, seats: [{ ...seats[0], wins: 1 }, ...seats.slice(1)] } as SimulationReport);
  expect(both?.rows.map(([who]) => who)).toEqual(['north', 'east', 'south', 'west', 'north and south']);
});

const ZERO = { wins: 0, share: 0, low: 0, high: 0.16 };

test('who won, with what, and when it was clear', () => {
  expect(rowsOf('seats').map(([who, bot, games]) => [who, bot, games])).toEqual([
    [NASTY, 'random', 19],
    ['ben', 'greedy', 1],
  ]);
  const card = rowsOf('cards').find(([name]) => name === NASTY);
  expect(card?.slice(1, 3)).toEqual([20, 0.95]);
  // The lead of the second is taken by the first, except in the last game.
  expect(rowsOf('lead-changes')).toEqual([
    [0, 1],
    [1, 19],
  ]);
  expect(rowsOf('winner-clear')).toEqual([
    [25, 1],
    [50, 19],
  ]);
});

test('what was never used', () => {
  expect(rowsOf('unused')).toEqual([
    ['input never possible', 'fly'],
    ['input never chosen', 'pass'],
    ['rule never at work', 'regret'],
    ['card never drawn', 'drum'],
    ['card never played', 'wall'],
  ]);
});

test('as CSV and as JSON lines, with every cell', () => {
  const cells = tables.reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0);
  const csv = tablesCsv(tables);
  expect(csv.split('\r\n')).toHaveLength(cells + 2);
  expect(csv).toContain('seats,1,who,"<b>""Fox"", & co"\r\n');
  const lines = tablesJsonLines(tables).trimEnd().split('\n');
  expect(lines).toHaveLength(tables.reduce((sum, { rows }) => sum + rows.length, 0));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ table: 'seats', who: NASTY, games: 19 });
});

test.each([
  [
    { 3: 1, 5: 2 },
    [
      [3, 3, 1],
      [4, 4, 0],
      [5, 5, 2],
    ],
  ],
  [{ 7: 1, 95: 1 }, [5, 19]],
  [{ 0: 1, 2999: 4 }, [100, 30]],
  [{}, []],
])('bins of %j', (counts, expected) => {
  const histogram = {};
  addHistogram(histogram, counts);
  const bins = binsOf(histogram);
  if (Array.isArray(expected[0]) || expected.length === 0)
    expect(bins.map(({ from, to, count }) => [from, to, count])).toEqual(expected);
  else expect([(bins[0]?.to ?? 0) - (bins[0]?.from ?? 0) + 1, bins.length]).toEqual(expected);
});
