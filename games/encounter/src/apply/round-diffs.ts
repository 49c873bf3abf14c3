/** The course of an encounter: transitions of the machine, how it begins, its rounds, how it ends. */
import type { EncounterDiff } from '../types.ts';
import { tickAfflictions } from './afflictions.ts';
import { advance, enter } from './transition.ts';
import { machineOf } from './writing.ts';
import type { Writers } from './writing.ts';

type Kinds = 'enter' | 'begin' | 'startRound' | 'queue' | 'skip' | 'end' | 'fault';

export const roundDiffs: Writers<EncounterDiff, Kinds> = {
  enter(writing, { state }) {
    enter(machineOf(writing), state);
    writing.emit?.({ kind: 'stateEntered', state });
  },

  begin(writing, { rolls, surprised }) {
    const { draft, emit } = writing;
    machineOf(writing).surprised = surprised;
    emit?.({ kind: 'encounterStarted', encounterId: draft.state.setup.id });
    emit?.({
      kind: 'surpriseRolled',
      partySurprised: surprised.party,
      oppositionSurprised: surprised.opposition,
      partyRoll: rolls.party,
      oppositionRoll: rolls.opposition,
    });
  },

  startRound(writing) {
    const machine = machineOf(writing);
    machine.round++;
    machine.queue = [];
    machine.turn = -1;
    machine.steps = 0;
    writing.emit?.({ kind: 'roundStarted', roundNo: machine.round });
    tickAfflictions(writing);
  },

  queue(writing, { order, queue }) {
    machineOf(writing).queue = queue;
    writing.emit?.({ kind: 'initiativeRolled', order });
    writing.emit?.({ kind: 'turnQueueBuilt', queue });
  },

  skip(writing, { id: combatantId, reason }) {
    advance(machineOf(writing));
    writing.emit?.({ kind: 'turnSkipped', combatantId, reason });
  },

  end(writing, { outcome }) {
    const machine = machineOf(writing);
    machine.outcome = outcome;
    enter(machine, 'ENDED');
    writing.emit?.({ kind: 'victoryDetermined', outcome });
  },

  fault(writing, { actor: actorId, errorType, message }) {
    const machine = machineOf(writing);
    writing.emit?.({ kind: 'encounterFaulted', state: machine.state, actorId, errorType, message });
    machine.outcome = 'FAULTED';
    enter(machine, 'ENDED');
  },
};
