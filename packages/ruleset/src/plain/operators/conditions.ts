/** Conditions. */
import { compareNumbers, pairOf, same } from '../comparing.ts';
import { holds } from '../discovery.ts';
import { everyCard, everyThing, hasPower } from '../every.ts';
import { kindNamed } from '../kinds.ts';
import { isPlay } from '../world.ts';
import type { PlainConditions } from './typed.ts';

export const CONDITIONS: PlainConditions = {
  all({ of }, here) {
    return here.test(of);
  },

  any({ of }, here) {
    return of.some((one) => here.test(one));
  },

  can_activate({ target, ability: named }, here) {
    const id = here.value(named);
    return everyCard(here, target, (card) => {
      const ability = here.ability(card, id);
      return ability !== undefined && here.canActivate(card, ability);
    });
  },

  can_attack({ target }, here) {
    const { world } = here;
    return everyCard(
      here,
      target,
      (card) =>
        isPlay(world, card.place) &&
        card.controller === world.turn.active &&
        !card.flags.has('tapped') &&
        (!card.flags.has('summoned_this_turn') || here.hasWord(card, 'attack')) &&
        !here.isForbidden(card, 'attack') &&
        !world.stack.some(({ own }) => [own?.payload['attacker']].flat().includes(card)) &&
        hasPower(here, card),
    );
  },

  can_block({ target }, here) {
    const { world } = here;
    return everyCard(
      here,
      target,
      (card) =>
        isPlay(world, card.place) &&
        card.controller !== world.turn.active &&
        !card.flags.has('tapped') &&
        !here.isForbidden(card, 'block') &&
        !world.stack.some(({ own }) => [own?.payload['blocker']].flat().includes(card)) &&
        hasPower(here, card),
    );
  },

  can_play(node, here) {
    const [card] = here.cards(node.target);
    if (card === undefined || here.isForbidden(card, 'play')) return false;
    const cast = here.abilities(card).find((ability) => ability.node.kind === 'cast');
    if (cast === undefined) return true;
    const { controller } = here.scope;
    const inner = here.within({
      self: card,
      source: card,
      player: controller,
      action: false,
      targets: new Map(),
      bound: new Map(),
    });
    return holds(inner, cast.node.conditions) && inner.canChoose(cast.node.targets ?? []);
  },

  compare({ left, is, right }, here) {
    const [one, other] = pairOf(here, left, right);
    return compareNumbers(one, is, other);
  },

  controller_is({ target, player }, here) {
    const { controller } = here.scope;
    return everyThing(here, target, (thing) => {
      const whose = thing.kind === 'card' ? thing.controller : thing.kind === 'item' ? thing.seat : null;
      if (whose === null) return false;
      if (player === 'self') return whose === controller;
      return player === 'opponent' ? whose !== controller : whose === here.player(player);
    });
  },

  event_is({ event }, { scope, world }) {
    return [event].flat().some((name) => kindNamed(world.ruleset, name) === scope.event?.kind);
  },

  exists({ selector, atLeast }, here) {
    return here.gather(selector).length >= here.number(atLeast, 1);
  },

  flag({ flag, target, value = true }, here) {
    if (target === undefined) return here.world.flags.has(flag) === value;
    return everyThing(here, target, (thing) => thing.kind !== 'item' && thing.flags.has(flag) === value);
  },

  has_ability({ target, ability }, here) {
    const id = here.value(ability);
    return everyCard(here, target, (card) => here.ability(card, id) !== undefined);
  },

  has_counter({ target, counter, atLeast }, here) {
    return everyCard(here, target, ({ counters }) => (counters.get(counter) ?? 0) >= here.number(atLeast, 1));
  },

  has_keyword({ target, keyword }, here) {
    return everyCard(here, target, (card) => here.hasWord(card, keyword));
  },

  has_resource({ resource, atLeast, player }, here) {
    const now = here.player(player)?.resources.get(resource);
    return now !== undefined && now >= here.number(atLeast);
  },

  has_type({ target, type }, here) {
    return everyCard(here, target, ({ definition }) => definition.types?.includes(type) === true);
  },

  in_play({ target }, here) {
    return everyCard(here, target, ({ place }) => isPlay(here.world, place));
  },

  in_zone({ target, zone }, here) {
    const zones = [zone].flat();
    return everyCard(here, target, ({ place }) => place !== null && zones.includes(place.zone));
  },

  is({ left, right }, here) {
    const [one, other] = pairOf(here, left, right);
    return same(one, other);
  },

  is_active({ player }, here) {
    return here.player(player) === here.world.turn.active;
  },

  is_tapped({ target }, here) {
    return everyCard(here, target, ({ flags }) => flags.has('tapped'));
  },

  not({ of, condition }, here) {
    return !here.test(of ?? condition);
  },

  not_tapped({ target }, here) {
    return everyCard(here, target, ({ flags }) => !flags.has('tapped'));
  },

  phase_allows({ phase, step }, { world: { turn } }) {
    return turn.phase === phase && (step === undefined || turn.step === step);
  },

  stack_empty(_node, { world }) {
    return world.stack.length === 0;
  },
};
