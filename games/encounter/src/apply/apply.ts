/** The one writer of an encounter: what each diff changes, and the events that tell of it. */
import type { Draft, Emit, Rules, Writable } from '@turnwise/kernel';
import type { Content } from '../content/types.ts';
import { forcedKind } from '../forced-kind.ts';
import { placeOf } from '../registration.ts';
import { told } from '../told.ts';
import type { Effect, EncounterDiff, EncounterSetup, EncounterTypes, Machine, Morale } from '../types.ts';
import type { EncounterPhase, Side } from '../words.ts';
import { tickAfflictions } from './afflictions.ts';
import { applyEffect, bodyOf } from './effect.ts';

export function createApply(contentOf: (setup: EncounterSetup) => Content): Rules<EncounterTypes>['apply'] {
  return (draft, diff, emit) => {
    const telling = emit && ((event: EncounterTypes['Event']): void => emit(told(event)));
    applyDiff(draft, contentOf(draft.state.setup), diff, telling);
  };
}

function applyDiff(
  draft: Draft<EncounterTypes>,
  content: Content,
  diff: EncounterDiff,
  emit: Emit<EncounterTypes>,
): void {
  const { state } = draft;
  switch (diff.kind) {
    case 'enter':
      enter(machineOf(draft), diff.state);
      emit?.({ kind: 'stateEntered', state: diff.state });
      break;
    case 'begin': {
      const { rolls, surprised } = diff;
      machineOf(draft).surprised = surprised;
      emit?.({ kind: 'encounterStarted', encounterId: state.setup.id });
      emit?.({
        kind: 'surpriseRolled',
        partySurprised: surprised.party,
        oppositionSurprised: surprised.opposition,
        partyRoll: rolls.party,
        oppositionRoll: rolls.opposition,
      });
      break;
    }
    case 'startRound': {
      const machine = machineOf(draft);
      machine.round++;
      machine.queue = [];
      machine.turn = -1;
      machine.steps = 0;
      emit?.({ kind: 'roundStarted', roundNo: machine.round });
      tickAfflictions(draft, content, emit);
      break;
    }
    case 'queue':
      machineOf(draft).queue = diff.queue;
      emit?.({ kind: 'initiativeRolled', order: diff.order });
      emit?.({ kind: 'turnQueueBuilt', queue: diff.queue });
      break;
    case 'skip':
      advance(machineOf(draft));
      emit?.({ kind: 'turnSkipped', combatantId: diff.id, reason: diff.reason });
      break;
    case 'startTurn': {
      const machine = machineOf(draft);
      advance(machine);
      machine.current = diff.id;
      machine.rejected = false;
      emit?.({ kind: 'turnStarted', combatantId: diff.id });
      break;
    }
    case 'useForced': {
      const machine = machineOf(draft);
      machine.intent = diff.intent;
      machine.from = 'forced';
      (state.forced = draft.own(state.forced))[placeOf(state.setup, diff.id)] = null;
      emit?.({ kind: 'forcedIntentApplied', combatantId: diff.id, intent: forcedKind(diff.intent.kind) });
      break;
    }
    case 'choose': {
      const { intent, from } = diff;
      const machine = machineOf(draft);
      machine.intent = intent;
      machine.from = from;
      const combatantId = machine.current ?? '';
      emit?.({ kind: 'intentChosen', combatantId, side: currentSide(draft), intent, by: from });
      break;
    }
    case 'reject': {
      const machine = machineOf(draft);
      // Where nothing was chosen, it was a provider that gave no intent.
      machine.rejected = machine.from === 'provider' || machine.from === null;
      machine.intent = null;
      machine.from = null;
      const combatantId = machine.current ?? '';
      emit?.({ kind: 'actionRejected', combatantId, side: currentSide(draft), reasons: diff.reasons });
      break;
    }
    case 'plan': {
      const machine = machineOf(draft);
      machine.effects = diff.effects;
      enter(machine, 'APPLY_EFFECTS');
      emit?.({ kind: 'stateEntered', state: 'APPLY_EFFECTS' });
      break;
    }
    case 'effect':
      applyEffect(draft, content, diff.effect, afterRoll(diff.effect, emit));
      break;
    case 'die':
      bodyOf(draft, diff.id).dead = true;
      emit?.({ kind: 'entityDied', entityId: diff.id });
      break;
    case 'checkMorale': {
      const { group, id: combatantId, trigger, roll, threshold } = diff;
      const failed = roll > threshold;
      const morale = moraleOf(draft, group);
      morale[trigger] = true;
      if (failed) morale.broken = true;
      else morale.passes++;
      emit?.({ kind: 'moraleCheckRolled', combatantId, roll, threshold, failed, trigger });
      break;
    }
    case 'breakMorale':
      moraleOf(draft, diff.group).broken = true;
      emit?.({ kind: 'moraleBroken', combatantId: diff.id, group: diff.group });
      break;
    case 'force':
      (state.forced = draft.own(state.forced))[placeOf(state.setup, diff.id)] = diff.intent;
      emit?.({ kind: 'forcedIntentQueued', combatantId: diff.id, intent: forcedKind(diff.intent.kind) });
      break;
    case 'end': {
      const machine = machineOf(draft);
      machine.outcome = diff.outcome;
      enter(machine, 'ENDED');
      emit?.({ kind: 'victoryDetermined', outcome: diff.outcome });
      break;
    }
    case 'fault': {
      const { actor: actorId, errorType, message } = diff;
      const machine = machineOf(draft);
      emit?.({ kind: 'encounterFaulted', state: machine.state, actorId, errorType, message });
      machine.outcome = 'FAULTED';
      enter(machine, 'ENDED');
      break;
    }
  }
}

/** What an effect changes is told with the roll that brought it. */
function afterRoll({ after }: Effect, emit: Emit<EncounterTypes>): Emit<EncounterTypes> {
  return emit === undefined || after === undefined ? emit : (event) => emit({ ...event, after });
}

/** The machine for writing. */
function machineOf(draft: Draft<EncounterTypes>): Writable<Machine> {
  return (draft.state.machine = draft.own(draft.state.machine));
}

/** Every transition is a step of the guard. What belongs to an action or a turn is gone when that is over. */
function enter(machine: Writable<Machine>, state: EncounterPhase): void {
  machine.state = state;
  machine.steps++;
  if (state === 'CHECK_DEATHS' || state === 'ENDED') {
    machine.effects = [];
    machine.intent = null;
    machine.from = null;
  }
  if (state === 'TURN_START' || state === 'ROUND_START' || state === 'ENDED') machine.current = null;
}

/** The next place of the queue. */
function advance(machine: Writable<Machine>): void {
  machine.turn++;
  machine.steps = 0;
}

function currentSide({ state: { setup, machine } }: Draft<EncounterTypes>): Side {
  return setup.combatants[placeOf(setup, machine.current ?? '')]?.side ?? 'party';
}

/** The morale of a group for writing; it is new at the first check. */
function moraleOf(draft: Draft<EncounterTypes>, group: string): Writable<Morale> {
  const { state } = draft;
  const all = (state.morale = draft.own(state.morale));
  const at = all.findIndex((one) => one.group === group);
  const morale = at < 0 ? freshMorale(group) : draft.own(all[at] as Morale);
  all[at < 0 ? all.length : at] = morale;
  return morale;
}

export function freshMorale(group: string): Morale {
  return { group, passes: 0, firstDeath: false, half: false, broken: false };
}
