/** What expressions compile to: functions of the desk, on which the state lies, and the item at work. */
import type { Run } from '@turnwise/stack';
import type { Desk, Happening, Item, RulesetTypes } from '../types.ts';

export type RulesetRun = Run<RulesetTypes>;

/** One value; NOTHING where there is none. */
export type NumberOf = (desk: Desk, item: Item) => number;
export type TestOf = (desk: Desk, item: Item) => boolean;
/** Cards, players (`~seat`) or numbers of items. Never changed by who gets it. */
export type ListOf = (desk: Desk, item: Item) => readonly number[];

/** What is due of each resource, by seat. */
export type Due = Map<number, number>[];
/** Adds what costs come to. */
export type DuesOf = (desk: Desk, item: Item, due: Due) => void;

/** An operand of a condition, to explain it: its value, and what that stands for. */
export interface Operand {
  readonly value: NumberOf;
  readonly of: 'thing' | 'word' | 'number';
}

/** Applies one event that was raised and not prevented: takes its diffs. What comes to nothing takes none. */
export type Happen = (event: Happening, item: Item, run: RulesetRun) => void;

export const always: TestOf = () => true;
export const noList: readonly number[] = Object.freeze([]);
