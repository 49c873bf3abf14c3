import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { ofPlayers } from '../../../reference/targets.ts';
import type { SelectNode } from './schema.ts';

export function* plain({ player, from, as, may }: SelectNode, here: Plain): PlainEffect {
  const who = here.player(player);
  const candidates = here.gather(from);
  const [min, max] = here.bounds(from, candidates.length);
  const least = may === true ? 0 : Math.min(min, candidates.length);
  here.bind(as, who === null ? [] : yield* here.choose(who, candidates, least, max, ofPlayers(from)));
}
