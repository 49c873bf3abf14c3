/** The one writer of conditions and modifiers: whatever begins, is worn down or ends goes through here. */
import type { Draft, Emit } from '@turnwise/kernel';
import type { ConditionData, Content } from '../content/types.ts';
import type { Affliction, EncounterTypes } from '../types.ts';
import type { EndReason } from '../words.ts';

type Working = Draft<EncounterTypes>;
type Telling = Emit<EncounterTypes>;

/** A combatant has each at most once: the new one takes the place of the old and comes last. */
export function afflict(draft: Working, content: Content, place: number, one: Affliction, emit: Telling): void {
  write(draft, place, [...at(draft, place).filter(({ id }) => id !== one.id), one]);
  const { id, source: sourceId, rounds: duration } = one;
  const targetId = idAt(draft, place);
  if (dataOf(content, id).kind === 'condition')
    emit?.({ kind: 'conditionApplied', sourceId, targetId, conditionId: id, duration });
  else emit?.({ kind: 'modifierApplied', sourceId, targetId, modifierId: id, duration });
}

/** Ends those for which the test holds. */
export function endAfflictions(
  draft: Working,
  content: Content,
  place: number,
  ends: (one: Affliction, data: ConditionData) => boolean,
  reason: EndReason,
  emit: Telling,
): void {
  const before = at(draft, place);
  const over = before.filter((one) => ends(one, dataOf(content, one.id)));
  if (over.length === 0) return;
  write(
    draft,
    place,
    before.filter((one) => !over.includes(one)),
  );
  for (const { id } of over) {
    const kind = dataOf(content, id).kind === 'condition' ? 'conditionEnded' : 'modifierEnded';
    emit?.({ kind, targetId: idAt(draft, place), conditionId: id, reason });
  }
}

/** One round less of all that passes, on everybody who is still in the fight; what has run out ends. */
export function tickAfflictions(draft: Working, content: Content, emit: Telling): void {
  draft.state.bodies.forEach(({ dead, fled }, place) => {
    if (dead || fled || at(draft, place).length === 0) return;
    write(
      draft,
      place,
      at(draft, place).map((one) => (one.rounds === null ? one : { ...one, rounds: one.rounds - 1 })),
    );
    endAfflictions(draft, content, place, ({ rounds }) => rounds !== null && rounds <= 0, 'expired', emit);
  });
}

/** A hit goes into the condition instead of its bearer. */
export function absorbHit(draft: Working, content: Content, place: number, condition: string, emit: Telling): void {
  const worn = at(draft, place).map((one) => (one.id === condition ? { ...one, charges: one.charges - 1 } : one));
  write(draft, place, worn);
  const remaining = worn.find(({ id }) => id === condition)?.charges ?? 0;
  emit?.({ kind: 'hitAbsorbed', targetId: idAt(draft, place), conditionId: condition, remaining });
  endAfflictions(draft, content, place, ({ id, charges }) => id === condition && charges <= 0, 'usedUp', emit);
}

function write(draft: Working, place: number, next: readonly Affliction[]): void {
  const { state } = draft;
  (state.afflictions = draft.own(state.afflictions))[place] = next;
}

function at(draft: Working, place: number): readonly Affliction[] {
  return draft.state.afflictions[place] ?? [];
}

function idAt(draft: Working, place: number): string {
  return draft.state.setup.combatants[place]?.id ?? '';
}

function dataOf({ conditions }: Content, id: string): ConditionData {
  return conditions[id] as ConditionData;
}
