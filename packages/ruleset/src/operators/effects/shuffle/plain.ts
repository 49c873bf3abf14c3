import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { shufflePlace } from '../../../reference/happen.ts';
import { placeOf } from '../../../reference/world.ts';
import type { ShuffleNode } from './schema.ts';

export function* plain({ zone, player }: ShuffleNode, plain: Plain): PlainEffect {
  const place = placeOf(plain.world, zone, plain.player(player));
  if (place !== undefined) yield* shufflePlace(plain, place);
}
