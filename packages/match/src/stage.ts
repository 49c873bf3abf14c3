/**
 * What a viewer can see and touch of a match: the scene of its view in words, and for every offer of its look the things that it names.
 * A host that draws scenes needs nothing else of the game. All of it is a copy in plain data.
 */
import { nameOf, told } from '@turnwise/game';
import type {
  AnyGame,
  AnyState,
  Cue,
  Message,
  Named,
  Offer,
  Scene,
  ScenePlace,
  SceneThing,
  Seat,
  Slot,
  Stat,
  Table,
  ThingId,
  Told,
  Viewer,
} from '@turnwise/game';
import { cloneDeep, isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { Seeing } from './seeing.ts';

export interface Stage {
  readonly scene: SeenScene;
  /** For each offer of the look, in their order. */
  readonly touches: readonly OfferTouch[];
}

/** The things that an offer names. */
export interface OfferTouch {
  /** Of the settled fields that name any, in their order. */
  readonly fixed: readonly (readonly ThingId[])[];
  /** For each slot, for each candidate. */
  readonly slots: readonly (readonly (readonly ThingId[])[])[];
}

export interface SeenScene {
  readonly status: Told;
  readonly places: readonly SeenPlace[];
  readonly things: readonly SeenThing[];
}

/** Seats are names here. */
export interface SeenPlace extends Omit<ScenePlace, 'seat' | 'label' | 'stats'> {
  readonly seat?: string;
  readonly label: Told;
  readonly stats?: readonly SeenStat[];
}

export interface SeenThing extends Omit<SceneThing, 'seat' | 'name' | 'stats' | 'marks'> {
  readonly seat?: string;
  readonly name?: Told;
  readonly stats?: readonly SeenStat[];
  readonly marks?: readonly Told[];
}

export interface SeenStat extends Omit<Stat, 'label'> {
  readonly label: Told;
}

/** The stage of any state of a game, as `lookAt` gives the look. */
export function stageAt(game: AnyGame, state: AnyState, table: Table, viewer: Viewer): Stage | undefined {
  return stageOf(new Seeing(game, table, state, viewer), viewer === null ? [] : game.offers(state, viewer));
}

/** Undefined for a game without scenes. `offers` are those of the look. */
export function stageOf(seeing: Seeing, offers: readonly Offer[]): Stage | undefined {
  const scene = sceneOf(seeing);
  if (scene === undefined) return undefined;
  return cloneDeep({ scene, touches: offers.map((offer) => touchOf(seeing, offer)) });
}

/** Undefined for a game without scenes. */
export function sceneOf(seeing: Seeing): SeenScene | undefined {
  const { game, table, view, viewer } = seeing;
  const scene = game.scene?.(view, table, viewer);
  return scene && cloneDeep(seenScene(seeing, scene));
}

/** How an event is shown, as far as the things of it are on the table. */
export function cueOf({ game, view, viewer }: Seeing, event: Parameters<typeof game.cue>[0]): Cue | undefined {
  const cue = game.cue(event, view, viewer);
  return cue && cloneDeep(cue);
}

function touchOf(seeing: Seeing, offer: Offer): OfferTouch {
  const settled = Object.entries(offer.fixed ?? {});
  // An offer without a field is asked for as a whole: the pile that one draws from.
  const asked = settled.length + offer.slots.length === 0 ? [['kind', offer.kind] as const] : settled;
  return {
    fixed: asked.flatMap(([field, value]) => settledThings(seeing, offer, field, value)),
    slots: offer.slots.map((slot: Slot) =>
      slot.candidates.map((candidate) => thingsOf(seeing, offer, slot.name, candidate)),
    ),
  };
}

/** Of one field; of a record that means nothing as a whole, its fields one by one, as slots name theirs: `targets.card`. */
function settledThings(seeing: Seeing, offer: Offer, field: string, value: Json): readonly (readonly ThingId[])[] {
  const things = thingsOf(seeing, offer, field, value);
  if (things.length > 0) return [things];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => settledThings(seeing, offer, `${field}.${name}`, inner));
}

function thingsOf({ game, view, viewer, choices }: Seeing, offer: Offer, field: string, value: Json) {
  const { kind, seat, fixed = {} } = offer;
  const choice = kind === 'answer' ? choices.find(({ id }) => id === fixed['choice']) : undefined;
  const named: Named = { kind, seat, field, value, fixed, ...(choice === undefined ? {} : { choice }) };
  return game.things(view, named, viewer);
}

function seenScene(seeing: Seeing, { status, places, things }: Scene): SeenScene {
  const { game, table } = seeing;
  const say = (label: Message): Told => told(game.messages, label);
  const stats = (all: readonly Stat[] | undefined) =>
    all === undefined ? {} : { stats: all.map((stat) => ({ ...stat, label: say(stat.label) })) };
  const owner = (seat: Seat | undefined) => (seat === undefined ? {} : { seat: nameOf(table, seat) });
  return {
    status: say(status),
    places: places.map(({ seat, label, stats: all, ...rest }) => ({
      ...rest,
      ...owner(seat),
      label: say(label),
      ...stats(all),
    })),
    things: things.map(({ seat, name, stats: all, marks, ...rest }) => ({
      ...rest,
      ...owner(seat),
      ...(name === undefined ? {} : { name: say(name) }),
      ...stats(all),
      ...(marks === undefined ? {} : { marks: marks.map(say) }),
    })),
  };
}
