/**
 * Events as records of a stable schema, for logs and assistants, and back. The schema has a shape for each field of each
 * kind: one that is new does not compile until it is there. Fields come in the order of the schema, `kind` first.
 */
import { answerShape } from '@turnwise/game';
import {
  cloneDeep,
  either,
  fail,
  flag,
  integer,
  isRecord,
  issue,
  list,
  object,
  ok,
  oneOf,
  optional,
  text,
} from '@turnwise/kernel';
import type { FieldShapes, Issue, Json, Result, Shape } from '@turnwise/kernel';
import { sized } from './content/shapes.ts';
import { SAVES } from './content/types.ts';
import { INTENT, ofKinds } from './notation/state-shapes.ts';
import { OUTCOMES, REJECTIONS, SIDES, STATES } from './words.ts';
import type { EncounterEvent } from './event.ts';
import type { ActionChoice, Rejection } from './words.ts';

/** What an event is written as. */
export type EventRecord = { readonly kind: EncounterEvent['kind'] } & Readonly<Record<string, Json>>;

export function serializeEvent(event: EncounterEvent): EventRecord {
  const values = event as unknown as Readonly<Record<string, Json | undefined>>;
  const fields = Object.keys(SCHEMA[event.kind]).flatMap((field): [string, Json][] => {
    const value = values[field];
    return value === undefined ? [] : [[field, cloneDeep(value)]];
  });
  return { kind: event.kind, ...Object.fromEntries(fields) };
}

/** The event of a record, or everything that is wrong with it. */
export function parseEvent(record: unknown): Result<EncounterEvent, readonly Issue[]> {
  return EVENT.is(record) ? ok(cloneDeep(record)) : fail(EVENT.issues(record, ''));
}

type Kind = EncounterEvent['kind'];
type EventOf<K extends Kind, E = EncounterEvent> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? E
    : never
  : never;
type Schema = { readonly [K in Kind]: FieldShapes<Omit<EventOf<K>, 'kind'>> };

const COUNT = integer(0);
const SIDE = oneOf(SIDES);
const NAMES = list(text);
const ROLL = integer();
const NONE = oneOf([null]);
const ROUNDS = either(COUNT, NONE);

const PARAMS_EXPECTED = 'parameters by name';
const PARAMS: Shape<Readonly<Record<string, Json>>> = {
  expected: PARAMS_EXPECTED,
  is: (value): value is Readonly<Record<string, Json>> =>
    isRecord(value) && Object.values(value).every((one) => answerShape.is(one) || isRecords(one)),
  issues: (value, path) => (PARAMS.is(value) ? [] : [issue(path, 'wrongShape', PARAMS_EXPECTED, value ?? null)]),
};

/** A list of records, as the issues of a malformed intent. */
function isRecords(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && Object.values(one).every((field) => answerShape.is(field)))
  );
}

const CHOICE = object<ActionChoice>({ label: object({ key: text, params: PARAMS }), intent: INTENT });
const REJECTION = object<Rejection>({ code: oneOf(REJECTIONS), params: PARAMS });
/** A combatant and its roll. */
const INITIATIVE: Shape<readonly [string, number]> = {
  expected: 'a name and a roll',
  is: (value): value is readonly [string, number] => PAIR.is(value) && text.is(value[0]) && ROLL.is(value[1]),
  issues: (value, path) =>
    INITIATIVE.is(value) ? [] : [issue(path, 'wrongShape', INITIATIVE.expected, value ?? null)],
};
const PAIR = sized(either(text, ROLL), 2);

/** What any event may have. */
const ANY = { reveals: optional(flag), final: optional(flag), no: optional(integer(1)), after: optional(integer(1)) };
const COMBATANT = { combatantId: text, ...ANY };
const FORCED = { combatantId: text, intent: text, ...ANY };
const BETWEEN = { sourceId: text, targetId: text };
const ENDED = {
  targetId: text,
  conditionId: text,
  reason: oneOf(['expired', 'damaged', 'dispelled', 'usedUp']),
  ...ANY,
};

