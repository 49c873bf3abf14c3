/** What a fight came to, counted from its events. Events as one side sees them do as well. */
import type { EncounterEvent } from '../event.ts';
import type { EncounterOutcome } from '../words.ts';

export interface Account {
  readonly encounterId: string | null;
  /** Rounds that were begun. */
  readonly rounds: number;
  /** Null while it is not decided. */
  readonly outcome: EncounterOutcome | null;
  readonly fault: { readonly errorType: string; readonly message: string } | null;
  /** In order, by who hurt them last; null where nobody did. */
  readonly fallen: readonly Fallen[];
  readonly fled: readonly { readonly id: string; readonly round: number }[];
  /** In the order of the first casting. */
  readonly spells: readonly { readonly caster: string; readonly spell: string; readonly times: number }[];
  readonly turningPoints: readonly TurningPoint[];
  /** Hit points as rolled, by who took them from others: most first. */
  readonly damage: readonly { readonly id: string; readonly amount: number }[];
}

export interface Fallen {
  readonly id: string;
  readonly by: string | null;
  readonly round: number;
}

export interface TurningPoint {
  readonly kind: 'critical' | 'moraleBroken' | 'undeadTurned' | 'breath';
  readonly round: number;
  readonly who: string;
  /** Whom it struck, for a critical. */
  readonly against: string | null;
}

export function accountOf(events: readonly EncounterEvent[]): Account {
  let encounterId: string | null = null;
  let round = 0;
  let outcome: EncounterOutcome | null = null;
  let fault: Account['fault'] = null;
  const fallen: Fallen[] = [];
  const fled: { id: string; round: number }[] = [];
  const spells: { caster: string; spell: string; times: number }[] = [];
  const turningPoints: TurningPoint[] = [];
  const damage = new Map<string, number>();
  const lastHurtBy = new Map<string, string>();

  const point = (kind: TurningPoint['kind'], who: string, against: string | null = null): void => {
    turningPoints.push({ kind, round, who, against });
  };
  const hurt = (source: string, target: string, amount: number): void => {
    damage.set(source, (damage.get(source) ?? 0) + amount);
    lastHurtBy.set(target, source);
  };

  for (const event of events) {
    if (event.kind === 'encounterStarted') encounterId = event.encounterId;
    else if (event.kind === 'roundStarted') round = event.roundNo;
    else if (event.kind === 'victoryDetermined') outcome = event.outcome;
    else if (event.kind === 'encounterFaulted') {
      outcome = 'FAULTED';
      fault = { errorType: event.errorType, message: event.message };
    } else if (event.kind === 'damageApplied' || event.kind === 'levelDrained')
      hurt(event.sourceId, event.targetId, event.amount);
    else if (event.kind === 'entityDestroyed') lastHurtBy.set(event.targetId, event.sourceId);
    else if (event.kind === 'entityDied')
      fallen.push({ id: event.entityId, by: lastHurtBy.get(event.entityId) ?? null, round });
    else if (event.kind === 'entityFled') fled.push({ id: event.entityId, round });
    else if (event.kind === 'spellCast') {
      const { casterId: caster, spellId: spell } = event;
      const before = spells.find((one) => one.caster === caster && one.spell === spell);
      if (before === undefined) spells.push({ caster, spell, times: 1 });
      else before.times++;
    } else if (event.kind === 'attackRolled' && event.hit && event.critical)
      point('critical', event.attackerId, event.defenderId);
    else if (event.kind === 'moraleBroken' || (event.kind === 'moraleCheckRolled' && event.failed))
      point('moraleBroken', event.combatantId);
    else if (event.kind === 'undeadTurned' && event.turned.length + event.destroyed.length > 0)
      point('undeadTurned', event.actorId);
    else if (event.kind === 'breathUsed') point('breath', event.actorId);
  }
  return {
    encounterId,
    rounds: round,
    outcome,
    fault,
    fallen,
    fled,
    spells,
    turningPoints,
    damage: [...damage].map(([id, amount]) => ({ id, amount })).sort((a, b) => b.amount - a.amount),
  };
}
