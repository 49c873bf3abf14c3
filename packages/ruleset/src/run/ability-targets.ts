/**
 * How the targets of an ability may be chosen. Those that later ones speak of are gone through one by one, so that the later ones
 * are looked at with them; the rest are slots. The item holds what is settled while it is looked at.
 */
import { shuffled } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { Rule, Target } from '../compiled/compiled.ts';
import type { Desk, Item } from '../types.ts';
import { drawFrom, inTurn, isDrawn, selections } from './in-turn.ts';
import { boundsOf, candidatesOf } from './looks.ts';
import { charge } from './meter.ts';
import { setTarget } from './set-target.ts';

export interface PossibleTarget {
  readonly target: Target;
  readonly settled: boolean;
  /** What it is settled to, or those among which so many may be taken. */
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** The targets from there on as slots; undefined where one of them cannot be chosen. */
export function slotsOf(
  { targets }: Rule,
  desk: Desk,
  item: Item,
  from: number,
): readonly PossibleTarget[] | undefined {
  const slots: PossibleTarget[] = [];
  for (let at = from; at < targets.length; at++) {
    const target = targets[at] as Target;
    const candidates = candidatesOf(target, desk, item);
    const [min, max] = boundsOf(target, desk, item, candidates.length);
    if (candidates.length < min) return undefined;
    slots.push({ target, settled: target.all, candidates, min, max: Math.min(max, candidates.length) });
  }
  return slots;
}

/** Calls `found` with each way until it says true; says whether it did. */
export function eachWay(
  rule: Rule,
  desk: Desk,
  item: Item,
  chooser: Chooser | null,
  found: (targets: readonly PossibleTarget[]) => boolean,
): boolean {
  const settled: PossibleTarget[] = [];
  return from(0);

  function from(at: number): boolean {
    if (at === rule.coupled) {
      const slots = slotsOf(rule, desk, item, at);
      return slots !== undefined && found([...settled, ...slots]);
    }
    const target = rule.targets[at] as Target;
    const all = candidatesOf(target, desk, item);
    const [min, max] = boundsOf(target, desk, item, all.length);
    return target.single ? eachOne(at, target, all, min) : eachSome(at, target, all, min, max);
  }

  function eachOne(at: number, target: Target, all: readonly number[], min: number): boolean {
    const candidates = inTurn(chooser, all);
    const noneFirst = min === 0 && isDrawn(chooser, all.length + 1);
    if (noneFirst && settledTo(at, target, [])) return true;
    for (let i = 0; i < candidates.length; i++)
      if (settledTo(at, target, [drawFrom(chooser, candidates, i)])) return true;
    return min === 0 && !noneFirst && settledTo(at, target, []);
  }

  function eachSome(at: number, target: Target, all: readonly number[], min: number, max: number): boolean {
    const some = selections(all, min, max);
    for (const taken of chooser === null ? some : shuffled(chooser, [...some]))
      if (settledTo(at, target, taken)) return true;
    return false;
  }

  function settledTo(at: number, target: Target, candidates: readonly number[]): boolean {
    const { length } = candidates;
    charge(desk, length + 1);
    setTarget(rule, item, at, candidates);
    settled[at] = { target, settled: true, candidates, min: length, max: length };
    return from(at + 1);
  }
}
