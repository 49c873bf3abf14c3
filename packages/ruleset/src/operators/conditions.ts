/** The conditions that a ruleset may use. A new one is a file and a line here. */
import { all } from './conditions/all.ts';
import { any } from './conditions/any.ts';
import { canActivate } from './conditions/can-activate.ts';
import { canAttack } from './conditions/can-attack.ts';
import { canBlock } from './conditions/can-block.ts';
import { canPlay } from './conditions/can-play.ts';
import { compare } from './conditions/compare.ts';
import { controllerIs } from './conditions/controller-is.ts';
import { eventIs } from './conditions/event-is.ts';
import { exists } from './conditions/exists.ts';
import { isFlag } from './conditions/flag.ts';
import { hasAbility } from './conditions/has-ability.ts';
import { hasCounter } from './conditions/has-counter.ts';
import { hasKeyword } from './conditions/has-keyword.ts';
import { hasResource } from './conditions/has-resource.ts';
import { hasType } from './conditions/has-type.ts';
import { inPlay } from './conditions/in-play.ts';
import { inZone } from './conditions/in-zone.ts';
import { isActive } from './conditions/is-active.ts';
import { isTapped, notTapped } from './conditions/tapped.ts';
import { is } from './conditions/is.ts';
import { not } from './conditions/not.ts';
import { phaseAllows } from './conditions/phase-allows.ts';
import { stackEmpty } from './conditions/stack-empty.ts';
import type { ConditionOperator } from './operator.ts';

export const CONDITIONS = [
  compare,
  is,
  all,
  any,
  not,
  exists,
  hasResource,
  inZone,
  phaseAllows,
  canAttack,
  canBlock,
  notTapped,
  isTapped,
  hasAbility,
  canActivate,
  canPlay,
  hasKeyword,
  hasType,
  hasCounter,
  isFlag,
  eventIs,
  controllerIs,
  inPlay,
  isActive,
  stackEmpty,
] as const satisfies readonly ConditionOperator[];
