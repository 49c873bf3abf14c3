import { readStream } from '@turnwise/kernel';
import { z } from 'zod';
import { cardAt } from '../../compiled/at.ts';
import type { Asking, Build, ListOf, NumberOf } from '../../compile/build.ts';
import { seatOf } from '../../compiled/compiled.ts';
import { inIdOrder } from '../../run/id-order.ts';
import { askFor } from '../../run/ask.ts';
import { discardHappens } from '../../run/happen/leave.ts';
import { charge } from '../../run/meter.ts';
import { timed } from '../../run/timed.ts';
import { cardsIn, zoneNumberOf, zoneOfRole } from '../../run/where.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { amountOf, atMostOne, exactlyOne } from '../../schema/operands.ts';
import { everyOne } from '../every-one.ts';
import { defineEffect } from '../operator.ts';
import { askGroup, askOne, group } from './asking.ts';
import { partsOf } from './parts.ts';
import { take } from '../../run/take.ts';

const schema = ({ thing, timeOut, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('discard'),
      target: thing.optional(),
      player: thing.optional(),
      amount: value.optional(),
      count: value.optional(),
      random: z.literal(true).optional(),
      simultaneous: z.boolean().optional(),
      timeOut: timeOut.optional(),
    })
    .apply(exactlyOne('target', 'player'))
    .apply(atMostOne('amount', 'count'));

type DiscardNode = z.infer<ReturnType<typeof schema>>;

export const discard = defineEffect({
  op: 'discard',
  raises: 'discarded',
  namesAttempt: true,
  about: {
    text: 'Puts cards from a hand into the graveyard: the cards named, or a number of cards that the player chooses or, with `random`, that are drawn at random. With `simultaneous`, all players that `player` names are asked at once, without seeing the other answers; then all cards go in turn order of the players.',
    example: { op: 'discard', player: { ref: 'opponent' }, count: 1 },
  },
  schema,
  draws: ({ random }) => (random === true ? 'random' : null),
  check(node, checking) {
    if (node.random !== true) checking.asks();
    checking.raises('discarded');
    checking.raises('zone_moved', { from: checking.zoneOf('hand'), to: checking.zoneOf('graveyard') });
    checking.needsZone('hand');
    checking.needsZone('graveyard');
    checking.thing('target', node.target, 'cards');
    checking.player('player', node.player);
    checking.count('amount', node.amount);
    checking.count('count', node.count);
    const asks = node.target === undefined && node.random !== true;
    const amount = checking.constant(amountOf(node) ?? 1);
    checking.timeOut(node.timeOut, asks ? { of: 'cards', min: amount, max: amount } : { of: 'nothing' });
  },
  compile(node, build) {
    if (node.target !== undefined) return raiseDiscarded(build, build.things(node.target));
    const question = questionOf(node, build);
    if (node.random === true) {
      takeAtRandom(build, question.seat, build.number(amountOf(node), 1), question.register);
      question.then();
    } else if (node.simultaneous === true) {
      askGroup(build, group(build, node.player), question.ask, (item, parts) => {
        item.registers[question.register] = parts.flat();
      });
      question.then();
    } else askOne(build, question);
  },
  asking(node, build) {
    const isOther = node.target !== undefined || node.random === true || node.simultaneous === true;
    return isOther ? null : questionOf(node, build);
  },
  /** With cards in a hand, or with so many as there are in it. */
  payable(node, build) {
    const { compiled } = build;
    if (node.target !== undefined)
      return everyOne(node.target, build, (card, desk) => {
        const zone = zoneNumberOf(compiled, desk.state, card);
        return zone >= 0 && zone === compiled.roles.hand;
      });
    const seat = build.seat(node.player);
    const count = build.number(amountOf(node), 1);
    return (desk, item) => {
      const by = seat(desk, item);
      return by >= 0 && cardsIn(compiled, desk.state, zoneOfRole(compiled, 'hand'), by).length >= count(desk, item);
    };
  },
});

function questionOf(node: DiscardNode, build: Build): Asking {
  const { asm, compiled } = build;
  const count = build.number(amountOf(node), 1);
  const name = `discards-${asm.code.length}`;
  const register = build.bound(name, 'things');
  return {
    seat: build.seat(node.player),
    name,
    register,
    ask(item, asker, seat) {
      const { desk } = asker.local;
      // In id order: a hand may be sorted while the question is open.
      const candidates = inIdOrder(desk, cardsIn(compiled, desk.state, zoneOfRole(compiled, 'hand'), seat));
      const wanted = count(desk, item);
      const question = { candidates, min: wanted, max: wanted, purpose: 'discard' };
      return askFor(compiled, timed(asker, node.timeOut), item, seat, question);
    },
    then: () => raiseDiscarded(build, (_, item) => item.registers[register] as readonly number[]),
  };
}

function raiseDiscarded(build: Build, cards: ListOf): void {
  const { compiled } = build;
  build.raise(
    'discarded',
    partsOf(cards, (card, desk) => {
      const { state } = desk;
      const zone = zoneNumberOf(compiled, state, card);
      if (zone < 0 || zone !== compiled.roles.hand) return null;
      const { place, owner } = cardAt(state, card);
      return [~(compiled.zones[zone]?.shared === true ? owner : seatOf(compiled, place)), card];
    }),
    discardHappens(build),
  );
}

/** One after the other, each by its place among those that are left. */
function takeAtRandom({ asm, compiled }: Build, seat: NumberOf, count: NumberOf, chosen: number): void {
  asm.step((item, running) => {
    const { state } = running;
    item.registers[chosen] = NONE;
    const by = seat(running.local.desk, item);
    if (by < 0) return;
    const left = cardsIn(compiled, state, zoneOfRole(compiled, 'hand'), by).slice();
    const reader = readStream(state.random, 'random');
    const taken: number[] = [];
    const wanted = Math.min(count(running.local.desk, item), left.length);
    // Each that is taken moves those behind it.
    charge(running.local.desk, left.length + Math.max(0, wanted) * Math.trunc(left.length / FEW));
    while (taken.length < wanted) taken.push(...left.splice(reader.below(left.length), 1));
    take(running, reader.step());
    item.registers[chosen] = taken;
  });
}

const NONE: readonly number[] = Object.freeze([]);
/** Cards that move as fast as one is looked at. */
const FEW = 64;
