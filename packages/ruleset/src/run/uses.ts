/** Limits of rules: counters in the book. */
import type { Rule } from '../compile/compiled.ts';
import type { Happening, Use, WorkingBook } from '../types.ts';

/** Whether its limit is reached, with what one discovery has found of it so far for events of the same raising. */
export function isSpent(
  { uses }: WorkingBook,
  { limit, number }: Rule,
  card: number,
  batch: number,
  found: readonly { readonly rule: Rule; readonly event: Happening }[],
): boolean {
  if (limit === null) return false;
  if (limit.event > 0) {
    const now = found.filter((one) => one.rule.number === number && one.event.batch === batch).length;
    if (now >= limit.event) return true;
  }
  return (limit.turn && used(uses, number, card, 'turn')) || (limit.input && used(uses, number, card, 'input'));
}

function used(uses: readonly Use[], rule: number, card: number, scope: Use['scope']): boolean {
  return uses.some((use) => use.rule === rule && use.card === card && use.scope === scope);
}

/** Counts one use. */
export function spend(book: WorkingBook, { limit, number: rule }: Rule, card: number): void {
  if (limit === null) return;
  const more: Use[] = [];
  if (limit.turn) more.push({ rule, card, scope: 'turn', count: 1 });
  if (limit.input) more.push({ rule, card, scope: 'input', count: 1 });
  if (more.length > 0) book.uses = [...book.uses, ...more];
}

/** What was counted in a scope is counted anew. */
export function renew(book: WorkingBook, scope: Use['scope']): void {
  if (book.uses.some((use) => use.scope === scope)) book.uses = book.uses.filter((use) => use.scope !== scope);
}
