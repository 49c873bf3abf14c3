/** Effects on counters, flags, resources, attributes and words. */
import { amountOf } from '../../schema/operands.ts';
import { everyCard, everyThing } from '../every.ts';
import {
  amountIn,
  canPay,
  cardIn,
  cardsOf,
  changeCard,
  changeCounter,
  changeFlag,
  changeResource,
  counterPayload,
  playerIn,
  resourcePayload,
} from '../happen.ts';
import type { Plain } from '../plain.ts';
import type { Card, Happening } from '../things.ts';
import { Violation } from '../violation.ts';
import { flagsOf, isPlay } from '../world.ts';
import type { NodeOf, PlainEffects } from './typed.ts';

export const NUMBERS: Pick<
  PlainEffects,
  | 'add_counter'
  | 'forbid'
  | 'gain_resource'
  | 'grant'
  | 'lose_resource'
  | 'modify_attribute'
  | 'pay_resource'
  | 'remove_counter'
  | 'set_counter'
  | 'set_flag'
  | 'set_resource'
  | 'tap'
  | 'untap'
> = {
  modify_attribute: {
    perform(node, here) {
      const { target, attribute, set, add, multiply, until = 'end_of_turn' } = node;
      const layer = set !== undefined ? 'set' : add !== undefined ? 'add' : 'multiply';
      const amount = () => here.number(set ?? add ?? multiply);
      const payloads = () => cardsOf(here, target).map((card) => ({ card, attribute, amount: amount() }));
      const change = (event: Happening) =>
        changeCard(here, event, { layer, what: attribute, amount: amountIn(event), until });
      return here.raise('attribute_modified', payloads(), change, payloads);
    },
  },

  add_counter: {
    perform(node, here) {
      const amount = () => here.number(amountOf(node), 1);
      const payloads = () => cardsOf(here, node.target).map((card) => counterPayload(card, node.counter, amount()));
      return here.raise('counter_changed', payloads(), (event) => changeCounter(here, event), payloads);
    },
  },

  remove_counter: {
    perform(node, here) {
      const payloads = () =>
        cardsOf(here, node.target).map((card) => counterPayload(card, node.counter, -removed(node, here, card)));
      return here.raise('counter_changed', payloads(), (event) => changeCounter(here, event), payloads);
    },
    payable(node, here) {
      const cards = cardsOf(here, node.target);
      return (
        cards.length > 0 &&
        cards.every((card) => {
          const there = card.counters.get(node.counter) ?? 0;
          return amountOf(node) === 'all' ? there > 0 : there >= removed(node, here, card);
        })
      );
    },
  },

  set_counter: {
    perform(node, here) {
      const amount = () => here.number(amountOf(node));
      const payloads = () =>
        cardsOf(here, node.target).map((card) =>
          counterPayload(card, node.counter, amount() - (card.counters.get(node.counter) ?? 0)),
        );
      return here.raise('counter_changed', payloads(), (event) => changeCounter(here, event), payloads);
    },
  },

  tap: {
    /** Only cards in play. */
    perform({ target }, here) {
      const { world } = here;
      const isReady = (card: Card) => isPlay(world, card.place) && !card.flags.has('tapped');
      const cards = () => (flagsOf(world, 'card').includes('tapped') ? here.cards(target).filter(isReady) : []);
      const payloads = () => cards().map((card) => ({ target: card, flag: 'tapped', value: true }));
      const tap = (event: Happening) => {
        const card = cardIn(event, 'target');
        if (card !== null && isPlay(world, card.place)) changeFlag(here, event);
      };
      return here.raise('flag_changed', payloads(), tap, payloads);
    },
    payable({ target }, here) {
      return everyCard(here, target, (card) => isPlay(here.world, card.place) && !card.flags.has('tapped'));
    },
  },

  untap: {
    /** Only cards in play, and none that is forbidden to. */
    perform({ target }, here) {
      const { world } = here;
      const isReady = (card: Card) =>
        isPlay(world, card.place) && card.flags.has('tapped') && !here.isForbidden(card, 'untap');
      const cards = () => (flagsOf(world, 'card').includes('tapped') ? here.cards(target).filter(isReady) : []);
      const payloads = () => cards().map((card) => ({ target: card, flag: 'tapped', value: false }));
      const untap = (event: Happening) => {
        const card = cardIn(event, 'target');
        if (card !== null && isPlay(world, card.place)) changeFlag(here, event);
      };
      return here.raise('flag_changed', payloads(), untap, payloads);
    },
    payable({ target }, here) {
      const isReady = (card: Card) => isPlay(here.world, card.place) && !here.isForbidden(card, 'untap');
      return everyCard(here, target, (card) => card.flags.has('tapped') && isReady(card));
    },
  },

  set_flag: {
    perform({ flag, value = true, target }, here) {
      const wanted = () => here.number(value) !== 0;
      const payloads = () =>
        (target === undefined ? [null] : here.things(target)).map((thing) => ({
          target: thing,
          flag,
          value: wanted(),
        }));
      return here.raise('flag_changed', payloads(), (event) => changeFlag(here, event), payloads);
    },
    /** Nobody pays with what is so already. */
    payable({ flag, value = true, target }, here) {
      const wanted = here.number(value) !== 0;
      if (target === undefined) return here.world.flags.has(flag) !== wanted;
      return everyThing(here, target, (thing) => thing.kind !== 'item' && thing.flags.has(flag) !== wanted);
    },
  },

  gain_resource: {
    perform(node, here) {
      const player = here.player(node.player);
      const amount = here.number(amountOf(node));
      const payloads = player === null ? [] : [resourcePayload(player, node.resource, amount)];
      return here.raise('resource_changed', payloads, (event) => changeResource(here, event));
    },
  },

  pay_resource: {
    /** More than there is, is a violation. */
    perform(node, here) {
      const player = here.player(node.player);
      const amount = here.number(amountOf(node));
      const payloads = player === null ? [] : [resourcePayload(player, node.resource, -amount)];
      return here.raise('resource_changed', payloads, (event) => {
        const due = -amountIn(event);
        if (!canPay(here, playerIn(event), node.resource, due)) throw new Violation('cannotPay');
        if (due > 0) changeResource(here, event);
      });
    },
    payable(node, here) {
      return canPay(here, here.player(node.player), node.resource, here.number(amountOf(node)));
    },
  },

  lose_resource: {
    perform(node, here) {
      const player = here.player(node.player);
      const amount = here.number(amountOf(node));
      const payloads = player === null ? [] : [resourcePayload(player, node.resource, -amount)];
      return here.raise('resource_changed', payloads, (event) => changeResource(here, event));
    },
    payable(node, here) {
      return canPay(here, here.player(node.player), node.resource, here.number(amountOf(node)));
    },
  },

  set_resource: {
    perform(node, here) {
      const player = here.player(node.player);
      const amount = here.number(amountOf(node)) - (player?.resources.get(node.resource) ?? 0);
      const payloads = player === null ? [] : [resourcePayload(player, node.resource, amount)];
      return here.raise('resource_changed', payloads, (event) => changeResource(here, event));
    },
  },

  grant: {
    perform({ target, keyword, ability, until = 'end_of_turn' }, here) {
      const what = keyword ?? ability ?? '';
      const layer = keyword === undefined ? 'ability' : 'grant';
      const payloads = () => cardsOf(here, target).map((card) => ({ card, word: what, value: true }));
      const change = { layer, what, amount: 0, until } as const;
      return here.raise('granted', payloads(), (event) => changeCard(here, event, change), payloads);
    },
  },

  forbid: {
    perform({ target, keyword, until = 'end_of_turn' }, here) {
      const payloads = () => cardsOf(here, target).map((card) => ({ card, word: keyword, value: false }));
      const change = { layer: 'forbid', what: keyword, amount: 0, until } as const;
      return here.raise('granted', payloads(), (event) => changeCard(here, event, change), payloads);
    },
  },
};

/** `all` is as many as there are. */
function removed(node: NodeOf<'remove_counter'>, here: Plain, { counters }: Card): number {
  const amount = amountOf(node);
  return amount === 'all' ? (counters.get(node.counter) ?? 0) : here.number(amount, 1);
}
