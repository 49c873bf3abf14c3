/** The effects that a ruleset may use. A new one is a file and a line here. */
import { addCounter } from './effects/add-counter.ts';
import { chooseNumber } from './effects/choose-number.ts';
import { choose } from './effects/choose.ts';
import { copyCard } from './effects/copy-card.ts';
import { counter } from './effects/counter.ts';
import { createCard } from './effects/create-card.ts';
import { createToken } from './effects/create-token.ts';
import { dealDamage } from './effects/deal-damage.ts';
import { declareAttack } from './effects/declare-attack.ts';
import { declareBlock } from './effects/declare-block.ts';
import { destroy } from './effects/destroy.ts';
import { discard } from './effects/discard.ts';
import { drawMatch } from './effects/draw-match.ts';
import { draw } from './effects/draw.ts';
import { emit } from './effects/emit.ts';
import { endStep } from './effects/end-step.ts';
import { endTurn } from './effects/end-turn.ts';
import { executeAbility } from './effects/execute-ability.ts';
import { extraTurn } from './effects/extra-turn.ts';
import { forEach } from './effects/for-each.ts';
import { forbid } from './effects/forbid.ts';
import { gainResource, loseResource, payResource, setResource } from './effects/resources.ts';
import { grant } from './effects/grant.ts';
import { heal } from './effects/heal.ts';
import { conditional } from './effects/if.ts';
import { binding } from './effects/let.ts';
import { look } from './effects/look.ts';
import { lose } from './effects/lose.ts';
import { may } from './effects/may.ts';
import { modifyAttribute } from './effects/modify-attribute.ts';
import { moveZone } from './effects/move-zone.ts';
import { nextTurn } from './effects/next-turn.ts';
import { order } from './effects/order.ts';
import { payAbilityCost } from './effects/pay-ability-cost.ts';
import { removeCounter } from './effects/remove-counter.ts';
import { repeat } from './effects/repeat.ts';
import { replaceEvent } from './effects/replace-event.ts';
import { reveal } from './effects/reveal.ts';
import { roll } from './effects/roll.ts';
import { search } from './effects/search.ts';
import { select } from './effects/select.ts';
import { setCounter } from './effects/set-counter.ts';
import { setFlag } from './effects/set-flag.ts';
import { shuffle } from './effects/shuffle.ts';
import { takeControl } from './effects/take-control.ts';
import { tap } from './effects/tap.ts';
import { untap } from './effects/untap.ts';
import { win } from './effects/win.ts';
import type { EffectOperator } from './operator.ts';

export const EFFECTS = [
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
] as const satisfies readonly EffectOperator[];
