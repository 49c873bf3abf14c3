/** A report as tables, the same for the page, for CSV and for JSON lines. */
import { summaryOf, valuesOf } from './histogram.ts';
import type { Histogram } from './histogram.ts';
import { ownOf } from './own.ts';
import type { SimulationReport } from './report.ts';
import type { Study, WinCount } from './study.ts';
import { unusedIn } from './unused.ts';
import { wilson } from './wilson.ts';
import { winnersIn } from './winners-in.ts';

export interface ReportTable {
  /** A word, and what people read. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Columns of shares, from 0 to 1. */
  readonly shares?: readonly string[];
}

export type Cell = string | number | null;

const SHARES = ['share', 'low', 'high'];

/** Empty tables are left out. */
export function tablesOf(report: SimulationReport): readonly ReportTable[] {
  const { study } = report;
  const tables = [
    seatsTable(report),
    resultsTable(report),
    table('reasons', 'Reasons', ['reason', 'games'], mostFirst(report.reasons)),
    table(
      'stops',
      'Games without a result',
      ['why', 'games', 'first'],
      report.stops.map((s) => [s.why, s.games, s.first]),
    ),
    figuresTable(report),
    ...(study === undefined ? [] : studyTables(study, report)),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function table(
  id: string,
  title: string,
  columns: readonly string[],
  rows: ReportTable['rows'],
  shares?: readonly string[],
): ReportTable {
  return { id, title, columns, rows, ...(shares === undefined ? {} : { shares }) };
}

function seatsTable(report: SimulationReport): ReportTable {
  const rows = winnersIn(report).map(({ who, bot, wins, share, low, high }) => [who, bot, wins, share, low, high]);
  return table('seats', 'Games won', ['who', 'bot', 'games', ...SHARES], rows, SHARES);
}

function resultsTable({ seats, together, nobody, unfinished, games }: SimulationReport): ReportTable {
  const drawn = together.find((team) => team.seats.length === seats.length)?.wins ?? 0;
  const rows: readonly (readonly [string, number])[] = [
    ['won', games - drawn - nobody - unfinished],
    ['drawn', drawn],
    ['won by nobody', nobody],
    ['unfinished', unfinished],
  ];
  return table(
    'ends',
    'How games ended',
    ['end', 'games', 'share'],
    rows.map(([end, count]) => [end, count, count / games]),
    SHARES,
  );
}

function figuresTable({ inputs, figures, study }: SimulationReport): ReportTable {
  const rows: Cell[][] = [['inputs', inputs] as const, ...Object.entries(figures)].map(
    ([name, { mean, least, most }]) => [name, mean, least, most],
  );
  const more = study === undefined ? {} : studyFigures(study);
  for (const [name, counts] of Object.entries(more)) {
    const summary = summaryOf(counts);
    if (summary !== undefined) rows.push([name, summary.mean, summary.least, summary.most]);
  }
  return table('figures', 'Figures', ['figure', 'mean', 'least', 'most'], rows);
}

/** Histograms worth a mean. */
function studyFigures({ decisions, branching, led }: Study): Readonly<Record<string, Histogram>> {
  return {
    'decisions a game': decisions,
    'legal inputs a decision': branching,
    'lead changes a game': led.changes,
    'percent of the game until the winner was clear': led.clear,
  };
}

function studyTables(study: Study, report: SimulationReport): readonly ReportTable[] {
  const { led, offered, chosen } = study;
  const decisions = study.bySeat.reduce((sum, count) => sum + count, 0);
  const kinds = Object.keys(offered).toSorted((a, b) => (offered[b] ?? 0) - (offered[a] ?? 0) || (a < b ? -1 : 1));
  return [
    table(
      'decisions',
      'Decisions by seat',
      ['seat', 'decisions', 'a game'],
      report.seats.map(({ seat }, at) => [seat, study.bySeat[at] ?? 0, (study.bySeat[at] ?? 0) / report.games]),
    ),
    table(
      'kinds',
      'Kinds of input',
      ['kind', 'offered', 'offered share', 'chosen', 'chosen share'],
      kinds.map((kind) => {
        const [could, did] = [offered[kind] ?? 0, ownOf(chosen, kind) ?? 0];
        return [kind, could, could / Math.max(1, decisions), did, could === 0 ? null : did / could];
      }),
      ['offered share', 'chosen share'],
    ),
    table(
      'rules',
      'Rules that answer what happens',
      ['rule', 'events', 'a game'],
      mostFirst(study.rules).map(([rule, events]) => [rule, events, events / report.games]),
    ),
    table(
      'unused',
      'Never used',
      ['what', 'name'],
      unusedIn(study).map(({ what, name }) => [what, name]),
    ),
    cardsTable(study),
    table('lengths', 'Length of games, in inputs', ['inputs', 'games'], valuesOf(study.lengths)),
    table('branching', 'Legal inputs of a decision', ['inputs', 'decisions'], valuesOf(study.branching)),
    table('lead-changes', 'Changes of the lead', ['changes', 'games'], valuesOf(led.changes)),
    table('winner-clear', 'Percent of the game until the winner was clear', ['percent', 'games'], valuesOf(led.clear)),
    table(
      'winner-led',
      'The later winner led',
      ['tenth', 'games', 'share'],
      led.games === 0 ? [] : led.winnerLed.map((games, at) => [at + 1, games, games / led.games]),
      SHARES,
    ),
  ];
}

const USES = ['drawn', 'played', 'held'] as const;

function cardsTable({ cards }: Study): ReportTable {
  const of = (use: string): readonly string[] => [`seats ${use}`, `won ${use}`, `low ${use}`, `high ${use}`];
  const cells = ({ seats, wins }: WinCount): readonly Cell[] => {
    const { low, high } = wilson(wins, seats);
    return seats === 0 ? [0, null, null, null] : [seats, wins / seats, low, high];
  };
  const columns = ['card', ...USES.flatMap(of)];
  const rows = Object.keys(cards)
    .toSorted()
    .map((name) => [name, ...USES.flatMap((use) => cells(cards[name]?.[use] ?? { seats: 0, wins: 0 }))]);
  return table(
    'cards',
    'Cards: the share of seats that won',
    columns,
    rows,
    columns.filter((one) => /^(won|low|high) /.test(one)),
  );
}

function mostFirst(counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(counts).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
