/** The cells of a slice: all of them on the board; elsewhere those of which there is something to say, or to which an action leads. */
import { message } from '@turnwise/game';
import type { Message, PaintName, SceneThing } from '@turnwise/game';
import { ACTIONS } from '../actions.ts';
import { canDo } from '../can.ts';
import { echoesIn } from '../draw/echoes.ts';
import { sightLinesIn } from '../draw/scene.ts';
import type { Scene as Drawn } from '../draw/scene.ts';
import { signOf } from '../draw/signs.ts';
import { playerAt, riftTarget } from '../plan.ts';
import { STEP } from '../sight.ts';
import type { Action, Point, Thing, UnseenView } from '../types.ts';
import { isWatched } from '../watched.ts';
import { cellNumber } from '../where.ts';
import { cellId, placeAt } from './ids.ts';
import type { Shown } from './shown.ts';

export interface Surroundings {
  readonly shown: Shown;
  readonly drawn: Drawn;
  readonly ground: ReadonlyMap<number, Thing>;
}

export function cellsIn(view: UnseenView, t: number, { shown, drawn, ground }: Surroundings): readonly SceneThing[] {
  const { level } = view;
  const isNow = t === playerAt(view)[2];
  const lines = sightLinesIn(drawn, t);
  const echoes = echoesIn(view, t);
  const aims = new Set(aimsOf(view).flatMap(([x, y, when]) => (when === t ? [cellNumber(level, x, y)] : [])));
  return shown.cells.flatMap(([x, y]): readonly SceneThing[] => {
    const number = cellNumber(level, x, y);
    const under = ground.get(number);
    const isWall = under !== undefined && signOf(level, under).sign === '#';
    // Nobody walks into a wall, so eyes that rest on it are not worth a mark.
    const isSeen = !isWall && isWatched(view, x, y, t);
    const tone = toneOf(lines.has(number), isSeen, echoes.has(number));
    if (!isNow && tone === undefined && !echoes.has(number) && !aims.has(number)) return [];
    const marks = [
      ...(isSeen ? [message('scene.watched')] : []),
      ...(echoes.has(number) ? [message('scene.echo')] : []),
    ];
    return [
      {
        id: cellId(view, x, y, t),
        kind: 'cell',
        place: placeAt(view, t),
        at: isNow ? [x, y] : [x, y, t],
        ...(isNow || aims.has(number) ? { name: nameOf(x, y, under) } : {}),
        ...(under !== undefined && isNow ? { signs: [signOf(level, under).sign] } : {}),
        ...(marks.length > 0 && isNow ? { marks } : {}),
        ...(tone === undefined ? {} : { tone }),
      },
    ];
  });
}

/** Where an action would take the player; that of a move and a pull is the same. */
function aimsOf(view: UnseenView): readonly Point[] {
  if (view.phase !== 'playing') return [];
  return ACTIONS.filter((action) => canDo(view, action)).flatMap((action) => {
    const to = aimOf(view, action);
    return to === undefined ? [] : [to];
  });
}

/** Undefined for a rift where there is none. */
function aimOf(view: UnseenView, action: Action): Point | undefined {
  if (action.kind === 'useRift') return riftTarget(view);
  const [x, y, t] = playerAt(view);
  const [dx, dy] = 'dir' in action ? STEP[action.dir] : [0, 0];
  return [x + dx, y + dy, t + 1];
}

/** Who is looked for where eyes rest is seen. */
function toneOf(isLine: boolean, isSeen: boolean, isEcho: boolean): PaintName | undefined {
  if (isLine || (isSeen && isEcho)) return 'danger';
  if (isSeen) return 'watched';
  return isEcho ? 'past' : undefined;
}

function nameOf(x: number, y: number, under: Thing | undefined): Message {
  if (under === undefined) return message('scene.cell', { x, y });
  return message('scene.ground', { x, y, kind: message(`kind.${under.kind}`) });
}
