/** Effects that move, show and take cards. */
import { groupOf } from './group-of.ts';
import { amountOf } from '../../schema/operands.ts';
import { askingAgain } from '../asking-again.ts';
import { everyCard } from '../every.ts';
import {
  cardIn,
  cardsOf,
  destination,
  moveCards,
  moveWith,
  playerIn,
  revealCards,
  see,
  shufflePlace,
} from '../happen.ts';
import { inIdOrder } from '../ids.ts';
import { canGo, haveRoom, placeOfRole } from '../moves.ts';
import type { Position } from '../moves.ts';
import type { Plain, PlainEffect } from '../plain.ts';
import type { Doing } from '../questions.ts';
import { withinSteps } from '../steps.ts';
import { isCard } from '../things.ts';
import type { Ability, Card, Happening } from '../things.ts';
import { isPlay, placeOf, sees, zoneOfRole } from '../world.ts';
import type { NodeOf, PlainEffects } from './typed.ts';

export const CARDS: Pick<
  PlainEffects,
  'destroy' | 'discard' | 'draw' | 'look' | 'move_zone' | 'reveal' | 'search' | 'shuffle' | 'take_control'
> = {
  move_zone: {
    /** A card with a `cast` ability that would come into play is cast instead. */
    *perform(node, here) {
      const { world } = here;
      const cards = () =>
        here
          .cards(node.target)
          .filter((card) => canGo(world, card) && (node.from === undefined || card.place?.zone === node.from));
      const intoPlay = zoneOfRole(world, 'play')?.id === node.to;
      const cast = (card: Card) =>
        intoPlay && card.place !== null && !isPlay(world, card.place) ? castOf(here, card) : undefined;
      let spells: readonly Card[] = [];
      const moved = () => {
        const all = cards();
        spells = all.filter((card) => cast(card) !== undefined);
        return all.filter((card) => !spells.includes(card));
      };
      const whose = node.player === undefined ? undefined : here.player(node.player);
      const position = positionOf(node, here);
      yield* moveCards(here, moved, node.to, { whose, position, open: node.reveal === true });
      for (const card of spells) {
        const ability = cast(card);
        if (ability !== undefined) yield* here.castCard(card, ability);
      }
    },
    /** Every card can go, and there is room for all of them. */
    payable({ target, to, player, from }, here) {
      const whose = player === undefined ? undefined : here.player(player);
      const place = (card: Card) => destination(here, card, to, whose);
      return (
        everyCard(
          here,
          target,
          (card) =>
            place(card) !== undefined &&
            card.place !== null &&
            card.place !== place(card) &&
            (from === undefined || card.place.zone === from),
        ) && haveRoom(here.world, here.cards(target), place)
      );
    },
  },

  draw: {
    /** The top cards; one that has left the deck meanwhile is not drawn. Then what was not there. */
    *perform(node, here) {
      const { world } = here;
      const player = here.player(node.player);
      if (player === null) return;
      const count = withinSteps(world, here.number(amountOf(node), 1));
      const deck = placeOfRole(world, 'deck', player);
      let there = 0;
      const payloads = () => {
        const cards = deck.cards.slice(0, count);
        there = cards.length;
        return cards.map((card) => ({ player, card }));
      };
      const take = function* (event: Happening): PlainEffect {
        const [card, who] = [cardIn(event), playerIn(event)];
        if (card !== null && who !== null && card.place === placeOfRole(world, 'deck', who))
          yield* moveWith(here, event, card, placeOfRole(world, 'hand', who));
      };
      yield* here.raise('card_drawn', payloads(), take, payloads);
      const missing = Array.from({ length: count - there }, () => ({ player }));
      yield* here.raise('draw_failed', missing, (event) => here.record(event));
    },
  },

  discard: {
    /** Cards in a hand, named or chosen or by chance, into the graveyard of their owner. */
    *perform(node, here) {
      const { target } = node;
      if (target !== undefined) return yield* discard(here, () => cardsOf(here, target));
      if (node.simultaneous !== true || node.random === true) {
        const cards = yield* chosen(node, here);
        return yield* discard(here, () => cards);
      }
      const taken = yield* here.atOnce(
        groupOf(here, node.player).map(
          (player) => () => chosen({ ...node, player: 'player' }, here.within({ player })),
        ),
      );
      const cards = taken.flat();
      yield* discard(here, () => cards);
    },
    asking(node, here) {
      if (node.target !== undefined || node.random === true || node.simultaneous === true) return null;
      return { ask: () => chosen(node, here), then: (cards) => discard(here, () => cards as readonly Card[]) };
    },
    payable(node, here) {
      if (node.target !== undefined) {
        const cards = here.cards(node.target);
        return cards.length > 0 && cards.every((card) => isInHand(here, card));
      }
      const player = here.player(node.player);
      const amount = here.number(amountOf(node), 1);
      return player !== null && placeOfRole(here.world, 'hand', player).cards.length >= amount;
    },
  },

  shuffle: {
    *perform({ zone, player }, here) {
      const place = placeOf(here.world, zone, here.player(player));
      if (place !== undefined) yield* shufflePlace(here, place);
    },
  },

  reveal: {
    perform({ target }, here) {
      return revealCards(here, () => cardsOf(here, target));
    },
  },

  look: {
    perform({ target, player }, here) {
      const who = here.player(player);
      const payloads = () => (who === null ? [] : cardsOf(here, target).map((card) => ({ card, player: who })));
      return here.raise('looked', payloads(), (event) => see(here, event), payloads);
    },
  },

  search: {
    /** Sees the zone, takes what it wants, and the zone is shuffled. */
    *perform(node, here) {
      const { world } = here;
      const player = here.player(node.player);
      const place = player === null ? undefined : placeOf(world, node.zone, player);
      if (player === null || place === undefined || place.cards.length === 0) return;
      const looks = () => (sees(world, player, place) ? [] : place.cards.map((card) => ({ card, player })));
      yield* here.raise('looked', looks(), (event) => see(here, event), looks);
      // When somebody concedes meanwhile the question is asked again, and nothing is looked at twice.
      const taken = yield* askingAgain(() => {
        const wanted = here.gather({ ...node.selector, zone: node.zone });
        const candidates = place.cards.filter((card) => wanted.includes(card));
        return here.choose(player, candidates, 0, here.number(amountOf(node), 1), { timeOut: node.timeOut });
      });
      const cards = taken.filter((thing) => isCard(thing));
      const found = () => cards.filter((card) => card.place === place);
      if (node.reveal === true) yield* revealCards(here, found);
      yield* moveCards(here, found, node.to, { open: node.reveal === true });
      yield* shufflePlace(here, place);
    },
  },

  destroy: {
    /** Only cards in play, into the graveyard of their owner. */
    perform({ target }, here) {
      const { world } = here;
      const inPlay = () => cardsOf(here, target).filter(({ place }) => isPlay(world, place));
      const payloads = () => inPlay().map((card) => ({ card }));
      const bury = function* (event: Happening): PlainEffect {
        const card = cardIn(event);
        if (card !== null && isPlay(world, card.place))
          yield* moveWith(here, event, card, placeOfRole(world, 'graveyard', card.owner));
      };
      return here.raise('destroyed', payloads(), bury, payloads);
    },
    payable({ target }, here) {
      return everyCard(here, target, ({ place }) => isPlay(here.world, place));
    },
  },

  take_control: {
    /** Only cards in play; they stay where they lie. */
    perform({ target, player, until = 'while_in_play' }, here) {
      const { world } = here;
      const who = here.player(player);
      const inPlay = () => cardsOf(here, target).filter(({ place }) => isPlay(world, place));
      const payloads = () => (who === null ? [] : inPlay().map((card) => ({ card, player: who })));
      const change = (event: Happening) => {
        const [card, next] = [cardIn(event), playerIn(event)];
        if (card === null || next === null || !isPlay(world, card.place) || card.controller === next) return;
        world.changes.push({ card, layer: 'control', what: '', amount: 0, before: card.controller, now: next, until });
        card.controller = next;
        here.record(event);
      };
      return here.raise('control_changed', payloads(), change, payloads);
    },
  },
};

