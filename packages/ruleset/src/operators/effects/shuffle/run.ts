import type { Build } from '../../../compile/build.ts';
import type { Zone } from '../../../compile/compiled.ts';
import { shuffleHappens } from '../../../run/happen/shuffle.ts';
import { NOTHING } from '../../../types.ts';
import { partOf } from '../parts.ts';
import type { ShuffleNode } from './schema.ts';

export function run(node: ShuffleNode, build: Build): void {
  const zone = build.names.zone(node.zone);
  const symbol = build.names.symbol(node.zone);
  const seat = build.seat(node.player);
  const { compiled } = build;
  build.raise(
    'shuffled',
    partOf(seat, (by) => [symbol, (compiled.zones[zone] as Zone).shared ? NOTHING : ~by]),
    shuffleHappens(build),
  );
}
