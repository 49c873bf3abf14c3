/** Victory: looked at after each item; and those who are out (section 7). */
import type { VictoryNode } from '../nodes.ts';
import { holds } from './discovery.ts';
import { newAttempt } from './attempts.ts';
import { newEvent, putDown } from './events.ts';
import { dropGone } from './gone.ts';
import { meet } from './meet.ts';
import { putDownPrevented } from './prevented.ts';
import { kindNamed } from './kinds.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { isPlayer } from './things.ts';
import type { Happening, Item, Player } from './things.ts';
import { GuardExceeded, MatchOver } from './violation.ts';
import type { Verdict, World } from './world.ts';
import { seatsFrom, stillIn } from './world.ts';

/** Ends the match, or tells of those who are out now among the events of the item, so that the game can answer. */
export function* look(plain: Plain, item: Item): Doing<void> {
  const { world } = plain;
  const marks = world.verdicts;
  world.verdicts = [];
  const seats = stillIn(seatsFrom(world, world.turn.active));
  const verdicts = [
    ...marks,
    ...seats.flatMap((player) =>
      (world.ruleset.victory ?? [])
        .filter((entry) => applies(plain, entry, player, item.settled))
        .map(({ result, reason }) => ({ result, reason, player })),
    ),
  ];
  const inner = plain.within({ rule: 'victory', cause: 0, item });
  try {
    settle(inner, yield* losing(inner, item, verdicts));
  } catch (thrown) {
    // What was said is looked at again.
    if (thrown instanceof GuardExceeded) world.verdicts = marks;
    throw thrown;
  }
}

/** Before seats are out, what comes before that: the verdicts without those that were prevented. */
function* losing(plain: Plain, item: Item, verdicts: readonly Verdict[]): Doing<readonly Verdict[]> {
  const { world } = plain;
  const ends = verdicts.some(({ result }) => result !== 'lose');
  const open = verdicts.filter(({ player }) => player === null || !world.losing.includes(player));
  const losses = lossesIn(open).flatMap(({ player, reason }) => (player === null ? [] : [{ player, reason }]));
  if (ends || losses.length === 0) return open;
  const attempt = newAttempt(plain.scope, 'player_lost', losses);
  const before = world.losing;
  world.losing = [...before, ...losses.map(({ player }) => player)];
  world.stack.push(item);
  item.holds = true;
  try {
    yield* meet(plain, attempt.parts, attempt);
  } finally {
    item.holds = false;
    world.stack.splice(world.stack.indexOf(item), 1);
    world.losing = before;
  }
  return attempt.parts.flatMap((event): readonly Verdict[] => {
    const { player = null, reason } = event.payload;
    if (event.prevented || attempt.whole.prevented) putDownPrevented(world, item, event);
    else if (isPlayer(player)) return [{ result: 'lose', player, reason: typeof reason === 'string' ? reason : '' }];
    return [];
  });
}

/** The first reason of each seat that is still in. */
function lossesIn(verdicts: readonly Verdict[]): readonly Verdict[] {
  const lost = verdicts.filter(({ result, player }) => result === 'lose' && player?.out === false);
  return lost.filter(({ player }, at) => lost.findIndex((one) => one.player === player) === at);
}

/** All verdicts of one look count together. */
export function settle(plain: Plain, verdicts: readonly Verdict[]): void {
  const { world, scope } = plain;
  const by = scope.rule;
  const seats = stillIn(world.players);
  const wins = verdicts.filter(({ result }) => result === 'win');
  const draws = verdicts.filter(({ result }) => result === 'draw');
  const losses = lossesIn(verdicts);
  const [win] = wins;
  const isWinner = (player: Player) => wins.some((one) => one.player === player);
  if (win !== undefined) endMatch(world, world.players.filter(isWinner), win.reason, by);
  const [draw] = draws;
  if (draw !== undefined) endMatch(world, seats, draw.reason, by);
  const last = losses.at(-1);
  const left = seats.filter((player) => !losses.some((one) => one.player === player));
  if (last !== undefined && left.length === 0) endMatch(world, seats.length === 1 ? [] : seats, last.reason, by);
  if (last !== undefined && left.length === 1) endMatch(world, left, last.reason, by);
  for (const { player, reason } of losses) {
    if (player === null) continue;
    player.out = true;
    // The window of a step begins again with the active seat.
    world.turn.passed = 0;
    if (player === world.turn.active) world.turn.ending = 'wholeTurn';
    plain.follow('player_lost', { player, reason });
    dropGone(world, player, null);
  }
}

export function endMatch(world: World, winners: readonly Player[], reason: string, by: string): never {
  putDown(world, newEvent({ rule: by, cause: 0 }, 'match_ended', { winners, reason }), 'applied');
  world.ended = { winners: winners.map(({ name }) => name), reason };
  world.stack.length = 0;
  world.halted = null;
  throw new MatchOver();
}

function applies(plain: Plain, { conditions, on }: VictoryNode, player: Player, events: readonly Happening[]): boolean {
  const scope = plain.within({
    rule: 'victory',
    self: null,
    source: null,
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
