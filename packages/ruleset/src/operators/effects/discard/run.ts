import { readStream } from '@turnwise/kernel';
import { ASKED } from '@turnwise/stack';
import type { Build, NumberOf, TestOf } from '../../../compile/build.ts';
import { seatOf } from '../../../compile/compiled.ts';
import { askFor } from '../../../run/ask.ts';
import { discardHappens } from '../../../run/happen/leave.ts';
import { cardsIn, zoneNumberOf, zoneOfRole } from '../../../run/where.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { CardState } from '../../../types.ts';
import { partsOf } from '../parts.ts';
import { everyOne } from '../../every-one.ts';
import type { DiscardNode } from './schema.ts';

export function run(node: DiscardNode, build: Build): void {
  const { asm, compiled } = build;
  const { target } = node;
  const chosen = build.bound(`discards-${asm.code.length}`, 'things');
  const cards = target === undefined ? null : build.things(target);
  if (cards === null) {
    const seat = build.seat(node.player);
    const count = build.number(amountOf(node), 1);
    if (node.random === true) takeAtRandom(build, seat, count, chosen);
    else takeByChoice(build, seat, count, chosen);
  }
  build.raise(
    'discarded',
    partsOf(cards ?? ((_, item) => item.registers[chosen] as readonly number[]), (card, state) => {
      const zone = zoneNumberOf(compiled, state, card);
      if (zone < 0 || zone !== compiled.roles.hand) return null;
      const { place, owner } = state.cards[card] as CardState;
      return [~(compiled.zones[zone]?.shared === true ? owner : seatOf(compiled, place)), card];
    }),
    discardHappens(build),
  );
}

/** With cards in a hand, or with so many as there are in it. */
export function payable(node: DiscardNode, build: Build): TestOf {
  const { compiled } = build;
  if (node.target !== undefined)
    return everyOne(node.target, build, (card, state) => {
      const zone = zoneNumberOf(compiled, state, card);
      return zone >= 0 && zone === compiled.roles.hand;
    });
  const seat = build.seat(node.player);
  const count = build.number(amountOf(node), 1);
  return (state, item) => {
    const by = seat(state, item);
    return by >= 0 && cardsIn(compiled, state, zoneOfRole(compiled, 'hand'), by).length >= count(state, item);
  };
}

function takeByChoice({ asm, compiled }: Build, seat: NumberOf, count: NumberOf, chosen: number): void {
  asm.step((item, running) => {
    const { state } = running;
    item.registers[chosen] = NONE;
    const by = seat(state, item);
    if (by < 0) return undefined;
    const hand = cardsIn(compiled, state, zoneOfRole(compiled, 'hand'), by);
    const wanted = count(state, item);
    const taken = askFor(compiled, running, item, by, hand, wanted, wanted, 'discard');
    if (taken === 'asked') return ASKED;
    item.registers[chosen] = taken;
    return undefined;
  });
}

/** One after the other, each by its place among those that are left. */
function takeAtRandom({ asm, compiled }: Build, seat: NumberOf, count: NumberOf, chosen: number): void {
  asm.step((item, running) => {
    const { state } = running;
    item.registers[chosen] = NONE;
    const by = seat(state, item);
    if (by < 0) return;
    const left = cardsIn(compiled, state, zoneOfRole(compiled, 'hand'), by).slice();
    const reader = readStream(state.random, 'random');
    const taken: number[] = [];
    const wanted = Math.min(count(state, item), left.length);
    while (taken.length < wanted) taken.push(...left.splice(reader.below(left.length), 1));
    running.take(reader.step());
    item.registers[chosen] = taken;
  });
}

const NONE: readonly number[] = Object.freeze([]);
