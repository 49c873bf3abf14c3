/** The morale of groups, and the intents that are forced on those who lose it. */
import type { Writable } from '@turnwise/kernel';
import { forcedKind } from '../forced-kind.ts';
import type { EncounterDiff, Morale } from '../types.ts';
import { writeForced } from './writing.ts';
import type { Writers, Writing } from './writing.ts';

export const moraleDiffs: Writers<EncounterDiff, 'checkMorale' | 'breakMorale' | 'force'> = {
  checkMorale(writing, { group, id: combatantId, trigger, roll, threshold }) {
    const failed = roll > threshold;
    const morale = moraleOf(writing, group);
    morale[trigger] = true;
    if (failed) morale.broken = true;
    else morale.passes++;
    writing.emit?.({ kind: 'moraleCheckRolled', combatantId, roll, threshold, failed, trigger });
  },

  breakMorale(writing, { group, id: combatantId }) {
    moraleOf(writing, group).broken = true;
    writing.emit?.({ kind: 'moraleBroken', combatantId, group });
  },

  force(writing, { id, intent }) {
    writeForced(writing, id, intent);
    writing.emit?.({ kind: 'forcedIntentQueued', combatantId: id, intent: forcedKind(intent.kind) });
  },
};

export function freshMorale(group: string): Morale {
  return { group, passes: 0, firstDeath: false, half: false, broken: false };
}

/** The morale of a group for writing; it is new at the first check. */
function moraleOf({ draft }: Writing, group: string): Writable<Morale> {
  const { state } = draft;
  const all = (state.morale = draft.own(state.morale));
  const at = all.findIndex((one) => one.group === group);
  const morale = at < 0 ? freshMorale(group) : draft.own(all[at] as Morale);
  all[at < 0 ? all.length : at] = morale;
  return morale;
}