const SCHEMA: Schema = {
  encounterStarted: { encounterId: text, ...ANY },
  surpriseRolled: {
    partySurprised: flag,
    oppositionSurprised: flag,
    partyRoll: ROLL,
    oppositionRoll: ROLL,
    ...ANY,
  },
  roundStarted: { roundNo: COUNT, ...ANY },
  initiativeRolled: { order: list(INITIATIVE), ...ANY },
  turnQueueBuilt: { queue: NAMES, ...ANY },
  turnStarted: COMBATANT,
  turnSkipped: { combatantId: text, reason: text, ...ANY },
  needAction: { combatantId: text, side: SIDE, available: list(CHOICE), forced: optional(oneOf([true])), ...ANY },
  actionRejected: { combatantId: text, side: SIDE, reasons: list(REJECTION), ...ANY },
  encounterFaulted: { state: oneOf(STATES), actorId: either(text, NONE), errorType: text, message: text, ...ANY },
  attackRolled: {
    attackerId: text,
    defenderId: text,
    roll: ROLL,
    total: ROLL,
    targetAc: integer(),
    hit: flag,
    critical: flag,
    ...ANY,
  },
  damageApplied: { ...BETWEEN, side: SIDE, amount: COUNT, targetHpAfter: optional(COUNT), ...ANY },
  spellSlotConsumed: { casterId: text, side: SIDE, level: integer(1), remaining: optional(COUNT), ...ANY },
  conditionApplied: { ...BETWEEN, conditionId: text, duration: ROUNDS, ...ANY },
  entityDied: { entityId: text, ...ANY },
  moraleCheckRolled: {
    combatantId: text,
    roll: ROLL,
    threshold: integer(),
    failed: flag,
    trigger: oneOf(['firstDeath', 'half']),
    ...ANY,
  },
  forcedIntentQueued: FORCED,
  forcedIntentApplied: FORCED,
  victoryDetermined: { outcome: oneOf(OUTCOMES), ...ANY },
  stateEntered: { state: oneOf(STATES), ...ANY },
  intentChosen: { combatantId: text, side: SIDE, intent: INTENT, by: oneOf(['seat', 'provider']), ...ANY },
  savingThrowRolled: {
    combatantId: text,
    against: oneOf(SAVES),
    roll: ROLL,
    total: ROLL,
    needed: integer(),
    saved: flag,
    ...ANY,
  },
  spellCast: { casterId: text, spellId: text, targetIds: NAMES, ...ANY },
  itemUsed: { actorId: text, itemId: text, targetIds: NAMES, ...ANY },
  breathUsed: { actorId: text, targetIds: NAMES, ...ANY },
  undeadTurned: {
    actorId: text,
    roll: either(ROLL, NONE),
    needed: either(integer(), NONE),
    turned: NAMES,
    destroyed: NAMES,
    ...ANY,
  },
  poolRolled: { actorId: text, dice: text, total: ROLL, of: oneOf(['hitDice', 'targets']), ...ANY },
  healingApplied: { ...BETWEEN, side: SIDE, amount: optional(COUNT), targetHpAfter: optional(COUNT), ...ANY },
  ammoConsumed: { actorId: text, side: SIDE, weaponId: text, remaining: optional(COUNT), ...ANY },
  itemConsumed: { actorId: text, itemId: text, ...ANY },
  breathConsumed: { actorId: text, remaining: COUNT, ...ANY },
  modifierApplied: { ...BETWEEN, modifierId: text, duration: ROUNDS, ...ANY },
  conditionEnded: ENDED,
  modifierEnded: ENDED,
  hitAbsorbed: { targetId: text, conditionId: text, remaining: COUNT, ...ANY },
  levelDrained: {
    ...BETWEEN,
    side: SIDE,
    amount: COUNT,
    levelAfter: COUNT,
    targetHpAfter: optional(COUNT),
    ...ANY,
  },
  entityDestroyed: { ...BETWEEN, ...ANY },
  entityFled: { entityId: text, ...ANY },
  moraleBroken: { combatantId: text, group: text, ...ANY },
};

const EVENT: Shape<EncounterEvent> = ofKinds<EncounterEvent>(SCHEMA);
