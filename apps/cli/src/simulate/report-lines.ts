/** What a simulation came to, in lines for a terminal. */
import type { AnyGame } from '@turnwise/game';
import type { SeatTally, SimulationReport, Spread } from '@turnwise/simulate';
import { indented, tableText } from '../columns.ts';
import type { Context } from '../context.ts';
import { count, percent, thousands } from '../figures.ts';
import { gameName } from '../game-name.ts';
import { optionsText } from '../options-text.ts';
import { studyLines } from './study-lines.ts';

/** What there was when Ctrl-C was pressed. */
export function stoppedLine(report: SimulationReport, asked: number): string {
  const { games, unfinished, inputs } = report;
  const done = `stopped after ${thousands(games)} of ${count(asked, 'game')}`;
  if (games === 0) return done;
  const won = winnersOf(report).map(({ who, wins, share }) => `${who} won ${thousands(wins)} (${percent(share)})`);
  const drawn = drawsIn(report) === 0 ? [] : [`${thousands(drawsIn(report))} drawn`];
  const stuck = unfinished === 0 ? [] : [`${thousands(unfinished)} reached no result`];
  return `${done}: ${[...won, ...drawn, ...stuck, `${inputs.mean.toFixed(1)} inputs a game on average`].join(', ')}`;
}

/** Who won how often: seats by themselves, and partners. Where games are only won by partners, seats alone are left out. */
function winnersOf({
  seats,
  together,
  bots,
}: SimulationReport): readonly (Omit<SeatTally, 'seat'> & { who: string })[] {
  const partners = together
    .filter((team) => team.seats.length < seats.length)
    .map(({ seats: names, ...rest }) => ({ who: names.join(' and '), ...rest }));
  const isAlone = partners.length === 0 || seats.some(({ wins }) => wins > 0);
  return [
    ...(isAlone
      ? seats.map(({ seat, ...rest }, at) => ({
          who: bots === undefined ? seat : `${seat} (${bots[at] ?? ''})`,
          ...rest,
        }))
      : []),
    ...partners,
  ];
}

/** Games that all seats won together. */
function drawsIn({ seats, together }: SimulationReport): number {
  return together.find((team) => team.seats.length === seats.length)?.wins ?? 0;
}

export function reportLines({ colours }: Context, game: AnyGame, report: SimulationReport): string[] {
  const { games, nobody, unfinished, stops, reasons, inputs, figures, study } = report;
  const rows = winnersOf(report).map(({ who, wins, share, low, high }) => [
    colours.bold(who),
    thousands(wins),
    percent(share),
    colours.dim(`${percent(low)} to ${percent(high)}`),
  ]);
  const other = (name: string, value: number): void => {
    if (value > 0) rows.push([name, thousands(value), percent(value / games)]);
  };
  other('drawn', drawsIn(report));
  other('nobody', nobody);
  other('unfinished', unfinished);
  const why = Object.entries(reasons)
    .toSorted((a, b) => b[1] - a[1])
    .map(([reason, times]) => `${reason} ${thousands(times)}`);
  const { id, version, options: others } = gameName(game, report.options);
  const options = optionsText(others);
  return [
    `${colours.bold(id)} version ${version}, ${count(games, 'game')}, seed ${report.seed}${options === '' ? '' : `, ${options}`}`,
    indented(tableText([['', 'won', 'share', '95% interval'].map((title) => colours.dim(title)), ...rows], [1, 2])),
    `reasons: ${why.join(', ') || 'none'}`,
    ...stops.map((stop) => `unfinished: ${thousands(stop.games)}, ${stop.why} (first: game ${stop.first})`),
    spreadLine('inputs', inputs),
    ...Object.entries(figures).map(([name, spread]) => spreadLine(name, spread)),
    ...(study === undefined ? [] : studyLines(study)),
  ];
}

function spreadLine(name: string, { mean, least, most }: Spread): string {
  return `${name} a game: ${mean.toFixed(1)} on average, ${least} to ${most}`;
}
