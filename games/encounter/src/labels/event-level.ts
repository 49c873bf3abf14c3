/** Which events players want to read, and which are for those who want to know everything. */
import type { LogLevel } from '@turnwise/game';
import type { EncounterEvent } from '../event.ts';
import type { IntentKind } from '../words.ts';

/** Steps of the machine, what other events tell as well, and what is used up. */
const DEBUG_KINDS: ReadonlySet<EncounterEvent['kind']> = new Set<EncounterEvent['kind']>([
  'stateEntered',
  'initiativeRolled',
  'turnQueueBuilt',
  'turnStarted',
  'needAction',
  'forcedIntentQueued',
  'poolRolled',
  'spellSlotConsumed',
  'ammoConsumed',
  'itemConsumed',
  'breathConsumed',
  'entityDestroyed',
]);

/** No later event says the weapon, or that somebody who is struck was about to leave. The other intents speak for themselves. */
const TOLD_INTENTS: readonly IntentKind[] = ['rangedAttack', 'flee'];

export function eventLevel(event: EncounterEvent): LogLevel {
  if (event.kind === 'intentChosen') return TOLD_INTENTS.includes(event.intent.kind) ? 'min' : 'debug';
  // That the dead do nothing is no news.
  if (event.kind === 'turnSkipped') return event.reason === 'dead' || event.reason === 'fled' ? 'debug' : 'min';
  return DEBUG_KINDS.has(event.kind) ? 'debug' : 'min';
}
