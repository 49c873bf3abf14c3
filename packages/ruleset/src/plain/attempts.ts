/** An effect on several things is one attempt: what comes before it, and what it is for after that (section 4). */
import { newEvent } from './events.ts';
import { PART_FIELDS } from './kinds.ts';
import type { Payload, Scope } from './plain.ts';
import { isPrevented } from './things.ts';
import type { Happening, Value } from './things.ts';

export interface Attempt {
  readonly whole: Happening;
  readonly parts: readonly Happening[];
  /** The payloads as they were at first. */
  readonly tried: readonly Payload[];
  readonly triedWhole: Payload;
}

/** The whole has the fields in which all parts are alike, and nothing in the others. */
export function newAttempt(scope: Pick<Scope, 'rule' | 'cause'>, kind: string, tried: readonly Payload[]): Attempt {
  const fan = {};
  const parts = tried.map((payload) => newEvent(scope, kind, payload, fan));
  const triedWhole = Object.fromEntries(
    Object.entries(tried[0] ?? {}).map(([field, value]) => [field, differs(tried, field) ? null : value]),
  );
  const whole = newEvent(scope, kind, triedWhole, fan);
  whole.parts.push(...parts);
  for (const part of parts) part.whole = whole;
  return { whole, parts, tried, triedWhole };
}

/** Whether a rule that speaks of these fields answers each part: it speaks of the subject, or of what differs. */
export function speaksOfParts({ whole, tried }: Attempt, spoken: ReadonlySet<string>): boolean {
  const [subject = ''] = PART_FIELDS[whole.kind] ?? [];
  return spoken.has(subject) || [...spoken].some((field) => differs(tried, field));
}

/** What is there now: what was there has what was made of it; what has come in is as the whole, and in its own fields as itself. */
export function computedAgain(
  scope: Pick<Scope, 'rule' | 'cause'>,
  { whole, parts, tried, triedWhole }: Attempt,
  now: readonly Payload[],
): readonly Happening[] {
  const own = PART_FIELDS[whole.kind] ?? [];
  const [subject = ''] = own;
  const left = tried.map((payload, at) => ({ payload, part: parts[at] as Happening }));
  const there = now.map((payload) => {
    const at = left.findIndex((one) => one.payload[subject] === payload[subject]);
    const [known] = at < 0 ? [] : left.splice(at, 1);
    if (known !== undefined) return known.part;
    const fields = Object.entries(payload).map(([field, value]): readonly [string, Value] => {
      const common = whole.payload[field] ?? null;
      const isOwn = own.includes(field) && common === triedWhole[field];
      return [field, isOwn || common === null ? value : common];
    });
    const event = newEvent(scope, whole.kind, Object.fromEntries(fields), whole.fan);
    event.whole = whole;
    return event;
  });
  // What was prevented is told, wherever it is now.
  const prevented = left.map(({ part }) => part).filter(isPrevented);
  return [...prevented, ...there];
}

function differs(payloads: readonly Payload[], field: string): boolean {
  return payloads.some((payload) => payload[field] !== payloads[0]?.[field]);
}
