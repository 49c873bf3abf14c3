import type { Build } from '../../../compile/build.ts';
import { seat as seatNumber } from '@turnwise/game';
import { noted } from '../../../run/record.ts';
import { isPlayer } from '../../../run/where.ts';
import { partOf } from '../parts.ts';
import type { ExtraTurnNode } from './schema.ts';

export function run(node: ExtraTurnNode, build: Build): void {
  const { compiled } = build;
  build.raise(
    'extra_turn',
    partOf(build.seat(node.player), (by) => [~by]),
    (event, item, running) => {
      const player = event.fields[0] as number;
      if (!isPlayer(player)) return;
      noted(compiled, running, item, event);
      running.local.queue = [...running.local.queue, seatNumber(~player)];
    },
  );
}
