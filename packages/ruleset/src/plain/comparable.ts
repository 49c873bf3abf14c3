/** What both interpreters write, made comparable: the order of keys means nothing, and what only one of them has is left out. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** Text that is the same for the same data; what is nothing may be left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined && value[key] !== null)
    .sort()
    .map((key) => `${key}: ${canonical(value[key])}`);
  return `{ ${fields.join(', ')} }`;
}

/** Whether both would be the same text. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, index) => isAlike(one, (b as unknown[])[index]));
  if (Array.isArray(b)) return false;
  if (!isRecord(a) || !isRecord(b)) return canonical(a) === canonical(b);
  return (
    Object.keys(a).every((key) => isAlike(a[key] ?? null, b[key] ?? null)) &&
    Object.keys(b).every((key) => (b[key] ?? null) === null || (a[key] ?? null) !== null)
  );
}

/** Without the places inside items that are at work, which the plain interpreter keeps in generators. */
export function comparablePosition(position: unknown): Json {
  const {
    turn,
    stack = [],
    counts,
    halted,
    asked: _asked,
    answered: _answered,
    later: _later,
    limits = [],
    passed,
    stops,
    ...rest
  } = recordIn(position);
  const { stage: _stage, busy, ...going } = recordIn(turn);
  const { number, active, phase, step, priority } = going;
  const items = (stack as readonly unknown[]).map(recordIn).filter(({ nested }) => nested !== true);
  // How the window of a step stands means something while somebody is asked in it; how it would go on, while it does.
  const isWindow = items.length === 0 && priority !== null && priority !== undefined;
  const where = rest['ended'] === undefined ? going : { number, active, phase, step, priority };
  const { events } = recordIn(counts);
  return {
    ...(withoutCommon(rest) as object),
    turn: where,
    // The order in which rules were used means nothing.
    limits: rest['ended'] === undefined ? (limits as readonly unknown[]).map(canonical).sort() : [],
    ...(rest['ended'] === undefined && stops !== undefined ? { stops } : {}),
    ...(isWindow ? { busy: busy ?? false, passed: passed ?? [] } : {}),
    stack: items.map(({ rule, seat }) => ({ rule, seat })),
    ...(events === undefined ? {} : { counts: { events } }),
    ...(halted === undefined ? {} : { halted: comparableHalt(recordIn(halted)) }),
  } as unknown as Json;
}

/** The chain of a guard is for people. */
function comparableHalt({ code, guard, limit }: Readonly<Record<string, unknown>>): unknown {
  return { code, guard, limit };
}

/** That a card is common shows in its owner. */
function withoutCommon(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCommon);
  if (!isRecord(value)) return value;
  const { common: _common, ...rest } = value;
  const fields = Object.entries(rest).map(([key, inner]) => [key, withoutCommon(inner)] as const);
  // With nothing more to say, a card is its id.
  return fields.length === 1 && typeof rest['id'] === 'string' ? rest['id'] : Object.fromEntries(fields);
}

/** Without its number, and what only helps to put it. */
export function comparableChoice(choice: unknown): Json {
  const { id: _id, purpose: _purpose, ...rest } = recordIn(choice);
  return rest as Json;
}

/** Answers, actions and passing, as a set. */
export function comparableInputs(inputs: readonly unknown[]): readonly string[] {
  return inputs
    .map(recordIn)
    .filter(({ kind, until }) => ['action', 'answer', 'pass'].includes(String(kind)) && until === undefined)
    .map(({ choice: _choice, targets, ...rest }) => canonical({ ...rest, targets: listed(recordIn(targets)) }))
    .sort();
}

/** What is taken for a target as a list, whether it can be one or more. */
function listed(targets: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const lists = Object.entries(targets).map(([id, taken]) => [id, taken === null ? [] : [taken].flat()] as const);
  return Object.fromEntries(lists);
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
