/** The one writer of conditions and modifiers, RULES.md 9: whatever begins, is worn down or ends goes through here. */
import type { ConditionData, Content } from '../content/types.ts';
import { placeOf } from '../registration.ts';
import type { Affliction } from '../types.ts';
import type { EndReason } from '../words.ts';
import type { Writing } from './writing.ts';

/** A combatant has each at most once: the new one takes the place of the old and comes last. */
export function afflict(writing: Writing, targetId: string, one: Affliction): void {
  const { content, emit } = writing;
  write(writing, targetId, [...on(writing, targetId).filter(({ id }) => id !== one.id), one]);
  const { id, source: sourceId, rounds: duration } = one;
  if (dataOf(content, id).kind === 'condition')
    emit?.({ kind: 'conditionApplied', sourceId, targetId, conditionId: id, duration });
  else emit?.({ kind: 'modifierApplied', sourceId, targetId, modifierId: id, duration });
}

/** Ends those for which the test holds. */
export function endAfflictions(
  writing: Writing,
  targetId: string,
  ends: (one: Affliction, data: ConditionData) => boolean,
  reason: EndReason,
): void {
  const { content, emit } = writing;
  const before = on(writing, targetId);
  const over = before.filter((one) => ends(one, dataOf(content, one.id)));
  if (over.length === 0) return;
  const left = before.filter((one) => !over.includes(one));
  write(writing, targetId, left);
  for (const { id } of over) {
    const kind = dataOf(content, id).kind === 'condition' ? 'conditionEnded' : 'modifierEnded';
    emit?.({ kind, targetId, conditionId: id, reason });
  }
}

/** One round less of all that passes, on everybody who is still in the fight; what has run out ends. */
export function tickAfflictions(writing: Writing): void {
  const { setup, bodies } = writing.draft.state;
  bodies.forEach(({ dead, fled }, place) => {
    const id = setup.combatants[place]?.id ?? '';
    const before = on(writing, id);
    if (dead || fled || before.length === 0) return;
    const worn = before.map((one) => (one.rounds === null ? one : { ...one, rounds: one.rounds - 1 }));
    write(writing, id, worn);
    endAfflictions(writing, id, ({ rounds }) => rounds !== null && rounds <= 0, 'expired');
  });
}

/** A hit goes into the condition instead of its bearer. */
export function absorbHit(writing: Writing, targetId: string, conditionId: string): void {
  const worn = on(writing, targetId).map((one) =>
    one.id === conditionId ? { ...one, charges: one.charges - 1 } : one,
  );
  write(writing, targetId, worn);
  const remaining = worn.find(({ id }) => id === conditionId)?.charges ?? 0;
  writing.emit?.({ kind: 'hitAbsorbed', targetId, conditionId, remaining });
  endAfflictions(writing, targetId, ({ id, charges }) => id === conditionId && charges <= 0, 'usedUp');
}

function write({ draft }: Writing, id: string, next: readonly Affliction[]): void {
  const { state } = draft;
  (state.afflictions = draft.own(state.afflictions))[placeOf(state.setup, id)] = next;
}

function on({ draft }: Writing, id: string): readonly Affliction[] {
  return draft.state.afflictions[placeOf(draft.state.setup, id)] ?? NONE;
}

function dataOf({ conditions }: Content, id: string): ConditionData {
  return conditions[id] as ConditionData;
}

const NONE: readonly Affliction[] = [];
