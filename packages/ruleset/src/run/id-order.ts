/** Id order: the part before the last dot by code unit, then the number after it; none is before 1. */
import { charge } from './meter.ts';
import type { CardState, Desk, RulesetState } from '../types.ts';

export function byId({ cards }: Pick<RulesetState, 'cards'>, a: number, b: number): number {
  return a === b ? 0 : compareIds((cards[a] as CardState).id, (cards[b] as CardState).id);
}

export function compareIds(a: string, b: string): number {
  const endA = nameEnd(a);
  const endB = nameEnd(b);
  const shorter = endA < endB ? endA : endB;
  for (let i = 0; i < shorter; i++) {
    const by = a.charCodeAt(i) - b.charCodeAt(i);
    if (by !== 0) return by;
  }
  return endA - endB || numberFrom(a, endA) - numberFrom(b, endB);
}

/** Where the name of an id ends: at the dot before its number, or with it. */
function nameEnd(id: string): number {
  let at = id.length - 1;
  if (!isDigit(id.charCodeAt(at))) return id.length;
  while (at > 0 && isDigit(id.charCodeAt(at))) at--;
  return at > 0 && id.charCodeAt(at) === DOT ? at : id.length;
}

function numberFrom(id: string, end: number): number {
  let number = 0;
  for (let at = end + 1; at < id.length; at++) number = number * 10 + id.charCodeAt(at) - ZERO;
  return number;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

const DOT = 46;
const ZERO = 48;
const NINE = 57;

/** Values in id order: players by seat, then cards. */
export function inIdOrder(desk: Desk, values: readonly number[]): readonly number[] {
  for (let i = 1; i < values.length; i++)
    if (compareValues(desk.state, values[i - 1] as number, values[i] as number) > 0) return sorted(desk, values);
  return values;
}

/** Mostly there are few of them, and they are nearly in order: by insertion then. */
function sorted(desk: Desk, values: readonly number[]): readonly number[] {
  const { state } = desk;
  charge(desk, values.length * SORTING);
  if (values.length > FEW) return values.toSorted((a, b) => compareValues(state, a, b));
  const out = values.slice();
  for (let i = 1; i < out.length; i++) {
    const value = out[i] as number;
    let at = i;
    while (at > 0 && compareValues(state, out[at - 1] as number, value) > 0) {
      out[at] = out[at - 1] as number;
      at--;
    }
    out[at] = value;
  }
  return out;
}

const FEW = 32;
/** To find a place for one thing takes several looks. */
export const SORTING = 4;

function compareValues(state: RulesetState, a: number, b: number): number {
  if (a >= 0 && b >= 0) return byId(state, a, b);
  return a < 0 && b < 0 ? b - a : a - b;
}
