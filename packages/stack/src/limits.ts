/** Limits of rules: what was used is counted in the state, by rule and by the source that used it. */

/** How often a rule may answer. */
export interface UseLimit {
  /** Once in a turn. */
  readonly turn: boolean;
  /** Once in an input. */
  readonly input: boolean;
  /** So often by one source for the events that one effect raises together; 0 for any number. */
  readonly event: number;
}

export interface Use {
  readonly rule: number;
  /** Whose rule it is, as the rules number their sources. */
  readonly source: number;
  readonly scope: 'turn' | 'input';
}

/** Whether a rule of this source has been used as often as it may. `now` is how often this source was found to answer the same events with it. */
export function isSpent(uses: readonly Use[], limit: UseLimit, rule: number, source: number, now: number): boolean {
  if (limit.event > 0 && now >= limit.event) return true;
  return (limit.turn && isUsed(uses, rule, source, 'turn')) || (limit.input && isUsed(uses, rule, source, 'input'));
}

function isUsed(uses: readonly Use[], rule: number, source: number, scope: Use['scope']): boolean {
  return uses.some((use) => use.rule === rule && use.source === source && use.scope === scope);
}

/** With one more use. */
export function spend(uses: readonly Use[], limit: UseLimit, rule: number, source: number): readonly Use[] {
  if (!limit.turn && !limit.input) return uses;
  const more = uses.slice();
  if (limit.turn) more.push({ rule, source, scope: 'turn' });
  if (limit.input) more.push({ rule, source, scope: 'input' });
  return more;
}

/** Without those of a scope, which begins anew. */
export function renew(uses: readonly Use[], scope: Use['scope']): readonly Use[] {
  return uses.some((use) => use.scope === scope) ? uses.filter((use) => use.scope !== scope) : uses;
}
