import type { Build } from '../../../compile/build.ts';
import { drawHappens } from '../../../run/happen/leave.ts';
import { noted } from '../../../run/record.ts';
import { withinSteps } from '../../../run/steps.ts';
import { cardsIn, zoneOfRole } from '../../../run/where.ts';
import { amountOf } from '../../../schema/operands.ts';
import { NO_PARTS } from '../parts.ts';
import type { Payload } from '../parts.ts';
import type { DrawNode } from './schema.ts';

export function run(node: DrawNode, build: Build): void {
  const { asm, compiled } = build;
  const seat = build.seat(node.player);
  const count = build.number(amountOf(node), 1);
  const missing = build.bound(`missing-${asm.code.length}`, 'things', amountOf(node));
  build.raise(
    'card_drawn',
    (item, running) => {
      const { state } = running;
      item.registers[missing] = NONE;
      const by = seat(state, item);
      const wanted = count(state, item);
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
}

const NONE: readonly number[] = Object.freeze([]);
