/**
 * Reactions to events: found by an index on the kind of event, sorted into the one order that all rules share, and filtered by their
 * limits. Reactions before an event go above the effect that raises it; reactions after it are found when that effect has resolved.
 * `Run.pushAll` pushes them so that the first resolves first.
 */
import { byCodeUnit } from '@turnwise/kernel';
import type { Seat } from '@turnwise/game';
import { isSpent, spend } from './limits.ts';
import type { UseLimit, Use } from './limits.ts';

/** By kind of event; lists are empty if nothing ever reacts. */
export interface ReactionIndex<R> {
  readonly before: readonly (readonly R[])[];
  readonly after: readonly (readonly R[])[];
}

/** In the order of declaration. */
export function indexReactions<R>(
  kinds: number,
  reactions: readonly R[],
  answers: (reaction: R) => { readonly kind: number; readonly before: boolean },
): ReactionIndex<R> {
  const before: R[][] = Array.from({ length: kinds }, () => []);
  const after: R[][] = Array.from({ length: kinds }, () => []);
  for (const reaction of reactions) {
    const { kind, before: early } = answers(reaction);
    (early ? before : after)[kind]?.push(reaction);
  }
  return { before, after };
}

/** One reaction of one source to one event. */
export interface FoundReaction {
  /** The seat that owns it. */
  readonly seat: Seat;
  /** Which of the events that are handled together. */
  readonly at: number;
  readonly rule: {
    readonly id: string;
    readonly number: number;
    readonly order: number;
    readonly limit: UseLimit | null;
  };
  /** As the rules number their sources. */
  readonly source: number;
  /** The same for all events that one effect raised together. */
  readonly batch: number;
}

/**
 * Sorts so that the first resolves first: sources of the active seat, then those of the others in turn order; then by event, by the
 * rule's id, by source, and by order of declaration.
 */
export function inResolvingOrder<F extends FoundReaction>(
  found: F[],
  active: number,
  seats: number,
  bySource: (a: number, b: number) => number,
): F[] {
  const turn = ({ seat }: F): number => (seat - active + seats) % seats;
  return found.sort(
    (a, b) =>
      turn(a) - turn(b) ||
      a.at - b.at ||
      byCodeUnit(a.rule.id, b.rule.id) ||
      bySource(a.source, b.source) ||
      a.rule.order - b.rule.order,
  );
}

/** The reactions that their limits allow, in order, and the updated uses. Limits count what is found, whether or not it has an effect. */
export function withinLimits<F extends FoundReaction>(
  found: readonly F[],
  used: readonly Use[],
): { readonly kept: readonly F[]; readonly uses: readonly Use[] } {
  if (!found.some(({ rule }) => rule.limit !== null)) return { kept: found, uses: used };
  const kept: F[] = [];
  let uses = used;
  for (const one of found) {
    const { rule, source, batch } = one;
    if (rule.limit !== null) {
      const now = kept.filter(
        (other) => other.rule === rule && other.source === source && other.batch === batch,
      ).length;
      if (isSpent(uses, rule.limit, rule.number, source, now)) continue;
      uses = spend(uses, rule.limit, rule.number, source);
    }
    kept.push(one);
  }
  return { kept, uses };
}
