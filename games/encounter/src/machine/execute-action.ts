/** EXECUTE_ACTION → APPLY_EFFECTS: the action is rolled. What happened is told; what it changes waits. */
import { actionOf } from '../actions/all.ts';
import type { PlannedEffect } from '../actions/action.ts';
import type { EncounterEvent } from '../event.ts';
import type { Effect } from '../types.ts';
import { contextFor, tell } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function executeAction(stepping: Stepping): void {
  const { work } = stepping;
  const { intent } = work.state.machine;
  if (intent === null) throw new Error('there is no intent to execute');
  const { events, effects } = actionOf(intent).execute(contextFor(stepping), intent);
  const rolls = events.filter((event) => effects.some(({ because }) => because === event));
  if (work.recording) for (const event of events) tell(stepping, numbered(event, rolls));
  work.take({ kind: 'plan', effects: effects.map((effect) => tied(effect, rolls)) });
}

/** A roll that brings something has its number. */
function numbered(event: EncounterEvent, rolls: readonly EncounterEvent[]): EncounterEvent {
  const at = rolls.indexOf(event);
  return at < 0 ? event : { ...event, no: at + 1 };
}

/** The effect as it waits: with the number of its roll. */
function tied({ because, ...effect }: PlannedEffect, rolls: readonly EncounterEvent[]): Effect {
  return because === undefined ? effect : { ...effect, after: rolls.indexOf(because) + 1 };
}
