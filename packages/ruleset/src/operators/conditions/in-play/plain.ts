import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import { isPlay } from '../../../reference/world.ts';
import type { InPlayNode } from './schema.ts';

export function plain({ target }: InPlayNode, here: Plain): boolean {
  return everyCard(here, target, ({ place }) => isPlay(here.world, place));
}
