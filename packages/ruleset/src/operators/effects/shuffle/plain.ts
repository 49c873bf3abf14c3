import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { shufflePlace } from '../../../reference/happen.ts';
import { placeOf } from '../../../reference/world.ts';
import type { ShuffleNode } from './schema.ts';

export function* plain({ zone, player }: ShuffleNode, here: Plain): PlainEffect {
  const place = placeOf(here.world, zone, here.player(player));
  if (place !== undefined) yield* shufflePlace(here, place);
}
