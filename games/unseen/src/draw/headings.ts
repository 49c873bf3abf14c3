/** What stands over each slice: its time, what is special about it, and what part of it is shown. */
import { playerAt } from '../plan.ts';
import { BESIDE } from './layout.ts';
import type { Layout, Span } from './layout.ts';
import { brokenLines } from './lines.ts';
import type { Scene } from './scene.ts';

export interface Title {
  readonly t: number;
  /** As many for each of the slices that stand side by side. */
  readonly title: readonly string[];
}

export interface Headings {
  readonly titles: readonly Title[];
  readonly height: number;
}

/** A title is broken where it would push the slices beside it off the screen: each has the same part of what is left over. */
export function headings(scene: Scene, slices: readonly number[], layout: Layout, columns: number): Headings {
  const spans = slices.map((_, index) => (index === 0 ? layout.main : layout.side));
  const widths = spans.map(({ first, end }) => layout.label + (end - first) * layout.cell);
  const taken = widths.reduce((sum, width) => sum + width, (slices.length - 1) * BESIDE);
  const spare = Math.floor((columns - taken) / slices.length);
  const texts = slices.map((t, index) =>
    brokenLines(titleParts(scene, t, spans[index] as Span), ', ', (widths[index] ?? 0) + spare),
  );
  const height = Math.max(...texts.map((lines) => lines.length));
  const titles = texts.map((lines, index) => ({
    t: slices[index] as number,
    title: Array.from({ length: height }, (_, line) => lines[line] ?? ''),
  }));
  return { titles, height };
}

function titleParts({ view, foresight, sightings }: Scene, t: number, { first, end }: Span): readonly string[] {
  const { level } = view;
  return [
    `t ${t}`,
    ...(t === playerAt(view)[2] ? ['now'] : []),
    ...(t === foresight?.player.to[2] ? ['then'] : []),
    ...(sightings.some(({ at }) => at[2] === t) ? ['seen'] : []),
    ...(t === level.depth - 1 ? ['the last'] : []),
    ...(end - first < level.width ? [`x ${first} to ${end - 1}`] : []),
  ];
}
