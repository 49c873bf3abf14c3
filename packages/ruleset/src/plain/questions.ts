/**
 * What an effect yields when it cannot go on by itself, and what it is resumed with. A match is one generator; an input
 * resumes it.
 */
import type { ChoiceKind } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { TimeOutNode } from '../nodes.ts';

export interface PlainChoice {
  readonly seat: string;
  readonly kind: ChoiceKind;
  readonly min: number;
  readonly max: number;
  /** The rule that asks. */
  readonly source: string;
  readonly candidates: readonly Json[];
  readonly ordered: boolean;
  /** What the question itself says of running out of time. */
  readonly timeOut?: TimeOutNode;
}

/** What is asked, without whom and by which rule. */
export type Asked = Omit<PlainChoice, 'seat' | 'source' | 'ordered' | 'timeOut'> & {
  readonly ordered?: boolean;
  readonly timeOut?: TimeOutNode | undefined;
};

/** How things are chosen. */
export interface Choosing {
  readonly players?: boolean;
  /** The order is kept; `order` where nothing else is asked. */
  readonly ordered?: boolean | 'order';
  readonly timeOut?: TimeOutNode | undefined;
  /** The things stand in an order of their own, which stays where all are taken. */
  readonly ownOrder?: boolean;
}

export type Question =
  | { readonly kind: 'choice'; readonly choice: PlainChoice }
  /** Several at once, those that are still to be answered; `all` has the others too. */
  | { readonly kind: 'choices'; readonly choices: readonly PlainChoice[]; readonly all: readonly PlainChoice[] }
  /** A seat has priority; `mustAct` says that there is no passing. */
  | { readonly kind: 'priority'; readonly seat: string; readonly mustAct: boolean }
  | { readonly kind: 'halt'; readonly code: string };

/** What a player or the system says, in notation. */
export interface Reply {
  readonly kind: string;
  readonly seat?: string | undefined;
  readonly value?: Json;
  readonly action?: string;
  readonly targets?: Readonly<Record<string, Json>>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly until?: string;
  readonly card?: Json;
  readonly cards?: readonly Json[];
  readonly from?: string;
  readonly to?: string;
  readonly position?: number;
  readonly reason?: string;
}

/** Something that takes time: it may ask on the way. */
export type Doing<T> = Generator<Question, T, Reply>;
