/**
 * Law 11. A table can be drawn from a scene, and played by touching it:
 *
 * - places and things have ids of their own; each lies in a place that is there, within its layout, and no place lies in itself;
 * - what an offer names is on the table: every thing that a settled field or a candidate means is in the scene;
 * - every candidate names things or has words: a value that is neither on the table nor readable cannot be chosen;
 * - what is shown of an event moves between places that are there, before it or after it;
 * - what somebody could mean by touching a thing is an input of that seat;
 * - every message has a template.
 *
 * That a scene tells no more than its view is law 7. A game without scenes has nothing to show here.
 */
import { isMessage, LAYOUTS, THING_KINDS, TINTS } from '@turnwise/game';
import type { AnyState, Layout, Scene, ScenePlace, SceneThing, Viewer } from '@turnwise/game';
import { isRecord, shorten } from '@turnwise/kernel';
import { lookAt, stageAt } from '@turnwise/match';
import type { SeenOffer, SeenSlot, Stage } from '@turnwise/match';
import type { Inquiry, Law } from '../law.ts';
import { viewerName } from '../seen.ts';
import type { Walk } from '../walk.ts';

/** Places looked at in one game. */
const PLACES = 10;
/** Things of a scene that are touched. */
const TOUCHED = 4;

export const sceneIsSound: Law = {
  number: 11,
  name: 'sceneIsSound',
  title:
    'A table can be drawn from its scene and played by touching it: what is offered names things that are there, or has words.',
  check(walk, inquiry) {
    const { game, context } = walk;
    if (game.scene === undefined) return;
    for (const place of inquiry.places(PLACES))
      for (const viewer of walk.viewers) {
        const say = (what: string): string => `${viewerName(context, viewer)}: ${what}`;
        const check = (condition: boolean, what: () => string): boolean =>
          inquiry.holds(condition, place, () => say(what()));
        const state = walk.states[place] as AnyState;
        const scene = game.scene(game.view(state, viewer), context, viewer);
        checkScene(scene, check, inquiry.met);
        const stage = stageAt(game, state, context, viewer);
        if (stage !== undefined) checkOffers(stage, lookAt(game, state, context, viewer).offers, check);
        checkTouches(walk, state, viewer, scene, inquiry, check);
        checkCues(walk, place, viewer, scene, check);
      }
  },
};

type Check = (condition: boolean, what: () => string) => boolean;

function checkScene({ status, places, things }: Scene, check: Check, met: Inquiry['met']): void {
  const known = new Map(places.map((place) => [place.id, place]));
  check(known.size === places.length, () => `places share an id: ${shorten(places.map(({ id }) => id))}`);
  const ids = new Set(things.map(({ id }) => id));
  check(ids.size === things.length, () => `things share an id: ${shorten(repeated(things.map(({ id }) => id)))}`);
  for (const place of places) {
    check(isLayout(place.layout), () => `${place.id} has a layout that there is not: ${shorten(place.layout)}`);
    check(hasWayOut(place, known), () => `${place.id} lies in ${place.in}, which is not there or lies in it`);
  }
  for (const thing of things) {
    const place = known.get(thing.place);
    check(place !== undefined, () => `${thing.id} lies in ${thing.place}, which is not there`);
    check(THING_KINDS.includes(thing.kind), () => `${thing.id} is of a kind that there is not: ${thing.kind}`);
    check(thing.tint === undefined || TINTS.includes(thing.tint), () => `${thing.id} has the tint ${thing.tint}`);
    if (place !== undefined)
      check(lies(thing, place.layout), () => `${thing.id} lies at ${shorten(thing.at)}, outside of ${place.id}`);
  }
  for (const key of keysIn([status, places, things])) met(key);
}

function checkOffers({ scene, touches }: Stage, offers: readonly SeenOffer[], check: Check): void {
  const there = new Set(scene.things.map(({ id }) => id));
  check(touches.length === offers.length, () => `${offers.length} offers, but the things of ${touches.length}`);
  for (const [at, offer] of offers.entries()) {
    const { fixed, slots } = touches[at] ?? { fixed: [], slots: [] };
    for (const thing of fixed.flat())
      check(there.has(thing), () => `${offer.kind} names ${thing}, which is not on the table`);
    for (const [index, slot] of offer.slots.entries())
      for (const [number, things] of (slots[index] ?? []).entries()) {
        for (const thing of things)
          check(there.has(thing), () => `${offer.kind}.${slot.name} names ${thing}, which is not on the table`);
        check(
          things.length > 0 || hasWords(slot, number),
          () =>
            `${offer.kind}.${slot.name} offers ${shorten(slot.candidates[number])}, which is not on the table and has no words`,
        );
      }
  }
}

/** A name or a number reads well as it is; anything else needs a label of the game. */
function hasWords({ options }: SeenSlot, number: number): boolean {
  const option = options[number];
  if (option === undefined || option.text.trim() === '') return false;
  return option.label.key !== 'offer.candidate' || !(isRecord(option.written) || Array.isArray(option.written));
}

function checkTouches(
  { game }: Walk,
  state: AnyState,
  viewer: Viewer,
  { things }: Scene,
  { chooser }: Inquiry,
  check: Check,
): void {
  if (viewer === null || things.length === 0) return;
  const view = game.view(state, viewer);
  for (let i = 0; i < TOUCHED; i++) {
    const { id } = things[chooser.below(things.length)] as SceneThing;
    for (const input of game.meant(view, viewer, id))
      check(input.seat === viewer, () => `touching ${id} could mean ${shorten(input)}, which is not an input of it`);
  }
}

function checkCues(walk: Walk, place: number, viewer: Viewer, before: Scene, check: Check): void {
  const { game, context, frames, states } = walk;
  const frame = frames[place];
  const state = states[place + 1];
  if (frame === undefined || state === undefined || game.scene === undefined) return;
  const view = game.view(state, viewer);
  const after = game.scene(view, context, viewer);
  const there = new Set([...before.places, ...after.places].map(({ id }) => id));
  for (const event of frame.changes.flatMap(({ events }) => events)) {
    const seen = game.viewEvent(event, viewer);
    const cue = seen && game.cue(seen, view, viewer);
    for (const end of [cue?.from, cue?.to])
      if (end !== undefined) check(there.has(end), () => `${event.kind} moves by way of ${end}, which is not there`);
  }
}

function isLayout(layout: Layout): boolean {
  if (!LAYOUTS.includes(layout.kind)) return false;
  if (layout.kind === 'grid') return layout.columns > 0 && layout.rows > 0;
  return layout.kind !== 'track' || layout.length > 0;
}

/** Up from place to place one gets to one that lies in none. */
function hasWayOut(place: ScenePlace, known: ReadonlyMap<string, ScenePlace>): boolean {
  let at: ScenePlace | undefined = place;
  for (let steps = 0; steps <= known.size; steps++) {
    if (at === undefined) return false;
    if (at.in === undefined) return true;
    at = known.get(at.in);
  }
  return false;
}

function lies({ at }: SceneThing, layout: Layout): boolean {
  if (at === undefined) return layout.kind !== 'grid' && layout.kind !== 'track';
  const [first = -1, second = -1] = at;
  if (layout.kind === 'grid') return within(first, layout.columns) && within(second, layout.rows);
  return layout.kind !== 'track' || within(first, layout.length);
}

function within(value: number, end: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < end;
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, at) => ids.indexOf(id) < at);
}

/** Of every message in there. */
function keysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isRecord(value)) return [];
  return [...(isMessage(value) ? [value.key] : []), ...Object.values(value).flatMap(keysIn)];
}
