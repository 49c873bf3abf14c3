/** Transitions of the machine, as every diff that makes one writes them. */
import type { Writable } from '@turnwise/kernel';
import type { Machine } from '../types.ts';
import type { EncounterPhase } from '../words.ts';

/** Every transition is a step of the guard. What belongs to an action or a turn is gone when that is over. */
export function enter(machine: Writable<Machine>, state: EncounterPhase): void {
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
export function advance(machine: Writable<Machine>): void {
  machine.turn++;
  machine.steps = 0;
}
