/** The effects that a ruleset may use. A new one is a folder and a line here. */
import { addCounter } from './effects/add-counter/add-counter.ts';
import { chooseNumber } from './effects/choose-number/choose-number.ts';
import { choose } from './effects/choose/choose.ts';
import { copyCard } from './effects/copy-card/copy-card.ts';
import { counter } from './effects/counter/counter.ts';
import { createCard } from './effects/create-card/create-card.ts';
import { createToken } from './effects/create-token/create-token.ts';
import { dealDamage } from './effects/deal-damage/deal-damage.ts';
import { declareAttack } from './effects/declare-attack/declare-attack.ts';
import { declareBlock } from './effects/declare-block/declare-block.ts';
import { destroy } from './effects/destroy/destroy.ts';
import { discard } from './effects/discard/discard.ts';
import { drawMatch } from './effects/draw-match/draw-match.ts';
import { draw } from './effects/draw/draw.ts';
import { emit } from './effects/emit/emit.ts';
import { endStep } from './effects/end-step/end-step.ts';
import { endTurn } from './effects/end-turn/end-turn.ts';
import { executeAbility } from './effects/execute-ability/execute-ability.ts';
import { extraTurn } from './effects/extra-turn/extra-turn.ts';
import { forEach } from './effects/for-each/for-each.ts';
import { forbid } from './effects/forbid/forbid.ts';
import { gainResource } from './effects/gain-resource/gain-resource.ts';
import { grant } from './effects/grant/grant.ts';
import { heal } from './effects/heal/heal.ts';
import { conditional } from './effects/if/if.ts';
import { binding } from './effects/let/let.ts';
import { look } from './effects/look/look.ts';
import { loseResource } from './effects/lose-resource/lose-resource.ts';
import { lose } from './effects/lose/lose.ts';
import { may } from './effects/may/may.ts';
import { modifyAttribute } from './effects/modify-attribute/modify-attribute.ts';
import { moveZone } from './effects/move-zone/move-zone.ts';
import { nextTurn } from './effects/next-turn/next-turn.ts';
import { order } from './effects/order/order.ts';
import { payAbilityCost } from './effects/pay-ability-cost/pay-ability-cost.ts';
import { payResource } from './effects/pay-resource/pay-resource.ts';
import { removeCounter } from './effects/remove-counter/remove-counter.ts';
import { repeat } from './effects/repeat/repeat.ts';
import { replaceEvent } from './effects/replace-event/replace-event.ts';
import { reveal } from './effects/reveal/reveal.ts';
import { roll } from './effects/roll/roll.ts';
import { search } from './effects/search/search.ts';
import { select } from './effects/select/select.ts';
import { setCounter } from './effects/set-counter/set-counter.ts';
import { setFlag } from './effects/set-flag/set-flag.ts';
import { setResource } from './effects/set-resource/set-resource.ts';
import { shuffle } from './effects/shuffle/shuffle.ts';
import { takeControl } from './effects/take-control/take-control.ts';
import { tap } from './effects/tap/tap.ts';
import { untap } from './effects/untap/untap.ts';
import { win } from './effects/win/win.ts';
import type { EffectOperator } from './operator.ts';

export const EFFECTS: readonly EffectOperator[] = [
  moveZone,
  draw,
  discard,
  shuffle,
  reveal,
  look,
  search,
  dealDamage,
  heal,
  destroy,
  modifyAttribute,
  addCounter,
  removeCounter,
  setCounter,
  tap,
  untap,
  gainResource,
  payResource,
  loseResource,
  setResource,
  declareAttack,
  declareBlock,
  createToken,
  createCard,
  copyCard,
  executeAbility,
  payAbilityCost,
  counter,
  replaceEvent,
  emit,
  choose,
  may,
  conditional,
  forEach,
  repeat,
  roll,
  select,
  order,
  chooseNumber,
  binding,
  grant,
  forbid,
  takeControl,
  setFlag,
  extraTurn,
  nextTurn,
  endTurn,
  endStep,
  win,
  lose,
  drawMatch,
];
