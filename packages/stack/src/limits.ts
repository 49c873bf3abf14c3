/** Limits on rules: the state counts uses, by rule and by the source that used it. */

/** How often a rule may react. */
export interface UseLimit {
  /** Once per turn. */
  readonly turn: boolean;
  /** Once per input. */
  readonly input: boolean;
  /** The most reactions of one source to the events that one effect raises together; 0 for any number. */
  readonly event: number;
}

export interface Use {
  readonly rule: number;
  /** Whose rule it is, as the rules number their sources. */
  readonly source: number;
  readonly scope: 'turn' | 'input';
}

/** Whether a rule of this source has been used up. `now` is how often this source was already found to react with it to the same events. */
export function isSpent(uses: readonly Use[], limit: UseLimit, rule: number, source: number, now: number): boolean {
  if (limit.event > 0 && now >= limit.event) return true;
  return (limit.turn && isUsed(uses, rule, source, 'turn')) || (limit.input && isUsed(uses, rule, source, 'input'));
}

function isUsed(uses: readonly Use[], rule: number, source: number, scope: Use['scope']): boolean {
  return uses.some((use) => use.rule === rule && use.source === source && use.scope === scope);
}

/** The list with one more use. */
export function spend(uses: readonly Use[], limit: UseLimit, rule: number, source: number): readonly Use[] {
  if (!limit.turn && !limit.input) return uses;
  const more = uses.slice();
  if (limit.turn) more.push({ rule, source, scope: 'turn' });
  if (limit.input) more.push({ rule, source, scope: 'input' });
  return more;
}

/** The list without the uses of a scope that begins again. */
export function renew(uses: readonly Use[], scope: Use['scope']): readonly Use[] {
  return uses.some((use) => use.scope === scope) ? uses.filter((use) => use.scope !== scope) : uses;
}
