/**
 * Where all movable things are in all slices that can still matter, each such arrangement once and by number, so that states
 * are compared by it. An arrangement is a row of tracks, and tracks have numbers too; for each track the cell in every slice
 * is worked out once.
 */
import { has } from '../has.ts';
import type { Moved, Stretch, Thing, Track } from '../types.ts';
import { AS_BEFORE, candidatesAt, NOWHERE, thingOf, whereIs } from '../where.ts';
import type { World } from '../where.ts';
import { ownDistrict, withTracks } from './districts.ts';
import type { Ground } from './ground.ts';
import { Rows, withRoom } from './rows.ts';

export class Placements {
  /** Before anything was moved. */
  readonly first: number;
  readonly #ground: Ground;
  /** The place of a movable thing among the movables, by the thing's number. */
  readonly #index: ReadonlyMap<number, number>;
  /** Places of things that may change places with one another. */
  readonly #alike: readonly (readonly number[])[];
  readonly #rows = new Rows();
  /** Tracks by number, each as `slice, x, y` one after the other. */
  readonly #trackRows = new Rows();
  readonly #tracks: Track[] = [];
  /** By track, the cells in which it is in some slice. */
  readonly #reached: (readonly number[])[] = [];
  /** By track and slice: the cell, and the track without what lies before (-1 as long as nobody asked). */
  #cells = new Int32Array(0);
  #cuts = new Int32Array(0);
  /** The arrangement in hand: track numbers in the order of the movables. */
  readonly #hand: Int32Array;
  #asked: { readonly placement: number; readonly world: World } | undefined;

  constructor(ground: Ground) {
    const { movables, world } = ground;
    this.#ground = ground;
    this.#index = new Map(movables.map((thing, index) => [thing, index]));
    this.#alike = ground.hasRifts ? [] : likeThings(ground);
    this.#hand = Int32Array.from(movables, (number, index) => {
      const thing = thingOf(world, number);
      // One that is put back where it always stood is as if it had never been moved.
      const stretch: Stretch = isSteady(ground, thing) ? [0, ...thing.at] : [0, AS_BEFORE, AS_BEFORE];
      return this.#track([stretch], index);
    });
    this.first = this.number(0);
  }

  /** How much memory they take. */
  get bytes(): number {
    return this.#rows.bytes + this.#trackRows.bytes + this.#cells.byteLength + this.#cuts.byteLength;
  }

  /** The cell of the movable at this place among the movables, in a slice. */
  cellAt(placement: number, index: number, t: number): number {
    return this.#cells[this.#rows.at(placement, index) * this.#ground.level.depth + t] as number;
  }

  /** Takes an arrangement in hand, and moves things in it; nothing is forgotten yet. */
  take(placement: number, moved: readonly Moved[]): void {
    const hand = this.#hand;
    for (let i = 0; i < hand.length; i++) hand[i] = this.#rows.at(placement, i);
    for (const { thing, track } of moved) {
      const index = this.#index.get(thing) as number;
      hand[index] = this.#track(track, index);
    }
  }

  /** Where a thing is in the arrangement in hand. */
  cellInHand(thing: number, t: number): number {
    const track = this.#hand[this.#index.get(thing) as number] as number;
    return this.#cells[track * this.#ground.level.depth + t] as number;
  }

  /** The number of the arrangement in hand as it matters from a slice on. */
  number(slice: number): number {
    const hand = this.#hand;
    for (let i = 0; i < hand.length; i++) hand[i] = this.#cut(hand[i] as number, slice, i);
    for (const group of this.#alike) {
      const tracks = group.map((index) => hand[index] as number).sort((a, b) => a - b);
      group.forEach((index, place) => (hand[index] = tracks[place] as number));
    }
    return this.#rows.intern(hand);
  }

  worldInHand(): World {
    return this.#world(Array.from(this.#hand));
  }

  /** Remembered for the last one that was asked for: an expansion asks several times. */
  worldOf(placement: number): World {
    if (this.#asked?.placement !== placement) {
      const tracks = Array.from(this.#hand, (_, index) => this.#rows.at(placement, index));
      this.#asked = { placement, world: this.#world(tracks) };
    }
    return this.#asked.world;
  }

  #world(numbers: readonly number[]): World {
    const { level, movables, world } = this.#ground;
    const cells = world.cells.slice();
    numbers.forEach((number, index) => {
      const thing = movables[index] as number;
      for (const cell of this.#reached[number] as readonly number[]) {
        const here = candidatesAt({ cells }, cell);
        if (here.includes(thing)) continue;
        ownDistrict(cells, world.cells, cell)[cell & 63] = [...here, thing].toSorted((a, b) => a - b);
      }
    });
    const tracks = numbers.map((number) => this.#tracks[number] as Track);
    return { level, tracks: withTracks(world.tracks, movables, tracks), cells };
  }

  /** The number of a track; one that leaves a thing where the level puts it is that thing's own. */
  #track(track: Track, index: number): number {
    const { level, movables, world } = this.#ground;
    const { depth } = level;
    const isOwn = track.some(([, x]) => x === AS_BEFORE);
    const number = this.#trackRows.intern([isOwn ? index : -1, ...track.flat()]);
    if (number < this.#tracks.length) return number;
    this.#tracks.push(track);
    this.#cells = withRoom(this.#cells, (number + 1) * depth);
    this.#cuts = withRoom(this.#cuts, (number + 1) * depth);
    const thing = movables[index] as number;
    const moved = { ...world, tracks: withTracks(world.tracks, [thing], [track]) };
    for (let t = 0; t < depth; t++) this.#cells[number * depth + t] = whereIs(moved, thing, t);
    const cells = new Set(this.#cells.subarray(number * depth, (number + 1) * depth));
    this.#reached.push([...cells].filter((cell) => cell !== NOWHERE));
    this.#cuts.fill(-1, number * depth, (number + 1) * depth);
    return number;
  }

  /** Forgets all stretches but the last of those that begin no later than the slice. */
  #cut(track: number, slice: number, index: number): number {
    const { depth } = this.#ground.level;
    const at = track * depth + Math.min(slice, depth - 1);
    const known = this.#cuts[at] as number;
    if (known >= 0) return known;
    const whole = this.#tracks[track] as Track;
    let first = whole.length - 1;
    while (first > 0 && (whole[first] as Stretch)[0] > slice) first--;
    const [, x, y] = whole[first] as Stretch;
    const cut = first === 0 ? track : this.#track([[0, x, y], ...whole.slice(first + 1)], index);
    this.#cuts[at] = cut;
    return cut;
  }
}

/** Whether the level puts it into one cell for all time. */
function isSteady({ level }: Ground, thing: Thing): boolean {
  return thing.from === 0 && thing.until >= level.depth - 1 && !has(thing, 'Patrol');
}

/** Movable things that differ in nothing but id and place, and stand in a row in the order of ids; by places of movables. */
function likeThings(ground: Ground): readonly (readonly number[])[] {
  const groups: number[][] = [];
  ground.movables.forEach((number, index) => {
    const thing = thingOf(ground.world, number);
    const before = ground.movables[index - 1];
    const other = before === undefined ? undefined : thingOf(ground.world, before);
    const isLike = [thing, other].every(
      (one) =>
        one !== undefined &&
        isSteady(ground, one) &&
        one.components === thing.components &&
        one.rift === null &&
        one.vision === null,
    );
    if (isLike) (groups.at(-1) as number[]).push(index);
    else groups.push([index]);
  });
  return groups.filter(({ length }) => length > 1);
}
