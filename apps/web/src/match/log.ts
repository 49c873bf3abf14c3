/** The log of a match as lines: which line stands under which, and what led to it. */
import type { WireEvent } from '@turnwise/protocol';

export interface LogLine {
  readonly event: WireEvent;
  /** How many lines that are shown lead to it. */
  readonly depth: number;
}

const DEEPEST = 6;

/** Those that are told at this level, each under the nearest line above it that caused it. */
export function logLines(events: readonly WireEvent[], isAll: boolean): readonly LogLine[] {
  const depths = new Map<string, number>();
  const lines: LogLine[] = [];
  for (const event of events) {
    const above = event.cause === null ? -1 : (depths.get(event.cause) ?? -1);
    const isShown = isAll || event.level === undefined;
    const depth = Math.min(above + 1, DEEPEST);
    // What is left out passes on what caused it.
    depths.set(event.id, isShown ? depth : above);
    if (isShown) lines.push({ event, depth });
  }
  return lines;
}

/** The events that led to this one, the first cause first, and the event itself last. */
export function causesOf(events: readonly WireEvent[], id: string): readonly WireEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const chain: WireEvent[] = [];
  for (let event = byId.get(id); event !== undefined && !chain.includes(event);) {
    chain.unshift(event);
    event = event.cause === null ? undefined : byId.get(event.cause);
  }
  return chain;
}

/** The frame that an event belongs to. */
export function frameOfEvent({ id }: WireEvent): number {
  return Number(id.slice(0, id.indexOf('.')));
}

/** Whether a new part of the match begins with it: a turn or a round. */
export function beginsTurn({ kind }: WireEvent): boolean {
  return /turn|round/iu.test(kind) && !/end|over|won|tied/iu.test(kind);
}
