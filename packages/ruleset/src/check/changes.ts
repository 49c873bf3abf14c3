/** What can be done at a place of a document, or of a part of it, so that its shape may be right. */
import { nearest } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { alternatives, LOOKED_AT } from './exclusive-keys.ts';
import { bindsNothing, IN_EXPRESSIONS, IN_PARTS, REQUIRED, VALUE, withMark } from './fillers.ts';
import type { Fault } from './exclusive-keys.ts';
import type { Loss } from './loss.ts';
import { valueAt, withValue } from './place.ts';
import type { Keys } from './place.ts';

export interface Change {
  readonly changed: unknown;
  readonly losses: readonly Loss[];
}

/** The least first. `path` is the place of the fault or leads to it. */
export function* changesAt(value: unknown, fault: Fault, path: Keys): Generator<Change> {
  const raw = valueAt(value, path);
  const isPlace = path.length === fault.path.length;
  const inExpression = isExpression(value, path);
  const kind = inExpression || isNode(raw, path) ? 'expression' : 'part';
  const loss = (mayName: boolean): Loss => ({ path, fault: fault.path, raw, kind, mayName });
  if (isPlace && fault.code === 'unrecognized_keys') {
    if (isRecord(raw)) {
      const unknown = new Set(fault.keys);
      const left = Object.fromEntries(Object.entries(withMark(raw)).filter(([key]) => !unknown.has(key)));
      const losses = fault.keys.map((key): Loss => ({
        ...loss(false),
        path: [...path, key],
        // It may be a binding under a wrong key.
        raw: { as: raw[key], of: raw[key] },
        kind: 'op' in raw ? 'operand' : kind,
        unknown: true,
      }));
      yield { changed: withValue(value, path, left), losses };
    }
  }
  if (isPlace && fault.code === 'custom' && isRecord(raw)) {
    const [first, ...others] = alternatives(fault);
    const given = others.filter((key) => Object.hasOwn(raw, key));
    if (first !== undefined) {
      const gone = Object.hasOwn(raw, first) ? given : given.slice(1);
      const filled = gone.length === 0 ? withValue(value, [...path, first], VALUE) : value;
      const keys = gone.length === 0 ? [first] : gone;
      yield {
        changed: gone.reduce((node, key) => withValue(node, [...path, key], undefined), filled),
        losses: keys.map((key): Loss => ({ ...loss(false), path: [...path, key], raw: raw[key] })),
      };
    }
  }
  if (path.length === 0) return;
  const isName = (isNaming(fault.path) && !isMisspelt(value, fault.path)) || fault.path.includes('ability');
  for (const filler of inExpression ? IN_EXPRESSIONS : IN_PARTS)
    yield {
      changed: withValue(value, path, filler),
      losses: [loss(isName || (!bindsNothing(filler) && !isRead(raw)) || HOLDS_NAMES.has(path.at(-1) ?? ''))],
    };
  const change = { losses: [loss(isName || (!inExpression && !isRead(raw)))] };
  const isGuess = isPlace && fault.code === 'invalid_value' && path.at(-1) !== 'op';
  const guesses = isGuess ? fault.values : [];
  if (inExpression) for (const guess of guesses) yield { ...change, changed: withValue(value, path, guess) };
  if (typeof path.at(-1) === 'string') yield { ...change, changed: withoutKey(value, path, inExpression) };
  if (inExpression) return;
  for (const filler of [...REQUIRED, ...guesses]) yield { ...change, changed: withValue(value, path, filler) };
}

/** Keys that name something; `ability` may name a parameter. */
const NAMING: ReadonlySet<PropertyKey> = new Set(['as', 'id']);

function isNaming(path: Keys): boolean {
  return NAMING.has(path.at(-1) ?? '');
}

/** The name stands under a key that is near: it can be read there. */
function isMisspelt(value: unknown, path: Keys): boolean {
  const node = valueAt(value, path.slice(0, -1));
  const key = String(path.at(-1));
  if (!isRecord(node) || Object.hasOwn(node, key)) return false;
  return Object.keys(node)
    .slice(0, LOOKED_AT)
    .some((other) => typeof node[other] === 'string' && nearest(other, [key]) !== undefined);
}

/** Records whose keys are names. */
const HOLDS_NAMES: ReadonlySet<PropertyKey> = new Set(['params', 'payload']);

/** Effects, conditions and values have an operator; selectors stand under these keys if not in one of them. */
const SELECTORS: ReadonlySet<PropertyKey> = new Set(['selector', 'affects']);

function isExpression(value: unknown, path: Keys): boolean {
  if (path.slice(0, -1).some((key) => SELECTORS.has(key))) return true;
  return path.some((_, length) => {
    const node = valueAt(value, path.slice(0, length));
    return isRecord(node) && 'op' in node;
  });
}

/** An effect or a condition of a list. */
function isNode(raw: unknown, path: Keys): boolean {
  return typeof path.at(-1) === 'number' && isRecord(raw) && 'op' in raw;
}

function withoutKey(value: unknown, path: Keys, inExpression: boolean): unknown {
  const up = path.slice(0, -1);
  const node = valueAt(value, up);
  const isMarked = inExpression && isRecord(node) && !RECORDS.has(up.at(-1) ?? '');
  return withValue(isMarked ? withValue(value, up, withMark(node)) : value, path, undefined);
}

/** Keys of expressions under which names of the author's own are keys. */
const RECORDS: ReadonlySet<PropertyKey> = new Set(['flags', 'payload', 'set']);

/** All names in it can be read. */
function isRead(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && Object.keys(raw).length > 0 && !hasUnreadableName(raw);
}

function hasUnreadableName(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  return Object.entries(raw).some(
    ([key, value]) => (!Array.isArray(raw) && NAMING.has(key) && typeof value !== 'string') || hasUnreadableName(value),
  );
}
