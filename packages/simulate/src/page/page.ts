/** The report for a designer: one page that needs nothing else, with plots and all tables. */
import type { Histogram } from '../histogram.ts';
import type { SimulationReport } from '../report.ts';
import type { Study } from '../study.ts';
import { tablesOf } from '../tables.ts';
import type { Cell, ReportTable } from '../tables.ts';
import { wilson } from '../wilson.ts';
import { winnersIn } from '../winners-in.ts';
import { binsOf } from './bins.ts';
import { binPlot, linePlot, sharePlot } from './plots.ts';
import type { Share } from './plots.ts';
import { SCRIPT, STYLE } from './style.ts';
import { escaped, figure, percent } from './text.ts';

/** What people call the game: a ruleset of their own has an id and a version too. */
export interface ReportName {
  readonly title: string;
  readonly id: string;
  readonly version: string;
}

export function reportPage(report: SimulationReport, { title, id, version }: ReportName): string {
  const tables = new Map(tablesOf(report).map((table) => [table.id, table]));
  const { games, seed, study } = report;
  const about = `${id} version ${version}, ${figure(games)} games, seed ${seed}`;
  const sections = [
    section(
      tables,
      'seats',
      seatPlot(report),
      'Games that a seat, or seats together, have won. The line through each bar is the 95 % interval (Wilson).',
    ),
    section(tables, 'ends'),
    section(tables, 'reasons'),
    section(tables, 'stops'),
    section(tables, 'figures'),
    ...(study === undefined ? [] : studySections(tables, study, report)),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: ${figure(games)} games</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(about)}</p>
${sections.filter((text) => text !== '').join('\n')}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

type Tables = ReadonlyMap<string, ReportTable>;

function studySections(tables: Tables, study: Study, report: SimulationReport): readonly string[] {
  const { led, lengths, branching } = study;
  const bars = (counts: Histogram, unit: string, label: string): string => binPlot(binsOf(counts), unit, label);
  const shares = led.winnerLed.map((games) => games / Math.max(1, led.games));
  return [
    section(tables, 'decisions'),
    section(tables, 'lengths', bars(lengths, 'inputs of a game', 'How many games had how many inputs')),
    section(
      tables,
      'branching',
      bars(branching, 'legal inputs', 'How many decisions had how many legal inputs'),
      'Counted up to 200.',
    ),
    section(
      tables,
      'winner-led',
      linePlot(shares, 'tenth of the game', 'Share of games that the later winner led'),
      'By the game’s own evaluation, at the end of each tenth of the decisions, of games that somebody won.',
    ),
    section(
      tables,
      'winner-clear',
      bars(led.clear, 'percent of the decisions', 'From when the winner led to the end'),
      'From then on the winner led to the end. 100: another led when the game ended.',
    ),
    section(tables, 'lead-changes', bars(led.changes, 'changes of the lead', 'How often the lead changed')),
    section(
      tables,
      'kinds',
      '',
      'In how many decisions a kind of input was possible, and how often it was chosen then. An answer counts for what asks.',
    ),
    section(
      tables,
      'cards',
      cardPlot(study, report),
      'Seats that drew, played, or at the end held a card, and the share of them that won. The dashed line is the share of all seats. The plot shows the cards whose share differs most, played by at least ten seats.',
    ),
    section(tables, 'rules', '', 'Events that reactions and triggered abilities have made.'),
    section(tables, 'unused', '', 'What never came up in these games.'),
  ];
}

/** Who won, with partners instead of their seats where only partners win. */
function seatPlot(report: SimulationReport): string {
  const shares = winnersIn(report).map(({ who, bot, isTeam, ...rest }) => ({
    name: bot === null || isTeam ? who : `${who}: ${bot}`,
    ...rest,
  }));
  return sharePlot(shares, 'Share of games won');
}

const PLOTTED = 24;
const ENOUGH = 10;

/** The cards that say most, the best first. */
function cardPlot({ cards }: Study, { seats, games, nobody, unfinished, together }: SimulationReport): string {
  const drawn = together.find((team) => team.seats.length === seats.length)?.wins ?? 0;
  const winners = together.reduce(
    (sum, team) => sum + (team.seats.length === seats.length ? 0 : team.wins * (team.seats.length - 1)),
    0,
  );
  const base = (games - nobody - unfinished - drawn + winners) / Math.max(1, games * seats.length);
  const shares = Object.entries(cards)
    .filter(([, { played }]) => played.seats >= ENOUGH)
    .map(([name, { played }]): Share => ({
      name,
      share: played.wins / played.seats,
      ...wilson(played.wins, played.seats),
    }))
    .toSorted((a, b) => Math.abs(b.share - base) - Math.abs(a.share - base) || (a.name < b.name ? -1 : 1))
    .slice(0, PLOTTED)
    .toSorted((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  return shares.length === 0 ? '' : sharePlot(shares, 'Share of seats that won, of those that played a card', base);
}

/** Tables longer than this are shown when they are asked for. */
const LONG = 12;

function section(tables: Tables, id: string, plot = '', about = ''): string {
  const table = tables.get(id);
  if (table === undefined) return '';
  const { title, columns, rows, shares = [] } = table;
  const head = columns
    .map((column, at) => `<th${isWord(table, at) ? ' class="word"' : ''}>${escaped(column)}</th>`)
    .join('');
  const body = rows
    .map(
      (row) =>
        `<tr>${row.map((cell, at) => cellText(cell, isWord(table, at), shares.includes(columns[at] ?? ''))).join('')}</tr>`,
    )
    .join('');
  const whole = `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  const shown = plot !== '' && rows.length > LONG ? `<details><summary>Table</summary>${whole}</details>` : whole;
  return `<section id="${id}"><h2>${escaped(title)}</h2>${about === '' ? '' : `<p>${escaped(about)}</p>`}${plot === '' ? '' : `<div class="wide">${plot}</div>`}${shown}</section>`;
}

function isWord({ rows }: ReportTable, at: number): boolean {
  return rows.some((row) => typeof row[at] === 'string');
}

function cellText(cell: Cell, isWordly: boolean, isShare: boolean): string {
  if (cell === null) return '<td data-value=""></td>';
  if (isWordly) return `<td class="word">${escaped(String(cell))}</td>`;
  const value = Number(cell);
  return `<td data-value="${value}">${isShare ? percent(value) : figure(value)}</td>`;
}
