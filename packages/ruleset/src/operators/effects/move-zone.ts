import { z } from 'zod';
import { cardAt, zoneAt } from '../../compiled/at.ts';
import type { Build, NumberOf } from '../../compile/build.ts';
import { placeOf } from '../../compiled/compiled.ts';
import { definitionOf } from '../../run/layers.ts';
import type { ValueNode } from '../../nodes.ts';
import { canGo } from '../../run/coming.ts';
import { haveRoom, moveHappens, movedFields } from '../../run/happen/move.ts';
import { isInPlay, isThere, zoneNumberOf } from '../../run/where.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { NOTHING } from '../../types.ts';
import type { Desk, Item, RulesetState } from '../../types.ts';
import { everyOne } from '../every-one.ts';
import { defineEffect } from '../operator.ts';
import { castEach } from './cast-each.ts';
import { partsOf } from './parts.ts';

const schema = ({ id, thing, value }: Grammar) =>
  z.strictObject({
    op: z.literal('move_zone'),
    target: thing,
    to: id,
    player: thing.optional(),
    position: value.optional(),
    from: id.optional(),
    reveal: z.literal(true).optional(),
  });

type MoveZoneNode = z.infer<ReturnType<typeof schema>>;

export const moveZone = defineEffect({
  op: 'move_zone',
  raises: 'zone_moved',
  namesAttempt: true,
  about: {
    text: 'Moves cards to a zone of their owner (the play zone: of their controller), or of `player`. `position` is `top`, `bottom` or a place from the top; without it a card goes on top of an ordered zone, and to the end of any other; `from` leaves out cards that are not there; with `reveal` everybody sees which cards move.',
    example: { op: 'move_zone', target: 'card', to: 'battlefield' },
  },
  schema,
  moves: ({ target, to }) => ({ target, to }),
  check(node, checking) {
    checking.raises('zone_moved', { from: node.from, to: node.to });
    checking.thing('target', node.target, 'cards');
    checking.known('to', 'zone', node.to);
    checking.fills(node.to, howMany(node));
    checking.known('from', 'zone', node.from);
    checking.player('player', node.player);
    if (node.position !== undefined && node.position !== 'top' && node.position !== 'bottom')
      checking.number('position', node.position);
  },
  compile(node, build) {
    const { asm, compiled } = build;
    const number = build.names.zone(node.to);
    const isElsewhere = elsewhere(node, build);
    const seat = seatOfMove(node, build);
    const position = positionOf(node, build);
    const things = build.things(node.target);
    const casts = build.bound(`casts-${asm.code.length}`, 'things');
    const moving = position === null ? -1 : build.bound(`moving-${asm.code.length}`, 'things');
    const isCast = (card: number, state: RulesetState): boolean =>
      zoneAt(compiled, number).role === 'play' &&
      isThere(state, card) &&
      !isInPlay(compiled, state, card) &&
      definitionOf(compiled, state, card).cast >= 0;
    const moved = partsOf(things, (card, desk, item, { effects }) => {
      const { state } = desk;
      if (!canGo(state, effects, card) || isElsewhere(card, desk)) return null;
      if (isCast(card, state)) {
        item.registers[casts] = [...(item.registers[casts] as readonly number[]), card];
        return null;
      }
      const by = seat(card, desk, item);
      return by < 0 ? null : movedFields(compiled, state, card, zoneAt(compiled, number), by);
    });
    build.raise(
      'zone_moved',
      (item, running) => {
        item.registers[casts] = NONE;
        const parts = moved(item, running);
        if (moving >= 0) item.registers[moving] = parts.map(([card = NOTHING]) => card);
        return parts;
      },
      moveHappens(build, position, node.reveal === true, moving),
    );
    castEach(build, casts);
  },
  payable(node, build) {
    const { compiled } = build;
    const number = build.names.zone(node.to);
    const isElsewhere = elsewhere(node, build);
    const seat = seatOfMove(node, build);
    return everyOne(
      node.target,
      build,
      (card, desk, item) => {
        const { state } = desk;
        if (!isThere(state, card) || isElsewhere(card, desk)) return false;
        const by = seat(card, desk, item);
        return by >= 0 && placeOf(compiled, zoneAt(compiled, number), by) !== cardAt(state, card).place;
      },
      (cards, desk, item) =>
        haveRoom(compiled, desk.state, cards, zoneAt(compiled, number), (card) => seat(card, desk, item)),
    );
  },
});

/** Of a selector that takes so many from a pile; of anything else nothing is known. */
function howMany({ target }: MoveZoneNode): ValueNode | undefined {
  if (typeof target !== 'object' || !('selector' in target)) return undefined;
  const { top, bottom } = target.selector;
  return top ?? bottom;
}

/** It does not lie where it should. */
function elsewhere({ from }: MoveZoneNode, { compiled, names }: Build): (card: number, desk: Desk) => boolean {
  const zone = from === undefined ? -1 : names.zone(from);
  return (card, desk) => zone >= 0 && zoneNumberOf(compiled, desk.state, card) !== zone;
}

/** Whose zone it goes to: the player's that is named, else its owner's, in play its controller's. */
function seatOfMove({ player, to }: MoveZoneNode, build: Build): (card: number, desk: Desk, item: Item) => number {
  const named = player === undefined ? null : build.seat(player);
  const number = build.names.zone(to);
  const { compiled } = build;
  return (card, desk, item) => {
    if (named !== null) return named(desk, item);
    const { owner, controller } = cardAt(desk.state, card);
    return zoneAt(compiled, number).role === 'play' ? controller : owner;
  };
}

function positionOf({ position }: MoveZoneNode, build: Build): NumberOf | null {
  if (position === undefined) return null;
  if (position === 'top') return () => 0;
  return position === 'bottom' ? () => Number.MAX_SAFE_INTEGER : build.number(position);
}

const NONE: readonly number[] = Object.freeze([]);
