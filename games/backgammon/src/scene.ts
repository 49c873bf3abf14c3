/**
 * The board: a place for every point, with its spot and the checkers that stand on it; a bar and a tray for each side, and the dice that
 * are left. A view has no names for checkers, so each is named by where it stands, counted from the edge of the board; what moved is
 * told by cues.
 */
import { allSeats, message, nameOf } from '@turnwise/game';
import type { GameStage, Message, Named, PlaceId, Scene, ScenePlace, SceneThing, Seat, Table } from '@turnwise/game';
import type { ThingId } from '@turnwise/game';
import { cue } from './cue.ts';
import { legalMoves } from './moves.ts';
import { BAR, checkersOf, distanceFrom, fromAt, OFF, pips, toAt } from './places.ts';
import { barPlace, checkerId, dieId, offPlace, offSpot, pointPlace, pointSpot, spotOf } from './scene-ids.ts';
import type { Backgammon, BackgammonInput, BackgammonView, From } from './types.ts';

const SEATS = allSeats(2);
const UPPER = Array.from({ length: 12 }, (_, index) => 13 + index);
const LOWER = Array.from({ length: 12 }, (_, index) => 12 - index);
const SIGNS = ['O', 'X'] as const;
const TINTS = ['white', 'black'] as const;

export const stage: Pick<GameStage<Backgammon>, 'scene' | 'things' | 'meant' | 'cue'> = { scene, things, meant, cue };

function scene(view: BackgammonView, table: Table): Scene {
  return {
    status: statusOf(view, table),
    places: [
      { id: 'board', label: message('scene.board'), layout: { kind: 'area' } },
      { id: 'upper', in: 'board', label: message('scene.upper'), layout: { kind: 'row' } },
      ...UPPER.map((point) => pointOf(point, 'upper')),
      { id: 'lower', in: 'board', label: message('scene.lower'), layout: { kind: 'row' } },
      ...LOWER.map((point) => pointOf(point, 'lower')),
      ...SEATS.flatMap((one) => trayOf(view, one, table)),
      { id: 'dice', label: message('scene.dice'), layout: { kind: 'row' }, active: view.phase === 'move' },
    ],
    things: [
      ...[...UPPER, ...LOWER].flatMap((point) => [spotThing(view, point, table), ...checkersAt(view, point, table)]),
      ...SEATS.flatMap((one) => aside(view, one, table)),
      ...diceThings(view.dice),
    ],
  };
}

function things(view: BackgammonView, { seat, field, value }: Named): readonly ThingId[] {
  if (field === 'die') return diceThings(view.dice.filter((die) => die === value)).map(({ id }) => id);
  if (field !== 'from' && field !== 'to') return [];
  if (value === 'off') return [offSpot(seat), ...idsAt(view, seat, OFF)];
  if (value === 'bar') return idsAt(view, seat, BAR);
  if (typeof value !== 'number') return [];
  const standing = SEATS.flatMap((one) => idsAt(view, one, distanceFrom(one, value)));
  return [pointSpot(value), ...standing];
}

/** A move from there with each die that is left; before the roll with any, as the reason is the same. */
function meant(view: BackgammonView, by: Seat, thing: ThingId): readonly BackgammonInput[] {
  const spot = spotOf(thing);
  if (spot === undefined) return thing.startsWith('die:') ? [{ kind: 'roll', seat: by }] : [];
  if (spot === 'off') return [{ kind: 'confirm', seat: by }];
  const distance = distanceFrom(by, spot);
  const dice = view.dice.length === 0 ? [1] : [...new Set(view.dice)];
  return dice.map((die) => ({ kind: 'move', seat: by, from: spot, to: toAt(by, distance - die), die }));
}

