import { z } from 'zod';
import { drawHappens } from '../../run/happen/leave.ts';
import { noted } from '../../run/record.ts';
import { withinSteps } from '../../run/steps.ts';
import { cardsIn, zoneOfRole } from '../../run/where.ts';
import { amountOf, atMostOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { NO_PARTS } from './parts.ts';
import type { Payload } from './parts.ts';

export const draw = defineEffect({
  op: 'draw',
  raises: 'card_drawn',
  namesAttempt: true,
  about: {
    text: 'The player draws cards, one by default, from the top of the deck zone, which may be shared, to the hand zone.',
    example: { op: 'draw', player: { ref: 'controller' }, count: 1 },
  },
  schema: ({ thing, value }) =>
    z
      .strictObject({
        op: z.literal('draw'),
        player: thing.optional(),
        amount: value.optional(),
        count: value.optional(),
      })
      .apply(atMostOne('amount', 'count')),
  check(node, checking) {
    checking.raises('card_drawn');
    checking.raises('zone_moved', { from: checking.zoneOf('deck'), to: checking.zoneOf('hand') });
    checking.raises('draw_failed');
    checking.needsZone('deck');
    checking.needsZone('hand');
    checking.fills(checking.zoneOf('hand'), amountOf(node) ?? 1);
    checking.player('player', node.player);
    checking.count('amount', node.amount);
    checking.count('count', node.count);
  },
  compile(node, build) {
    const { asm, compiled } = build;
    const seat = build.seat(node.player);
    const count = build.number(amountOf(node), 1);
    const missing = build.bound(`missing-${asm.code.length}`, 'things', amountOf(node));
    build.raise(
      'card_drawn',
      (item, running) => {
        const { state } = running;
        item.registers[missing] = NONE;
        const by = seat(running.local.desk, item);
        const wanted = count(running.local.desk, item);
        if (by < 0 || wanted <= 0) return NO_PARTS;
        withinSteps(running, wanted);
        const deck = cardsIn(compiled, state, zoneOfRole(compiled, 'deck'), by);
        const there = Math.min(wanted, deck.length);
        const parts: Payload[] = [];
        for (let i = 0; i < there; i++) parts.push([~by, deck[i] as number]);
        if (there < wanted) item.registers[missing] = Array.from({ length: wanted - there }, () => ~by);
        return parts;
      },
      drawHappens(build),
    );
    build.raise(
      'draw_failed',
      (item) => (item.registers[missing] as readonly number[]).map((player) => [player]),
      (event, item, running) => noted(compiled, running, item, event),
    );
  },
});

const NONE: readonly number[] = Object.freeze([]);
