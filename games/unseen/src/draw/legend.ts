/** What the signs on the board mean, and what cannot be read off it: where rifts lead, and who is who. */
import type { Canvas } from '@turnwise/game';
import { has } from '../has.ts';
import { playerAt } from '../plan.ts';
import type { Thing, Unseen, UnseenView } from '../types.ts';
import { isWatched } from '../watched.ts';
import { NOWHERE, thingOf, thingsAt, whereIs } from '../where.ts';
import { inkOf } from './ink.ts';
import { brokenLines } from './lines.ts';
import type { Scene } from './scene.ts';
import { MEANINGS, piecesOf, PLAYER, SEEN, signOf } from './signs.ts';

/** So many of a kind are told one by one. */
const MOST = 9;
const BETWEEN = '   ';

export function legendLines(
  { view, world }: Scene,
  signs: ReadonlySet<string>,
  shown: readonly number[],
  { paint, columns }: Canvas<Unseen>,
): string[] {
  const past = piecesOf(view.worldLine).flatMap(({ letter, firstTurn, points }) =>
    signs.has(letter) ? [`${letter} you in ${turns(firstTurn, points.length)}`] : [],
  );
  const kinds = Object.entries(MEANINGS).flatMap(([sign, meaning]) => (signs.has(sign) ? [`${sign} ${meaning}`] : []));
  const ground = signs.has(SEEN) ? [`${SEEN} in sight of an enemy of that slice`] : [];
  /** The sign as it is on the board. */
  const painted = (part: string): string => {
    const sign = part.slice(0, 1);
    const drawn = sign === SEEN && paint.isSeen ? paint.watched(' ') : inkOf(sign, paint)(sign);
    return drawn + part.slice(1);
  };
  const lines = (parts: readonly string[]): string[] => brokenLines(parts, BETWEEN, columns, painted);
  return [
    ...lines([playerText(view), ...past, ...kinds, ...ground]),
    ...lines(told(world, shown, 'Exit')),
    ...lines(told(world, shown, 'Rift')),
    ...lines(told(world, shown, 'VisionCone')),
  ];
}

function turns(first: number, count: number): string {
  return count === 1 ? `turn ${first}` : `turns ${first} to ${first + count - 1}`;
}

/** With what the player's own sign hides. */
function playerText(view: UnseenView): string {
  const [x, y, t] = playerAt(view);
  const under = thingsAt(view, x, y, t).map((number) => ` on ${thingOf(view, number).id}`);
  const seen = isWatched(view, x, y, t) ? ', in sight' : '';
  return `${PLAYER} you at (${x}, ${y})${under.join('')}${seen}`;
}

/** Things that are there in one of the slices, each with the first place that it has in them. */
function told(
  view: UnseenView,
  shown: readonly number[],
  component: 'Exit' | 'Rift' | 'VisionCone',
): readonly string[] {
  const { level } = view;
  const texts = level.things.flatMap((thing, number) => {
    if (!has(thing, component)) return [];
    const cell = shown.map((t) => whereIs(view, number, t)).find((one) => one !== NOWHERE);
    if (cell === undefined) return [];
    const place = `(${cell % level.width}, ${Math.floor(cell / level.width)})`;
    return [`${signOf(level, thing).sign} ${TEXT[component](thing, place, view)}`];
  });
  const rest = texts.length - MOST;
  return rest > 0 ? [...texts.slice(0, MOST), `and ${rest} more`] : texts;
}

const TEXT: Readonly<
  Record<'Exit' | 'Rift' | 'VisionCone', (thing: Thing, place: string, view: UnseenView) => string>
> = {
  Exit: ({ id }, place) => `${named('exit', id)} ${place}`,
  Rift({ id, rift }, place) {
    const { to, bidirectional } = rift as NonNullable<Thing['rift']>;
    return `${named('rift', id)} ${place} ${bidirectional ? '<->' : '->'} (${to[0]}, ${to[1]}) at t ${to[2]}`;
  },
  VisionCone({ id, vision }, place, { level }) {
    const { facing, fov, lightSpeed } = vision as NonNullable<Thing['vision']>;
    const field = facing === null || fov === null ? '' : `, looks ${facing} ${fov}°`;
    const light = level.rules.detection.model === 'lightCone' ? `, light ${lightSpeed} a slice` : '';
    return `${named('enemy', id)} ${place}${field}${light}`;
  },
};

/** An id that says the kind needs no other word. */
function named(kind: string, id: string): string {
  return id.startsWith(kind) ? id : `${kind} ${id}`;
}
