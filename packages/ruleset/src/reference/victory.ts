/** Victory: looked at after each item; and those who are out (section 7). */
import type { VictoryNode } from '../nodes.ts';
import { holds } from './discovery.ts';
import { newEvent, putDown } from './events.ts';
import { kindNamed } from './kinds.ts';
import type { Plain } from './plain.ts';
import { newItem } from './stack.ts';
import type { Happening, Item, Player } from './things.ts';
import { MatchOver } from './violation.ts';
import type { Verdict, World } from './world.ts';
import { seatsFrom, stillIn } from './world.ts';

/** Ends the match, or gives the items that tell of those who are out now. */
export function look(plain: Plain, events: readonly Happening[]): readonly Item[] {
  const { world } = plain;
  const marks = world.verdicts;
  world.verdicts = [];
  const seats = stillIn(seatsFrom(world, world.turn.active));
  const verdicts = [
    ...marks,
    ...seats.flatMap((player) =>
      (world.ruleset.victory ?? [])
        .filter((entry) => applies(plain, entry, player, events))
        .map(({ result, reason }) => ({ result, reason, player })),
    ),
  ];
  return settle(plain, verdicts, 'victory');
}

/** All verdicts of one look count together. */
export function settle(plain: Plain, verdicts: readonly Verdict[], by: string): readonly Item[] {
  const { world } = plain;
  const seats = stillIn(world.players);
  const wins = verdicts.filter(({ result }) => result === 'win');
  const draws = verdicts.filter(({ result }) => result === 'draw');
  const losses = verdicts.filter(({ result, player }) => result === 'lose' && player?.out === false);
  const [win] = wins;
  if (win !== undefined)
    endMatch(
      world,
      world.players.filter((player) => wins.some((one) => one.player === player)),
      win.reason,
      by,
    );
  const [draw] = draws;
  if (draw !== undefined) endMatch(world, seats, draw.reason, by);
  const last = losses.at(-1);
  if (last === undefined) return [];
  const left = seats.filter((player) => !losses.some((one) => one.player === player));
  if (left.length === 0) endMatch(world, seats.length === 1 ? [] : seats, last.reason, by);
  if (left.length === 1) endMatch(world, left, last.reason, by);
  return [lostItem(plain, losses, by)];
}

export function endMatch(world: World, winners: readonly Player[], reason: string, by: string): never {
  putDown(world, newEvent({ rule: by, cause: 0 }, 'match_ended', { winners, reason }), 'applied');
  world.ended = { winners: winners.map(({ name }) => name), reason };
  world.stack.length = 0;
  throw new MatchOver();
}

/** The seats are out at once; the item tells it, so that the game's reactions can answer. */
function lostItem(plain: Plain, losses: readonly Verdict[], by: string): Item {
  const { world } = plain;
  for (const { player } of losses) {
    if (player === null) continue;
    player.out = true;
    if (player === world.turn.active) world.turn.ending = 'turn';
  }
  return newItem({
    rule: by,
    seat: world.turn.active,
    *work(item) {
      const inner = plain.within({ rule: by, cause: 0, item });
      const told = new Set<Player | null>();
      for (const { player, reason } of losses) {
        if (!told.has(player)) inner.follow('player_lost', { player, reason });
        told.add(player);
      }
    },
  });
}

function applies(plain: Plain, { conditions, on }: VictoryNode, player: Player, events: readonly Happening[]): boolean {
  const scope = plain.within({
    rule: 'victory',
    self: null,
    controller: plain.world.turn.active,
    player,
    event: null,
    item: null,
    action: false,
    targets: new Map(),
    bound: new Map(),
    params: {},
    layered: true,
  });
  if (on === undefined) return holds(scope, conditions);
  return events.some((event) => {
    const inner = scope.within({ event });
    const { player: whose } = event.payload;
    return (
      event.kind === kindNamed(plain.world.ruleset, on.event) &&
      (whose === undefined || whose === null || whose === player) &&
      holds(inner, on.filters) &&
      holds(inner, conditions)
    );
  });
}
