/** The events of a log as a tree in lines: each set in under what brought it. */
import type { LogLevel } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { EventId, SeenEvent } from '@turnwise/match';
import { groupsOf } from './groups-of.ts';

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
  const isSame = (one: Line, other: Line): boolean =>
    !one.again && !other.again && one.text === other.text && one.depth === other.depth && one.isNew === other.isNew;
  const groups = groupsOf(told, (first, at) => isSame(told[first] as Line, told[at] as Line));
  return groups.map((group) => {
    const one = group[0] as Line;
    return group.length === 1 ? one : { ...one, text: `${one.text} (×${group.length})` };
  });
}

/** Longer groups of what differs in nothing but its numbers are folded. */
const LONG = 8;

/** Of what happens over and over with other numbers, as when rules group in a circle, the first and the last are told. */
function folded(told: readonly ToldEvent[]): readonly ToldEvent[] {
  const forms = told.map(formOf);
  return groupsOf(told, (first, at) => forms[first] === forms[at]).flatMap((group) => {
    if (group.length <= LONG) return group;
    const [one, last] = [group[0] as ToldEvent, group.at(-1) as ToldEvent];
    return [one, { ...one, text: `… ${group.length - 2} more like this …` }, last];
  });
}

function formOf({ text, depth, again, isNew }: ToldEvent): string {
  return JSON.stringify([text.replaceAll(/\d+/g, '0'), depth, again, isNew]);
}

/** As many cards are told one by one. */
const FEW = 3;

/** What happens to many cards in a row, and brings nothing by itself, is told once: `Fox goes to Deck (and 7 other cards).` */
function gathered(told: readonly Line[]): readonly Line[] {
  return groupsOf(told, (first, at) => isAlike(told, first, at)).flatMap((group) => {
    const one = group[0] as Line;
    return group.length > FEW ? [{ ...one, text: withOthers(one.text, group.length - 1) }] : group;
  });
}

/** All that its notation says but which card it is; nothing for what is about no card. */
function sortOf({ event }: Line): string | undefined {
  if (!isRecord(event) || typeof event['card'] !== 'string') return undefined;
  const { card: _card, id: _id, ...others } = event;
  return JSON.stringify(others);
}

function isAlike(told: readonly Line[], first: number, at: number): boolean {
  const [one, next] = [told[first] as Line, told[at] as Line];
  const sort = sortOf(one);
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
