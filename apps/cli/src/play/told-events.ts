/** The events of a log as a tree in lines: each set in under what brought it. */
import type { LogLevel } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { EventId, SeenEvent } from '@turnwise/match';

export interface ToldEvent {
  readonly text: string;
  /** 0 for what an input brought by itself, and where a game tells no causes. */
  readonly depth: number;
  /** Told before, and here once more, as something else came between it and what it brings. */
  readonly again: boolean;
  /** Not among those that somebody knows. */
  readonly isNew: boolean;
}

/** Deeper than this the log goes no further to the right. */
const DEEPEST = 6;

/**
 * Without what is told only to those who want to read everything; the first `known` events are old. An event that is left out
 * stands for the one that brought it.
 */
export function toldEvents(events: readonly Tellable[], level: LogLevel, known = 0): readonly ToldEvent[] {
  /** By id, what stands above that which an event brings. */
  const above = new Map<EventId, Above>();
  const told: Line[] = [];
  /** The events under which the next line would stand, by depth. */
  let open: readonly Above[] = [];
  for (const [at, { id, cause, event, text, level: from }] of events.entries()) {
    if (at === known) open = [];
    const parent = cause === undefined ? undefined : above.get(cause);
    const isTold = level === 'debug' || from === undefined;
    const depth = parent === undefined ? 0 : Math.min(parent.depth + 1, DEEPEST);
    const own: Above | undefined = isTold ? { text, depth } : parent;
    if (own !== undefined) above.set(id, own);
    if (own === undefined || !isTold) continue;
    const isNew = at >= known;
    if (parent !== undefined && parent.depth < depth && open[parent.depth] !== parent)
      told.push({ ...parent, again: true, isNew, event: null });
    told.push({ ...own, again: false, isNew, event });
    const way = parent === undefined ? [] : [...open.slice(0, parent.depth), parent];
    open = [...way.slice(0, depth), own];
  }
  return level === 'debug' ? counted(told) : folded(counted(gathered(told)));
}

/** As much of an event as a log shows. */
export type Tellable = Omit<SeenEvent, 'seen' | 'label'>;

/** What is told several times in a row is told once, with how often. */
function counted(told: readonly Line[]): readonly ToldEvent[] {
  const runs: { readonly one: Line; times: number }[] = [];
  for (const one of told) {
    const last = runs.at(-1);
    const isSame =
      last !== undefined &&
      !one.again &&
      !last.one.again &&
      last.one.text === one.text &&
      last.one.depth === one.depth &&
      last.one.isNew === one.isNew;
    if (isSame) last.times++;
    else runs.push({ one, times: 1 });
  }
  return runs.map(({ one, times }) => (times === 1 ? one : { ...one, text: `${one.text} (×${times})` }));
}

/** Longer runs of what differs in nothing but its numbers are folded. */
const LONG = 8;

/** Of what happens over and over with other numbers, as when rules run in a circle, the first and the last are told. */
function folded(told: readonly ToldEvent[]): readonly ToldEvent[] {
  const lines: ToldEvent[] = [];
  for (let at = 0; at < told.length;) {
    const one = told[at] as ToldEvent;
    const form = formOf(one);
    let end = at + 1;
    while (end < told.length && formOf(told[end] as ToldEvent) === form) end++;
    const run = told.slice(at, end);
    if (run.length > LONG) lines.push(one, { ...one, text: `… ${run.length - 2} more like this …` }, ...run.slice(-1));
    else lines.push(...run);
    at = end;
  }
  return lines;
}

function formOf({ text, depth, again, isNew }: ToldEvent): string {
  return JSON.stringify([text.replaceAll(/\d+/g, '0'), depth, again, isNew]);
}

/** As many cards are told one by one. */
const FEW = 3;

/** What happens to many cards in a row, and brings nothing by itself, is told once: `Fox goes to Deck (and 7 other cards).` */
function gathered(told: readonly Line[]): readonly Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < told.length;) {
    const one = told[at] as Line;
    const sort = sortOf(one);
    let end = at + 1;
    while (end < told.length && isAlike(told, at, end, sort)) end++;
    const run = told.slice(at, end);
    if (run.length > FEW) lines.push({ ...one, text: withOthers(one.text, run.length - 1) });
    else lines.push(...run);
    at = end;
  }
  return lines;
}

/** All that its notation says but which card it is; nothing for what is about no card. */
function sortOf({ event }: Line): string | undefined {
  if (!isRecord(event) || typeof event['card'] !== 'string') return undefined;
  const { card: _card, id: _id, ...others } = event;
  return JSON.stringify(others);
}

function isAlike(told: readonly Line[], first: number, at: number, sort: string | undefined): boolean {
  const [one, next] = [told[first] as Line, told[at] as Line];
  if (sort === undefined || next.again || next.depth !== one.depth || next.isNew !== one.isNew || sortOf(next) !== sort)
    return false;
  const after = told[at + 1];
  return after === undefined || after.depth <= next.depth;
}

function withOthers(text: string, others: number): string {
  return text.endsWith('.')
    ? `${text.slice(0, -1)} (and ${others} other cards).`
    : `${text} (and ${others} other cards)`;
}

/** With the event that it tells. */
interface Line extends ToldEvent {
  readonly event: unknown;
}

interface Above {
  readonly text: string;
  readonly depth: number;
}

/** An event as a line, with a mark before it. */
export function toldLine({ text, depth, again }: ToldEvent, mark: string): string {
  return `${'  '.repeat(depth)}${again ? AGAIN : mark} ${text}`;
}

/** Before what is told once more. */
export const AGAIN = '…';
