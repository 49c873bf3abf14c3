/** One turn: it starts, an intent is chosen, forced or rejected, and what the action came to waits. */
import { forcedKind } from '../forced-kind.ts';
import type { EncounterDiff } from '../types.ts';
import { advance, enter } from './transition.ts';
import { machineOf, sideOf, writeForced } from './writing.ts';
import type { Writers } from './writing.ts';

type Kinds = 'startTurn' | 'useForced' | 'choose' | 'reject' | 'plan';

export const turnDiffs: Writers<EncounterDiff, Kinds> = {
  startTurn(writing, { id }) {
    const machine = machineOf(writing);
    advance(machine);
    machine.current = id;
    machine.rejected = false;
    writing.emit?.({ kind: 'turnStarted', combatantId: id });
  },

  useForced(writing, { id, intent }) {
    const machine = machineOf(writing);
    machine.intent = intent;
    machine.from = 'forced';
    writeForced(writing, id, null);
    writing.emit?.({ kind: 'forcedIntentApplied', combatantId: id, intent: forcedKind(intent.kind) });
  },

  choose(writing, { intent, from }) {
    const machine = machineOf(writing);
    machine.intent = intent;
    machine.from = from;
    const combatantId = machine.current ?? '';
    const side = sideOf(writing, combatantId);
    writing.emit?.({ kind: 'intentChosen', combatantId, side, intent, by: from });
  },

  reject(writing, { reasons }) {
    const machine = machineOf(writing);
    // Where nothing was chosen, it was a provider that gave no intent.
    machine.rejected = machine.from === 'provider' || machine.from === null;
    machine.intent = null;
    machine.from = null;
    const combatantId = machine.current ?? '';
    writing.emit?.({ kind: 'actionRejected', combatantId, side: sideOf(writing, combatantId), reasons });
  },

  plan(writing, { effects }) {
    const machine = machineOf(writing);
    machine.effects = effects;
    enter(machine, 'APPLY_EFFECTS');
    writing.emit?.({ kind: 'stateEntered', state: 'APPLY_EFFECTS' });
  },
};
