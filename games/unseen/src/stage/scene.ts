/**
 * Space and time as places: the board is now, and every other slice is a place of its own. The board has a thing for every cell, with the
 * ground as its sign; a slice has only the cells that are watched, that somebody is looked for on, or that an action leads to. What
 * stands in a slice, and who the player was there, has its time as a third number.
 */
import { message } from '@turnwise/game';
import type { Message, Scene, ScenePlace, SceneThing, Stat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { sceneOf } from '../draw/scene.ts';
import { LEVELS } from '../levels.ts';
import { playerAt } from '../plan.ts';
import type { UnseenView } from '../types.ts';
import { cellsIn } from './cells.ts';
import { groundOf } from './ground.ts';
import { BOARD, placeAt } from './ids.ts';
import { selvesIn, standingIn } from './standing.ts';
import { shownOf } from './shown.ts';

export function scene(view: UnseenView): Scene {
  const { level, worldLine } = view;
  const shown = shownOf(view);
  const drawn = sceneOf(view, undefined);
  const ground = groundOf(view);
  // Selves are all there, so that the whole world line can be drawn.
  const times = [...new Set([...shown.times, ...worldLine.map(([, , t]) => t)])].toSorted((a, b) => a - b);
  const now = playerAt(view)[2];
  return {
    status: statusOf(view),
    places: [
      boardOf(view),
      { id: 'time', label: message('scene.time'), layout: { kind: 'track', length: level.depth } },
      ...times.filter((t) => t !== now).map((t) => sliceOf(view, t)),
    ],
    things: [
      ...shown.times.flatMap((t) => [...cellsIn(view, t, { shown, drawn, ground }), ...standingIn(view, t, shown)]),
      ...times.flatMap((t) => selvesIn(view, t)),
      nowThing(now),
    ],
  };
}

function statusOf(view: UnseenView): Message {
  const { phase, level, worldLine } = view;
  const name = level.name === '' ? message('scene.ownLevel') : level.name;
  const t = playerAt(view)[2];
  return message(`scene.${phase}`, { level: name, turn: worldLine.length - 1, t, last: level.depth - 1 });
}

function boardOf(view: UnseenView): ScenePlace {
  const { level, worldLine } = view;
  const { width: columns, height: rows } = level;
  const par = parOf(view);
  const moves: Stat = { label: message('scene.moves'), value: worldLine.length - 1 };
  const stats = par === undefined ? [moves] : [moves, { label: message('scene.par'), value: par }];
  const label = message('scene.now', { t: playerAt(view)[2] });
  return { id: BOARD, label, layout: { kind: 'grid', columns, rows }, active: view.phase === 'playing', stats };
}

function sliceOf(view: UnseenView, t: number): ScenePlace {
  const { width: columns, height: rows } = view.level;
  const label = message(t < playerAt(view)[2] ? 'scene.past' : 'scene.future', { t });
  return { id: placeAt(view, t), label, layout: { kind: 'grid', columns, rows } };
}

/** Of a level that ships; others do not say it. */
function parOf({ level }: UnseenView): number | undefined {
  const file = Object.hasOwn(LEVELS, level.id) ? LEVELS[level.id] : undefined;
  if (!isRecord(file) || file['name'] !== level.name) return undefined;
  return typeof file['par'] === 'number' ? file['par'] : undefined;
}

function nowThing(now: number): SceneThing {
  return { id: 'now', kind: 'token', place: 'time', at: [now], name: message('scene.clock', { t: now }), tone: 'own' };
}
