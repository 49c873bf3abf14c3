/** One step of the machine at work, as its handlers get it, and the few things that they all do. */
import { fact } from '@turnwise/kernel';
import type { Resolving } from '@turnwise/kernel';
import { choicesOf } from '../actions/available-choices.ts';
import { createDice } from '../dice.ts';
import type { Library } from '../library.ts';
import { told } from '../told.ts';
import type { EncounterEvent } from '../event.ts';
import type { EncounterTypes } from '../types.ts';
import type { EncounterPhase } from '../words.ts';
import type { CombatContext } from '../views/context.ts';

export interface Stepping {
  readonly work: Resolving<EncounterTypes>;
  readonly library: Library;
}

export type Handler = (stepping: Stepping) => void;

export function enter({ work }: Stepping, state: EncounterPhase): void {
  work.take({ kind: 'enter', state });
}

export function tell({ work }: Stepping, event: EncounterEvent): void {
  if (work.recording) work.take(fact(told(event)));
}

/** The context of whose turn it is, with dice that fall as they are rolled. */
export function contextFor({ work, library }: Stepping): CombatContext {
  return library.context(work.state, work.state.machine.current ?? '', createDice(work));
}

/** What whose turn it is can do, told to whom it concerns; or could, if it were not forced to something. */
export function tellChoices(stepping: Stepping, isForced: boolean = false): void {
  if (!stepping.work.recording) return;
  const context = contextFor(stepping);
  const { actorId: combatantId, parties } = context;
  const forced = isForced ? ({ forced: true } as const) : {};
  const side = parties.sideOf(combatantId);
  tell(stepping, { kind: 'needAction', combatantId, side, available: choicesOf(context), ...forced });
}
