/** Unseen on a table: a step is the cell to which it leads, a push or a pull also the thing that is taken along. */
import type { GameStage, Named, Seat, ThingId } from '@turnwise/game';
import { has } from '../has.ts';
import { playerAt } from '../plan.ts';
import { STEP } from '../sight.ts';
import { DIRECTIONS } from '../types.ts';
import type { Direction, Unseen, UnseenInput, UnseenView } from '../types.ts';
import { inBounds, thingOf, thingsAt } from '../where.ts';
import { cue } from './cue.ts';
import { isGround } from './ground.ts';
import { boardCell, cellId, PLAYER, selfId, thingId } from './ids.ts';
import { scene } from './scene.ts';
import { shownOf } from './shown.ts';

export const stage: Pick<GameStage<Unseen>, 'scene' | 'things' | 'meant' | 'cue'> = { scene, things, meant, cue };

function things(view: UnseenView, { kind, field, value }: Named): readonly ThingId[] {
  const dir = DIRECTIONS.find((one) => one === value);
  if (field !== 'dir' || dir === undefined) return [];
  const [x, y, t] = playerAt(view);
  const [dx, dy] = STEP[dir];
  const behind = kind === 'pull' ? thingsOn(view, x - dx, y - dy) : [];
  const next = shownOf(view).times.includes(t + 1) ? [cellId(view, x + dx, y + dy, t + 1)] : [];
  return [boardCell(x + dx, y + dy), ...thingsOn(view, x + dx, y + dy), ...next, ...behind];
}

/** To go to the next cell, with what is there or away from it; on the own cell, to wait or to step through a rift. */
function meant(view: UnseenView, by: Seat, thing: ThingId): readonly UnseenInput[] {
  const [x, y] = playerAt(view);
  if (thing === PLAYER || idsOn(view, x, y).includes(thing))
    return [
      { kind: 'wait', seat: by },
      { kind: 'useRift', seat: by },
    ];
  return DIRECTIONS.flatMap((dir): readonly UnseenInput[] => {
    const [dx, dy] = STEP[dir];
    if (!idsOn(view, x + dx, y + dy).includes(thing)) return [];
    const holds = thingsHere(view, x + dx, y + dy).map((number) => thingOf(view, number));
    if (holds.some((one) => has(one, 'Pullable')))
      return [
        { kind: 'push', seat: by, dir },
        { kind: 'pull', seat: by, dir: OPPOSITE[dir] },
      ];
    return [{ kind: holds.some((one) => has(one, 'Pushable')) ? 'push' : 'move', seat: by, dir }];
  });
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** All that can be touched of a cell of the board, and of the next slice. */
function idsOn(view: UnseenView, x: number, y: number): readonly ThingId[] {
  return [boardCell(x, y), cellId(view, x, y, playerAt(view)[2] + 1), ...thingsOn(view, x, y)];
}

/** What stands on a cell now, with past selves. */
function thingsOn(view: UnseenView, x: number, y: number): readonly ThingId[] {
  const now = playerAt(view)[2];
  const standing = thingsHere(view, x, y).filter((number) => !isGround(view, number));
  const selves = view.worldLine.flatMap(([sx, sy, t], turn) => (sx === x && sy === y && t === now ? [turn] : []));
  return [
    ...standing.map((number) => thingId(view, thingOf(view, number).id, now)),
    ...selves.map((turn) => selfId(view, turn)).filter((id) => id !== PLAYER),
  ];
}

function thingsHere(view: UnseenView, x: number, y: number): readonly number[] {
  return inBounds(view.level, x, y) ? thingsAt(view, x, y, playerAt(view)[2]) : [];
}
