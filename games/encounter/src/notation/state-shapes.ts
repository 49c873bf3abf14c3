/** Shapes of what a position says of an encounter that goes on: the machine, bodies, afflictions, effects that wait, morale. */
import { either, flag, integer, list, object, oneOf, optional, text } from '@turnwise/kernel';
import type { FieldShapes, Shape } from '@turnwise/kernel';
import { byKind } from '../content/shapes.ts';
import { ENCOUNTER_LIMITS } from '../limits.ts';
import { listUpTo } from '../list-up-to.ts';
import { INTENT_SHAPES } from '../intent-shapes.ts';
import { OUTCOMES, STATES } from '../words.ts';
import type { Affliction, Body, Effect, Machine, Morale } from '../types.ts';
import type { Intent } from '../words.ts';

const COUNT = integer(0);
const POINTS = integer(0, ENCOUNTER_LIMITS.hitPoints.usual);

function orNull<V>(shape: Shape<V>): Shape<V | null> {
  return either(shape, oneOf([null]));
}

/** Each of these fields, and a `kind` beside them. */
export function ofKinds<V extends { readonly kind: string }>(shapes: Readonly<Record<V['kind'], object>>): Shape<V> {
  const whole = Object.entries<object>(shapes).map(([kind, fields]) => [
    kind,
    object({ kind: oneOf([kind]), ...fields }),
  ]);
  return byKind<V>(Object.fromEntries(whole) as Parameters<typeof byKind<V>>[0]);
}

export const INTENT: Shape<Intent> = ofKinds<Intent>(INTENT_SHAPES);

const AFTER = { after: optional(integer(1)) };
const BETWEEN = { source: text, target: text, ...AFTER };
const AMOUNT = { ...BETWEEN, amount: COUNT };

const EFFECT: Shape<Effect> = ofKinds<Effect>({
  damage: AMOUNT,
  heal: AMOUNT,
  drain: AMOUNT,
  consumeSlot: { caster: text, level: integer(1) },
  consumeAmmo: { actor: text, weapon: text },
  consumeItem: { actor: text, item: text },
  consumeBreath: { actor: text },
  applyCondition: { ...BETWEEN, condition: text, duration: orNull(integer(1)), charges: COUNT },
  endConditions: BETWEEN,
  absorb: { ...BETWEEN, condition: text },
  destroy: BETWEEN,
  flee: { actor: text },
});

export const MACHINE_SHAPES: FieldShapes<Machine> = {
  state: oneOf(STATES),
  round: COUNT,
  queue: list(text),
  turn: integer(-1),
  current: orNull(text),
  intent: orNull(INTENT),
  from: oneOf(['seat', 'provider', 'forced', null]),
  rejected: flag,
  effects: list(EFFECT),
  outcome: oneOf([...OUTCOMES, null]),
  surprised: object({ party: flag, opposition: flag }),
  steps: COUNT,
};

export const BODY_SHAPES: FieldShapes<Body> = {
  hp: POINTS,
  maxHp: POINTS,
  drained: COUNT,
  slots: listUpTo(COUNT, 'namesPerList'),
  ammo: POINTS,
  items: listUpTo(text, 'namesPerList'),
  breaths: COUNT,
  dead: flag,
  fled: flag,
};

export const AFFLICTIONS: Shape<readonly Affliction[]> = list(
  object<Affliction>({ id: text, source: text, rounds: orNull(COUNT), charges: COUNT }),
);

export const MORALE: Shape<readonly Morale[]> = list(
  object<Morale>({ group: text, passes: COUNT, firstDeath: flag, half: flag, broken: flag }),
);
