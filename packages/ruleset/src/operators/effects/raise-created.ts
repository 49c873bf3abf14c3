/** What makes cards of a definition: tokens, or cards that stay. */
import type { Build } from '../../compile/build.ts';
import type { ThingNode, ValueNode } from '../../nodes.ts';
import { createHappens } from '../../run/happen/create.ts';
import { withinSteps } from '../../run/steps.ts';
import { amountOf } from '../../schema/operands.ts';
import { NOTHING } from '../../types.ts';
import { NO_PARTS } from './parts.ts';
import { listed } from '../../run/listed.ts';

interface CreatingNode {
  readonly card: string;
  readonly player?: ThingNode | undefined;
  readonly to?: string | undefined;
  readonly amount?: ValueNode | undefined;
  readonly count?: ValueNode | undefined;
  readonly as?: string | undefined;
}

export function raiseCreated(node: CreatingNode, build: Build, token: boolean): void {
  const { names } = build;
  const seat = build.seat(node.player);
  const amount = build.number(amountOf(node), 1);
  const register = node.as === undefined ? -1 : build.bound(node.as, 'things');
  const definition = names.card(node.card);
  const zone = node.to === undefined ? -1 : names.zone(node.to);
  build.raise(
    'token_created',
    (item, running) => {
      if (register >= 0) item.registers[register] = NONE;
      const by = seat(running.local.desk, item);
      const number = withinSteps(running, amount(running.local.desk, item));
      if (by < 0 || number <= 0) return NO_PARTS;
      return Array.from({ length: number }, () => listed(NOTHING, ~by));
    },
    createHappens(build, { definition, zone, token, register }),
    'once',
  );
}

const NONE: readonly number[] = Object.freeze([]);
