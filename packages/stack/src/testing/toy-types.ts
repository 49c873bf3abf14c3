/** The types of a made-up card game for the stack's own tests. An input brings the whole plan of what is to be done, as data. */
import type { Answer, Seat } from '@turnwise/game';
import type { Random } from '@turnwise/kernel';
import type { EffectBase, StackState } from '../effect.ts';
import type { ProgramFrame } from '../program/program.ts';
import type { StackDiff, StackEvent } from '../stack-diff.ts';

/** One for each way of an effect: at once, with a question, with a question to all, with parts, and running away. */
export type Task =
  | { readonly do: 'draw'; readonly seat: Seat; readonly count: number }
  | { readonly do: 'roll'; readonly seat: Seat }
  | {
      readonly do: 'discard';
      readonly seat: Seat;
      readonly min: number;
      readonly max: number;
      readonly noneOrAll: boolean;
    }
  | { readonly do: 'arrange' | 'give'; readonly seat: Seat }
  | { readonly do: 'may' | 'times'; readonly seat: Seat; readonly task: Task }
  /** Every seat that has a card chooses one in secret; they are discarded together. */
  | { readonly do: 'showdown' }
  /** One after the other. */
  | { readonly do: 'all'; readonly tasks: readonly Task[] }
  /** The same, and the effect leaves its parts in its place. */
  | { readonly do: 'instead'; readonly tasks: readonly Task[] }
  | { readonly do: 'program'; readonly program: number; readonly seat: Seat }
  | { readonly do: 'end' }
  /** Pushes itself for ever. */
  | { readonly do: 'dig' }
  /** Is never done. */
  | { readonly do: 'spin' };

export interface TaskEffect extends EffectBase {
  readonly kind: 'task';
  readonly task: Task;
  place: number;
}

export interface ToyProgramEffect extends ProgramFrame {
  readonly kind: 'program';
  readonly program: number;
  readonly seat: Seat;
}

export type ToyEffect = TaskEffect | ToyProgramEffect;

export interface ToyState {
  readonly hands: readonly (readonly number[])[];
  readonly pot: readonly number[];
  /** The next card of an endless deck. */
  readonly next: number;
  readonly over: boolean;
  readonly stack: StackState<ToyEffect>;
  readonly random: Random;
}

export type ToyInput = { readonly kind: 'do'; readonly seat: Seat; readonly task: Task } | Answer;

export type ToyDiff =
  | { readonly kind: 'draw'; readonly seat: Seat; readonly cause: number }
  /** To a seat, or to the pot. */
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly card: number;
      readonly to: Seat | 'pot';
      readonly cause: number;
    }
  | { readonly kind: 'arrange'; readonly seat: Seat; readonly cards: readonly number[]; readonly cause: number }
  | { readonly kind: 'end'; readonly cause: number }
  | StackDiff<ToyEffect>;

export type ToyEvent =
  /** An effect comes onto the stack. */
  | { readonly kind: 'began'; readonly what: string; readonly id: number; readonly cause: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number; readonly cause: number }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly card: number;
      readonly to: Seat | 'pot';
      readonly cause: number;
    }
  | { readonly kind: 'arranged'; readonly seat: Seat; readonly cause: number }
  | { readonly kind: 'ended'; readonly cause: number }
  | StackEvent;

export interface Toy {
  State: ToyState;
  Input: ToyInput;
  Diff: ToyDiff;
  Event: ToyEvent;
  Effect: ToyEffect;
}
