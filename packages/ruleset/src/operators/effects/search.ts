import { seat as seatNumber } from '@turnwise/game';
import { ASKED } from '@turnwise/stack';
import { z } from 'zod';
import { cardAt, zoneAt } from '../../compiled/at.ts';
import type { Build, ListOf, NumberOf } from '../../compile/build.ts';
import { placeOf } from '../../compiled/compiled.ts';
import { askFor } from '../../run/ask.ts';
import { moveHappens, movedFields } from '../../run/happen/move.ts';
import { seeHappens } from '../../run/happen/see.ts';
import { shuffleHappens } from '../../run/happen/shuffle.ts';
import { bitOf, sightOf } from '../../run/sight.ts';
import { timed } from '../../run/timed.ts';
import { cardsIn } from '../../run/where.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { amountOf, atMostOne } from '../../schema/operands.ts';
import { NOTHING } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import { NO_PARTS, partsOf } from './parts.ts';
import { listed } from '../../run/listed.ts';

const schema = ({ id, selector, thing, timeOut, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('search'),
      player: thing.optional(),
      zone: id,
      selector: selector.optional(),
      amount: value.optional(),
      count: value.optional(),
      to: id,
      reveal: z.literal(true).optional(),
      timeOut: timeOut.optional(),
    })
    .apply(atMostOne('amount', 'count'));

type SearchNode = z.infer<ReturnType<typeof schema>>;

export const search = defineEffect({
  op: 'search',
  about: {
    text: 'The player looks through one of their zones, takes up to a number of cards (one by default) that the selector allows, moves them and shuffles the zone.',
    example: { op: 'search', zone: 'deck', selector: { types: ['creature'] }, count: 1, to: 'hand', reveal: true },
  },
  schema,
  draws: () => 'shuffle',
  check(node, checking) {
    checking.asks();
    checking.raises('looked');
    checking.mayRaise('revealed');
    checking.mayRaise('zone_moved', { from: node.zone, to: node.to });
    checking.raises('shuffled', { zone: node.zone });
    checking.player('player', node.player);
    checking.known('zone', 'zone', node.zone);
    if (node.selector !== undefined) checking.selector('selector', node.selector);
    checking.known('to', 'zone', node.to);
    checking.count('amount', node.amount);
    checking.count('count', node.count);
    checking.timeOut(node.timeOut, { of: 'cards', min: 0, max: checking.constant(amountOf(node) ?? 1) });
  },
  compile(node, build) {
    const { asm, compiled, names } = build;
    const zone = names.zone(node.zone);
    const to = names.zone(node.to);
    const seat = build.seat(node.player);
    const taken = build.bound(`found-${asm.code.length}`, 'things');
    /** Those that still lie there. */
    const takenCards: ListOf = (desk, item) => {
      const by = seat(desk, item);
      const place = placeOf(compiled, zoneAt(compiled, zone), by);
      return (item.registers[taken] as readonly number[]).filter((card) => cardAt(desk.state, card).place === place);
    };
    lookThrough(build, zone, seat);
    choose(node, build, zone, seat, taken);
    if (node.reveal === true)
      build.raise(
        'revealed',
        partsOf(takenCards, (card) => listed(card, NOTHING)),
        seeHappens(build),
      );
    build.raise(
      'zone_moved',
      partsOf(takenCards, (card, desk, item) => {
        const by = seat(desk, item);
        return by < 0 ? null : movedFields(compiled, desk.state, card, zoneAt(compiled, to), by);
      }),
      moveHappens(build, null, node.reveal === true),
    );
    build.raise(
      'shuffled',
      (item, { local }) => {
        const by = seat(local.desk, item);
        const searched = zoneAt(compiled, zone);
        return by < 0 ? NO_PARTS : [listed(searched.symbol, searched.shared ? NOTHING : ~by)];
      },
      shuffleHappens(build),
    );
  },
});

/** The player sees every card of the zone; those that it knows already are not told apart, as others would see how many they are. */
function lookThrough(build: Build, zone: number, seat: NumberOf): void {
  const { compiled } = build;
  build.raise(
    'looked',
    (item, { state, local }) => {
      const by = seat(local.desk, item);
      if (by < 0) return NO_PARTS;
      const searched = zoneAt(compiled, zone);
      const sight = sightOf(compiled, placeOf(compiled, searched, by), state.players.length);
      if ((sight & bitOf(seatNumber(by))) !== 0) return NO_PARTS;
      return cardsIn(compiled, state, searched, by).map((card) => [card, ~by]);
    },
    seeHappens(build),
  );
}

/** Of those that the selector allows, none to so many. */
function choose(node: SearchNode, build: Build, zone: number, seat: NumberOf, taken: number): void {
  const { asm, compiled } = build;
  const allowed = node.selector === undefined ? null : build.selector({ ...node.selector, zone: node.zone });
  const count = build.number(amountOf(node), 1);
  asm.step((item, running) => {
    const { state } = running;
    item.registers[taken] = NONE;
    const by = seat(running.local.desk, item);
    if (by < 0) return undefined;
    const among = allowed === null ? null : allowed(running.local.desk, item);
    const candidates = cardsIn(compiled, state, zoneAt(compiled, zone), by).filter(
      (card) => among === null || among.includes(card),
    );
    const asker = timed(running, node.timeOut);
    const question = { candidates, min: 0, max: count(running.local.desk, item), purpose: 'search' };
    const found = askFor(compiled, asker, item, by, question);
    if (found === 'asked') return ASKED;
    item.registers[taken] = found;
    return undefined;
  });
}

const NONE: readonly number[] = Object.freeze([]);