/** Those that are named are looked at again when what comes before is done. */
function* discard(here: Plain, cards: () => readonly Card[]): Doing<void> {
  const { world } = here;
  const payloads = () =>
    cards()
      .filter((card) => isInHand(here, card))
      .map((card) => ({ player: card.place?.player ?? card.owner, card }));
  const bury = function* (event: Happening): PlainEffect {
    const card = cardIn(event);
    if (card !== null && isInHand(here, card))
      yield* moveWith(here, event, card, placeOfRole(world, 'graveyard', card.owner));
  };
  yield* here.raise('discarded', payloads(), bury, payloads);
}

function* chosen(node: NodeOf<'discard'>, here: Plain): Doing<readonly Card[]> {
  const player = here.player(node.player);
  if (player === null) return [];
  const hand = placeOfRole(here.world, 'hand', player).cards.slice();
  const amount = Math.min(here.number(amountOf(node), 1), hand.length);
  if (amount <= 0) return [];
  const { random, timeOut } = node;
  if (random !== true)
    return (yield* here.choose(player, inIdOrder(hand), amount, amount, { timeOut })).filter((one) => isCard(one));
  return here.chance('random', (reader) =>
    Array.from({ length: amount }, () => hand.splice(reader.below(hand.length), 1)).flat(),
  );
}

function isInHand({ world }: Plain, { place }: Card): boolean {
  return place !== null && place.zone === zoneOfRole(world, 'hand')?.id;
}

function castOf(here: Plain, card: Card): Ability | undefined {
  return here.abilities(card).find(({ node }) => node.kind === 'cast');
}

function positionOf({ position }: NodeOf<'move_zone'>, here: Plain): Position {
  return position === undefined || position === 'top' || position === 'bottom' ? position : here.number(position);
}
