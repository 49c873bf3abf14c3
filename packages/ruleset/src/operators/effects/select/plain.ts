import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { ofPlayers } from '../../../reference/targets.ts';
import type { SelectNode } from './schema.ts';

export function* plain({ player, from, as, may }: SelectNode, plain: Plain): PlainEffect {
  const who = plain.player(player);
  const candidates = plain.gather(from);
  const [min, max] = plain.bounds(from, candidates.length);
  const least = may === true ? 0 : Math.min(min, candidates.length);
  plain.bind(as, who === null ? [] : yield* plain.choose(who, candidates, least, max, ofPlayers(from)));
}
