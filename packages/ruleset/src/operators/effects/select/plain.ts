import type { Plain, PlainAsking, PlainEffect } from '../../../reference/plain.ts';
import type { Doing } from '../../../reference/questions.ts';
import { hasOwnOrder } from '../../../reference/set-order.ts';
import { ofPlayers } from '../../../reference/targets.ts';
import type { Thing } from '../../../reference/things.ts';
import { askThen } from '../plain-asking.ts';
import { groupOf } from '../plain-group.ts';
import type { SelectNode } from './schema.ts';

export function* plain(node: SelectNode, here: Plain): PlainEffect {
  if (node.simultaneous === true) {
    const chosen = yield* here.atOnce(
      groupOf(here, node.player).map((player) => () => askedOf({ ...node, player: 'player' }, here.within({ player }))),
    );
    return here.bind(node.as, chosen.flat());
  }
  yield* askThen(questionOf(node, here));
}

export function plainAsking(node: SelectNode, here: Plain): PlainAsking | null {
  return node.simultaneous === true ? null : questionOf(node, here);
}

function questionOf(node: SelectNode, here: Plain): PlainAsking {
  return {
    ask: () => askedOf(node, here),
    then(answer) {
      here.bind(node.as, answer as readonly Thing[]);
    },
  };
}

function* askedOf({ player, from, may, ordered, timeOut }: SelectNode, here: Plain): Doing<readonly Thing[]> {
  const who = here.player(player);
  const candidates = here.gather(from);
  const [min, max] = here.bounds(from, candidates.length);
  const least = may === true ? 0 : Math.min(min, candidates.length);
  if (who === null) return [];
  const how = { players: ofPlayers(from), ordered: ordered === true, timeOut, ownOrder: hasOwnOrder(from) };
  return yield* here.choose(who, candidates, least, max, how);
}
