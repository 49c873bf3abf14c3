/** The conditions that a ruleset may use. A new one is a folder and a line here. */
import { all } from './conditions/all/all.ts';
import { any } from './conditions/any/any.ts';
import { canActivate } from './conditions/can-activate/can-activate.ts';
import { canAttack } from './conditions/can-attack/can-attack.ts';
import { canBlock } from './conditions/can-block/can-block.ts';
import { canPlay } from './conditions/can-play/can-play.ts';
import { compare } from './conditions/compare/compare.ts';
import { controllerIs } from './conditions/controller-is/controller-is.ts';
import { eventIs } from './conditions/event-is/event-is.ts';
import { exists } from './conditions/exists/exists.ts';
import { flag } from './conditions/flag/flag.ts';
import { hasAbility } from './conditions/has-ability/has-ability.ts';
import { hasCounter } from './conditions/has-counter/has-counter.ts';
import { hasKeyword } from './conditions/has-keyword/has-keyword.ts';
import { hasResource } from './conditions/has-resource/has-resource.ts';
import { hasType } from './conditions/has-type/has-type.ts';
import { inPlay } from './conditions/in-play/in-play.ts';
import { inZone } from './conditions/in-zone/in-zone.ts';
import { isActive } from './conditions/is-active/is-active.ts';
import { isTapped } from './conditions/is-tapped/is-tapped.ts';
import { is } from './conditions/is/is.ts';
import { notTapped } from './conditions/not-tapped/not-tapped.ts';
import { not } from './conditions/not/not.ts';
import { phaseAllows } from './conditions/phase-allows/phase-allows.ts';
import { stackEmpty } from './conditions/stack-empty/stack-empty.ts';
import type { ConditionOperator } from './operator.ts';

export const CONDITIONS: readonly ConditionOperator[] = [
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
  flag,
  eventIs,
  controllerIs,
  inPlay,
  isActive,
  stackEmpty,
];
