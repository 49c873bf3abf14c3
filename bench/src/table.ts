/** The measurements for people: one row each, printed as soon as it is there. */
import type { Figure } from './figure.ts';
import type { Measurement } from './measurement.ts';

export interface Table {
  readonly head: string;
  readonly row: (measurement: Measurement) => string;
}

export function createTable(figures: readonly Figure[]): Table {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const line = (name: string, ...cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell, i) => (i < 4 ? cell.padStart(8) : ` ${cell}`))].join('  ').trimEnd();
  return {
    head: line('figure', 'ratio', 'spread', 'limit', '', 'of which'),
    row: ({ name, ratio, spread, limit, least, within, value, valueUnit }) =>
      line(
        name,
        short(ratio),
        `${Math.round(spread * 100)} %`,
        least !== undefined ? `≥ ${least}` : limit === null ? '' : `≤ ${limit}`,
        within === null ? '' : within ? 'within' : least === undefined ? 'OVER' : 'UNDER',
        `${short(value)} ${valueUnit}`,
      ),
  };
}

/** Two decimals for small numbers, none for large ones. */
export function short(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
