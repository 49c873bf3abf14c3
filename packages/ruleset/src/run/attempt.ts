/**
 * An attempt: events of one kind that are to happen, as a whole and in parts. A rule before them that speaks of what sets the parts
 * apart answers each of them that matches; any other answers the whole, once. While they are answered the item holds them: the whole
 * first, then the parts, and beside them the same as they were tried at first.
 */
import type { Compiled, EventKind, Rule } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import { pushBefore } from './discover.ts';
import { copyHappening, NO_EVENTS } from './item.ts';
import { recordPrevented } from './prevented.ts';
import { noted } from './record.ts';
import { listedBy } from './listed.ts';

/** Pushes what comes before these events; true when the item has to wait for it. */
export function attempt(compiled: Compiled, run: RulesetRun, item: Item, parts: readonly Happening[]): boolean {
  const [first] = parts;
  if (first === undefined || !canComeBefore(compiled, first.kind)) return false;
  const pending = [wholeOf(parts), ...parts];
  if (!pushBefore(compiled, run, item, pending)) return false;
  item.pending = pending;
  item.tried = pending.map(copyHappening);
  return true;
}

/** Whether any rule answers events of this kind before they happen. */
export function canComeBefore({ watch }: Compiled, kind: number): boolean {
  return (watch.own.before[kind] as readonly Rule[]).length > 0 || watch.abilitiesBefore[kind] !== null;
}

export interface Met {
  readonly whole: Happening;
  readonly parts: readonly Happening[];
  /** The same as they were tried. */
  readonly triedWhole: Happening;
  readonly tried: readonly Happening[];
}

/** What an item held, now that it was answered. */
export function takeMet(item: Item): Met {
  const [whole, ...parts] = item.pending as [Happening, ...Happening[]];
  const [triedWhole, ...tried] = item.tried as [Happening, ...Happening[]];
  item.pending = NO_EVENTS;
  item.tried = NO_EVENTS;
  if (whole.prevented) for (const part of parts) part.prevented = true;
  return { whole, parts, triedWhole, tried };
}

/**
 * The same attempt with the payloads that there are now: what is still there keeps what was made of it, what has left is left out,
 * what has come in is as the whole is where that is one, and as it is itself in what is its own, unless the whole was changed there.
 */
export function computedAgain(
  { events }: Compiled,
  { whole, parts, triedWhole, tried }: Met,
  now: readonly (readonly number[])[],
): readonly Happening[] {
  const { subject, own } = events[whole.kind] as EventKind;
  const used = new Set<number>();
  const there = now.map((fields) => {
    const at = tried.findIndex((one, index) => one.fields[subject] === fields[subject] && !used.has(index));
    used.add(at);
    if (at >= 0) return parts[at] as Happening;
    const merged = listedBy(fields, (value, field) => {
      const common = whole.fields[field] as number;
      const isOwn = ((own >> field) & 1) === 1 && common === triedWhole.fields[field];
      return isOwn || common === NOTHING ? value : common;
    });
    return { ...copyHappening(whole), fields: merged };
  });
  // What was prevented is told, wherever it is now.
  const prevented = parts.filter((part, at) => part.prevented && !used.has(at));
  return prevented.length === 0 ? there : [...prevented, ...there];
}

/** The one event that an item held: recorded, as it has happened or as prevented. Gives whether it happened. */
export function settleMet(compiled: Compiled, run: RulesetRun, item: Item): boolean {
  const { parts } = takeMet(item);
  const event = parts[0] as Happening;
  if (event.prevented) recordPrevented(compiled, run, item, event);
  else noted(compiled, run, item, event);
  return !event.prevented;
}

/** The fields in which all are alike; nothing where they differ. */
function wholeOf(parts: readonly Happening[]): Happening {
  const whole = copyHappening(parts[0] as Happening);
  if (parts.length > 1)
    whole.fields = listedBy(whole.fields, (value, at) =>
      parts.every(({ fields }) => fields[at] === value) ? value : NOTHING,
    );
  return whole;
}