function statusOf(view: BackgammonView, table: Table): Message {
  const seat = nameOf(table, view.next);
  if (view.phase !== 'move') return message(`scene.${view.phase}`, { seat });
  const { highFrom, lowFrom } = legalMoves(view);
  const canMove = (highFrom | lowFrom) !== 0;
  if (canMove) return message('scene.play', { seat, dice: view.dice });
  return view.dice.length === 0
    ? message('scene.confirm', { seat })
    : message('scene.stuck', { seat, dice: view.dice });
}

function pointOf(point: number, within: PlaceId): ScenePlace {
  const label = message('scene.point', { point });
  return { id: pointPlace(point), in: within, label, layout: { kind: 'pile', splay: 'up' } };
}

/** The bar and the tray of a side. */
function trayOf(view: BackgammonView, one: Seat, table: Table): readonly ScenePlace[] {
  const seat = nameOf(table, one);
  const isActive = view.next === one && (view.phase === 'move' || view.phase === 'roll');
  return [
    { id: barPlace(one), in: 'board', seat: one, label: message('scene.bar', { seat }), layout: { kind: 'row' } },
    {
      id: offPlace(one),
      seat: one,
      label: message('scene.off', { seat }),
      layout: { kind: 'row' },
      active: isActive,
      stats: [
        { label: message('scene.pips'), value: pips(checkersOf(view, one)), sign: '↦' },
        { label: message('scene.borneOff'), value: checkersOf(view, one)[OFF] ?? 0, sign: '⌂' },
      ],
    },
  ];
}

function spotThing(view: BackgammonView, point: number, table: Table): SceneThing {
  const owner = SEATS.find((one) => countAt(view, one, distanceFrom(one, point)) > 0);
  const base = { id: pointSpot(point), kind: 'cell', place: pointPlace(point) } as const;
  if (owner === undefined) return { ...base, name: message('scene.empty', { point }) };
  const count = countAt(view, owner, distanceFrom(owner, point));
  return { ...base, name: message('scene.held', { point, count, seat: nameOf(table, owner) }) };
}

function checkersAt(view: BackgammonView, point: number, table: Table): readonly SceneThing[] {
  return SEATS.flatMap((one) => {
    const name = message('scene.checker', { seat: nameOf(table, one), point });
    return checkersFor(view, one, distanceFrom(one, point), pointPlace(point), name);
  });
}

/** What stands on the bar of a side, and what it has borne off. */
function aside(view: BackgammonView, one: Seat, table: Table): readonly SceneThing[] {
  const seat = nameOf(table, one);
  return [
    ...checkersFor(view, one, BAR, barPlace(one), message('scene.onBar', { seat })),
    { id: offSpot(one), kind: 'cell', place: offPlace(one), seat: one, name: message('scene.tray', { seat }) },
    ...checkersFor(view, one, OFF, offPlace(one), message('scene.isOff', { seat })),
  ];
}

function checkersFor(
  view: BackgammonView,
  one: Seat,
  distance: number,
  place: PlaceId,
  name: Message,
): readonly SceneThing[] {
  const look = {
    kind: 'piece',
    place,
    name,
    seat: one,
    tint: TINTS[one] ?? 'white',
    signs: [SIGNS[one] ?? ''],
  } as const;
  return idsAt(view, one, distance).map((id) => ({ id, ...look }));
}

/** Named by value, so that the other die stays the same when one is played. */
function diceThings(dice: readonly number[]): readonly SceneThing[] {
  return dice.map((die, at) => ({
    id: dieId(die, dice.slice(0, at).filter((before) => before === die).length),
    kind: 'die',
    place: 'dice',
    name: message('scene.die', { die }),
    signs: [`${die}`],
  }));
}

function idsAt(view: BackgammonView, one: Seat, distance: number): readonly ThingId[] {
  const where: From | 'off' = distance === OFF ? 'off' : fromAt(one, distance);
  return Array.from({ length: countAt(view, one, distance) }, (_, index) => checkerId(one, where, index));
}

function countAt(view: BackgammonView, one: Seat, distance: number): number {
  return checkersOf(view, one)[distance] ?? 0;
}
