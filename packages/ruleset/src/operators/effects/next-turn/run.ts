import type { Build } from '../../../compile/build.ts';
import { noted } from '../../../run/record.ts';
import { isPlayer } from '../../../run/where.ts';
import { partOf } from '../parts.ts';
import type { NextTurnNode } from './schema.ts';

export function run(node: NextTurnNode, build: Build): void {
  const { compiled } = build;
  build.raise(
    'extra_turn',
    partOf(build.seat(node.player), (by) => [~by]),
    (event, item, running) => {
      const player = event.fields[0] as number;
      if (!isPlayer(player)) return;
      noted(compiled, running, item, event);
      running.local.next = ~player;
    },
  );
}
