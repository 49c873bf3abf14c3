/** What stands in a slice besides the ground, and who the player was there. */
import { message, seat } from '@turnwise/game';
import type { Message, PaintName, SceneThing } from '@turnwise/game';
import { piecesOf, signOf } from '../draw/signs.ts';
import { has } from '../has.ts';
import { playerAt } from '../plan.ts';
import type { Thing, UnseenView } from '../types.ts';
import { NOWHERE, whereIs } from '../where.ts';
import { isGround } from './ground.ts';
import { placeAt, selfId, thingId } from './ids.ts';
import type { Shown } from './shown.ts';

export function standingIn(view: UnseenView, t: number, { isShown }: Shown): readonly SceneThing[] {
  const { level } = view;
  const isNow = t === playerAt(view)[2];
  return level.things.flatMap((thing, number): readonly SceneThing[] => {
    if (isGround(view, number)) return [];
    const cell = whereIs(view, number, t);
    const [x, y] = [cell % level.width, Math.floor(cell / level.width)];
    if (cell === NOWHERE || !isShown(x, y)) return [];
    const marks = isNow ? marksOf(thing) : [];
    const tone = toneOf(thing);
    return [
      {
        id: thingId(view, thing.id, t),
        kind: 'item',
        place: placeAt(view, t),
        at: isNow ? [x, y] : [x, y, t],
        name: message('scene.thing', { kind: message(`kind.${thing.kind}`), id: thing.id, x, y }),
        signs: [signOf(level, thing).sign],
        ...(marks.length > 0 ? { marks } : {}),
        ...(tone === undefined ? {} : { tone }),
      },
    ];
  });
}

/** The player and the selves of the past, by turn; the letter tells pieces of the way between which time went back. */
export function selvesIn(view: UnseenView, t: number): readonly SceneThing[] {
  const last = view.worldLine.length - 1;
  const now = playerAt(view)[2];
  return piecesOf(view.worldLine).flatMap(({ letter, firstTurn, points }) =>
    points.flatMap(([x, y, when], index): readonly SceneThing[] => {
      if (when !== t) return [];
      const turn = firstTurn + index;
      const isPlayer = turn === last;
      return [
        {
          id: selfId(view, turn),
          kind: 'piece',
          place: placeAt(view, t),
          at: t === now ? [x, y] : [x, y, t],
          name: isPlayer ? message('scene.you', { x, y }) : message('scene.self', { turn, x, y, t }),
          seat: seat(0),
          signs: [isPlayer ? '@' : letter],
          stats: [{ label: message('scene.turn'), value: turn }],
          tone: isPlayer ? 'own' : 'past',
        },
      ];
    }),
  );
}

/** What cannot be seen from the sign: where a rift leads, how an enemy looks. */
function marksOf({ rift, vision }: Thing): readonly Message[] {
  const leads =
    rift === null
      ? []
      : [
          message(rift.bidirectional ? 'scene.leadsBoth' : 'scene.leads', {
            x: rift.to[0],
            y: rift.to[1],
            t: rift.to[2],
          }),
        ];
  if (vision === null) return leads;
  const { facing, fov } = vision;
  const looks =
    facing === null || fov === null || fov >= 360
      ? message('scene.looksAround')
      : message('scene.looks', { dir: message(`dir.${facing}`), fov });
  return [...leads, looks];
}

function toneOf(thing: Thing): PaintName | undefined {
  if (has(thing, 'VisionCone')) return 'danger';
  if (has(thing, 'Exit')) return 'goal';
  return has(thing, 'Pushable') || has(thing, 'Rift') ? 'useful' : undefined;
}
