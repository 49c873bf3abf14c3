/** Plots as SVG, with nothing from elsewhere: bars that stand, bars that lie with their intervals, and a line. */
import type { Bin } from './bins.ts';
import { escaped, figure, percent } from './text.ts';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 48;
const BOTTOM = 36;
const TOP = 12;

/** How often values came up. `unit` is what stands below. */
export function binPlot(bins: readonly Bin[], unit: string, label: string): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const [wide, high] = [(WIDTH - LEFT) / Math.max(1, bins.length), HEIGHT - TOP - BOTTOM];
  const every = Math.ceil(bins.length / 10);
  const bars = bins.map(({ from, to, count }, at) => {
    const tall = (count / most) * high;
    const [x, y] = [LEFT + at * wide, TOP + high - tall];
    const name = from === to ? figure(from) : `${figure(from)} to ${figure(to)}`;
    const tick = at % every === 0 ? text(x + wide / 2, HEIGHT - BOTTOM + 14, figure(from), 'middle') : '';
    return `<rect class="bar" x="${at1(x + 0.5)}" y="${at1(y)}" width="${at1(Math.max(1, wide - 1))}" height="${at1(tall)}"><title>${name}: ${figure(count)}</title></rect>${tick}`;
  });
  const scale = [0, most].map((count) => text(LEFT - 6, TOP + high - (count / most) * high + 4, figure(count), 'end'));
  return svg(HEIGHT, label, [
    ...bars,
    ...scale,
    axis(high),
    text(LEFT + (WIDTH - LEFT) / 2, HEIGHT - 4, unit, 'middle'),
  ]);
}

export interface Share {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const ROW = 22;
const NAMES = 190;
const FIGURES = 70;

/** Shares from 0 to 1 with their intervals, one below the other; `base` is drawn through all of them. */
export function sharePlot(shares: readonly Share[], label: string, base?: number): string {
  const wide = WIDTH - NAMES - FIGURES;
  const x = (share: number): number => NAMES + share * wide;
  const height = shares.length * ROW + 24;
  const rows = shares.map(({ name, share, low, high }, at) => {
    const y = at * ROW + ROW / 2 + 2;
    const about = `<title>${escaped(name)}: ${percent(share)} (${percent(low)} to ${percent(high)})</title>`;
    return `<g>${about}${text(NAMES - 8, y + 4, shortened(name), 'end')}<rect class="bar" x="${NAMES}" y="${at1(y - 7)}" width="${at1(share * wide)}" height="14"/><line class="reach" x1="${at1(x(low))}" x2="${at1(x(high))}" y1="${at1(y)}" y2="${at1(y)}"/>${text(WIDTH - FIGURES + 6, y + 4, percent(share), 'start')}</g>`;
  });
  const bottom = height - 20;
  const scale = [0, 0.5, 1].map((share) => text(x(share), height - 6, whole(share), 'middle'));
  const through =
    base === undefined ? '' : `<line class="base" x1="${at1(x(base))}" x2="${at1(x(base))}" y1="0" y2="${bottom}"/>`;
  return svg(height, label, [...rows, through, ...scale]);
}

/** A share that changes over the game, from its first part to its last. */
export function linePlot(shares: readonly number[], unit: string, label: string): string {
  const high = HEIGHT - TOP - BOTTOM;
  const step = (WIDTH - LEFT - 20) / Math.max(1, shares.length - 1);
  const [x, y] = [(at: number): number => LEFT + 10 + at * step, (share: number): number => TOP + (1 - share) * high];
  const points = shares.map((share, at) => `${at1(x(at))},${at1(y(share))}`).join(' ');
  const dots = shares.map(
    (share, at) =>
      `<circle class="dot" cx="${at1(x(at))}" cy="${at1(y(share))}" r="3"><title>${percent(share)}</title></circle>${text(x(at), HEIGHT - BOTTOM + 14, String(at + 1), 'middle')}`,
  );
  const scale = [0, 0.5, 1].map((share) => text(LEFT - 6, y(share) + 4, whole(share), 'end'));
  return svg(HEIGHT, label, [
    `<polyline class="line" points="${points}"/>`,
    ...dots,
    ...scale,
    axis(high),
    text(LEFT + (WIDTH - LEFT) / 2, HEIGHT - 4, unit, 'middle'),
  ]);
}

function svg(height: number, label: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`;
}

function axis(high: number): string {
  return `<line class="axis" x1="${LEFT}" x2="${WIDTH}" y1="${TOP + high}" y2="${TOP + high}"/>`;
}

function text(x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${at1(x)}" y="${at1(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** What has no room; the whole name is shown where the pointer rests. */
function shortened(name: string): string {
  return name.length > 28 ? `${name.slice(0, 27)}…` : name;
}

/** Of a scale. */
function whole(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** With one decimal. */
function at1(value: number): string {
  return String(Math.round(value * 10) / 10);
}
