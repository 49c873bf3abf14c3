/** What a drop means: a gesture that is whole after the first touch must also have been meant for the place where it is dropped. */
import type { ThingId } from '@turnwise/game';
import type { Gesture } from '@turnwise/gesture';
import type { Stage } from '@turnwise/match';

export interface Drop {
  readonly gesture: Gesture;
  readonly stage: Pick<Stage, 'touches'> | null;
}

/** What picking it up says already: `begun` is a touch of its own, `whole` would do it at once and has to wait for the drop. */
export function pickUp({ gesture }: Drop, from: ThingId): 'begun' | 'whole' | 'nothing' {
  const state = gesture.lit.get(from);
  if (state === undefined) return 'nothing';
  return state === 'touch' && gesture.touch(from).input !== null ? 'whole' : 'begun';
}

/** Whether an offer names both. */
export function namesBoth({ stage }: Drop, from: ThingId, to: ThingId): boolean {
  return (
    stage?.touches.some(({ fixed, slots }) => {
      const lists = [...fixed, ...slots.flat()];
      return (
        lists.some((list) => list.includes(from)) && lists.some((list) => list.includes(to) && !list.includes(from))
      );
    }) ?? false
  );
}
