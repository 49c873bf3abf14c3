/** The compiled turn structure: phases, their steps, and who is asked in them. */
import type { TimeOutNode } from '../nodes.ts';
import type { TestOf } from './functions.ts';

export interface Phase {
  readonly id: string;
  readonly symbol: number;
  readonly name: string;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly id: string;
  readonly symbol: number;
  readonly name: string;
  /** Rules. */
  readonly rule: number;
  readonly conditions: TestOf;
  /** `end_turn` and `end_step` do not leave it out. */
  readonly mandatory: boolean;
  /** What comes of it when time runs out in it; null where it does not say. */
  readonly timeOut: TimeOutNode | null;
  /** Null for none. */
  readonly window: Window | null;
}

export interface Window {
  /** Who is asked. */
  readonly who: 'all' | 'active' | 'opponents';
  readonly mustAct: boolean;
  /** What comes of it when time runs out for a seat with priority; null where it does not say. */
  readonly timeOut: TimeOutNode | null;
}
