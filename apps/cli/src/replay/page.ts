/** A replay as pages: the start, and one for each frame, to be shown whole or as far as one of its events. */
import type { Context } from '../context.ts';

export interface Pages {
  /** How many frames follow the start. */
  readonly length: number;
  /** Page 0 is the start. */
  readonly page: (no: number) => Page;
  /** Why it goes no further, where it should. */
  readonly end?: string;
}

export interface Page {
  readonly head: string;
  readonly lines: readonly PageLine[];
  /** What is said when all of it has happened. */
  readonly foot: readonly string[];
  readonly board: string;
}

export interface PageLine {
  readonly text: string;
  /** The id of the event that it tells; left out where it tells of something else. */
  readonly event?: string;
}

export function eventsIn({ lines }: Page): number {
  return lines.filter(({ event }) => event !== undefined).length;
}

export function pageText({ colours }: Context, { head, lines, foot, board }: Page): string {
  return [colours.bold(head), ...lines.map(({ text }) => text), ...foot, `\n${board}\n`].join('\n');
}

/** The frame as far as its `shown`-th event, with the board as it was before the frame. */
export function partText({ colours }: Context, pages: Pages, no: number, shown: number): string {
  const page = pages.page(no);
  let told = 0;
  const lines = page.lines.filter(({ event }) => told < shown && (event === undefined || ++told <= shown));
  const last = lines.at(-1);
  return [
    `${colours.bold(page.head)}${colours.dim(`, event ${shown} of ${eventsIn(page)}`)}`,
    ...lines.map((line) => (line === last ? colours.bold(line.text) : line.text)),
    `\n${colours.dim('  the table before this frame')}\n\n${pages.page(no - 1).board}\n`,
  ].join('\n');
}

/** Every event on a line of its own, with its id; no tables. */
export function eventsText({ colours }: Context, { head, lines, foot }: Page): string {
  const width = Math.max(0, ...lines.map(({ event }) => event?.length ?? 0));
  const told = lines
    .filter(({ event }) => event !== undefined)
    .map(({ text, event = '' }) => `${colours.dim(event.padEnd(width))}${text}`);
  return [colours.bold(head), ...told, ...foot].join('\n');
}
