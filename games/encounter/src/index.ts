// The game, and the way to run it without a match.
export { createEncounterGame, encounter } from './game.ts';
export { Encounter, EncounterLoopError } from './encounter.ts';
export type { StepResult as EncounterStep } from './encounter.ts';
export { startOf } from './start.ts';
export { STREAMS } from './dice.ts';

// Documents: what ships, and reading one's own.
export { ENCOUNTERS } from './encounters/shipped.ts';
export { readEncounterFile } from './encounters/read-file.ts';
export type { EncounterFile } from './encounters/read-file.ts';
export { readEncounter } from './notation/read-encounter.ts';

// Bounds on what an encounter may hold.
export { ENCOUNTER_LIMITS } from './limits.ts';

// Rules with other parts.
export { createEncounterRules } from './rules.ts';
export { overShipped } from './parts.ts';
export type { Parts } from './parts.ts';
export { RULESETS } from './rulesets/shipped.ts';
export type {
  AttackRoll,
  Damage,
  Initiative,
  MoraleDue,
  MoraleGroup,
  Ruleset as EncounterRules,
  Surprise,
  Way,
} from './rulesets/ruleset.ts';
export { PROVIDERS } from './providers/shipped.ts';
export type { TacticalProvider } from './providers/provider.ts';
export { SHIPPED } from './content/shipped.ts';
export { readContent } from './content/read-content.ts';
export type { Content as EncounterContent } from './content/types.ts';

// What a turn looks at, and what can be done in it.
export type { CombatContext } from './views/context.ts';
export type { ConditionsView } from './views/conditions-view.ts';
export type { PartiesView } from './views/parties-view.ts';
export type { DiceService } from './dice.ts';
export { availableNow } from './available-now.ts';
export { availableChoices, choicesOf } from './actions/available-choices.ts';
export type { AvailableChoices } from './actions/available-choices.ts';
export type { ActionOffer, ActionResult, CombatAction, NotAvailable } from './actions/action.ts';

// What people and narrators see.
export { formatEvent } from './labels/format-event.ts';
export { actionLabel } from './labels/action-label.ts';
export { rejectionLabel } from './labels/refusal-label.ts';
export { parseEvent, serializeEvent } from './serialize.ts';
export type { EventRecord } from './serialize.ts';
export { summarize } from './summarize.ts';
export type { Summary } from './summarize.ts';
export type { Account, Fallen, TurningPoint } from './summary/account.ts';

// The types.
export { HEALTH } from './types.ts';
export { OUTCOMES as ENCOUNTER_OUTCOMES, REJECTIONS, SIDES, STATES } from './words.ts';
export type { EncounterEvent } from './event.ts';
export type {
  Affliction,
  Body,
  Combatant,
  Control as ControlledBy,
  Effect,
  EncounterDiff,
  EncounterInput,
  EncounterSetup,
  EncounterState,
  EncounterTypes,
  EncounterView,
  Health,
  Machine,
  Morale,
  SeenCombatant,
} from './types.ts';
export type {
  ActionChoice,
  BySide,
  EncounterOutcome,
  EncounterPhase,
  Intent,
  IntentKind,
  MoraleTrigger,
  Rejection,
  RejectionCode,
  Side,
} from './words.ts';
