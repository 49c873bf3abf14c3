/**
 * A match under any ruleset as a scene: the stack, what is shared, and each player with their zones and resources. From the view alone.
 */
import { message, nameOf, naming } from '@turnwise/game';
import type { Message, Messages, Scene, ScenePlace, SceneThing, Stat, Table } from '@turnwise/game';
import { playerAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { shownOf } from '../draw/shown.ts';
import { namedSeat } from '../labels/named.ts';
import { createNames } from '../labels/names.ts';
import type { Names } from '../labels/names.ts';
import type { PlayerState, RulesetView } from '../types.ts';
import { CardThings } from './card-things.ts';
import { seatPlace, seatThing } from './ids.ts';
import { itemSceneThing } from './item-thing.ts';
import { lyingIn } from './lying.ts';
import type { LyingPlace, LyingThing } from './lying.ts';
import { isHiddenBy, signFor } from './printed.ts';
import { seatsToAct, statusOf } from './status.ts';

export function sceneOf(compiled: Compiled, view: RulesetView, table: Table, messages: Messages): Scene {
  const names = createNames(compiled).seeing(view);
  const { places, things } = lyingIn(compiled, view);
  const cards = new CardThings(compiled, view, table, names);
  return {
    status: statusOf(compiled, view, table, names, messages),
    places: places.map((place) => scenePlace(compiled, view, table, names, place)),
    things: things.map((thing) => sceneThing(compiled, view, table, names, thing, cards)),
  };
}

function scenePlace(compiled: Compiled, view: RulesetView, table: Table, names: Names, place: LyingPlace): ScenePlace {
  const { id, layout } = place;
  switch (place.kind) {
    case 'match':
      return { id, label: message('scene.match'), layout };
    case 'stack':
      return {
        id,
        label: message('scene.stack'),
        layout,
        ...(lyingIn(compiled, view).things.some(({ kind }) => kind === 'item') ? { active: true } : {}),
      };
    case 'seat': {
      const { seat } = place;
      const label = naming(seatThing(seat), message('scene.seat', { seat: nameOf(table, seat) }));
      const stats = resourceStats(compiled, playerAt(view, seat), names);
      return {
        id,
        seat,
        label,
        layout,
        ...(seatsToAct(view).includes(seat) ? { active: true } : {}),
        ...(stats.length === 0 ? {} : { stats }),
      };
    }
    case 'zone': {
      const { zone, seat, count } = place;
      const isCounted = layout.kind === 'pile';
      return {
        id,
        ...(zone.shared ? {} : { in: seatPlace(seat), seat }),
        label: message('scene.zone', { zone: names.zone(zone.id) }),
        layout,
        ...(isCounted ? { count } : {}),
      };
    }
  }
}

function resourceStats(compiled: Compiled, { resources }: PlayerState, names: Names): readonly Stat[] {
  const shown = shownOf(compiled);
  const declared = compiled.ruleset.resources;
  return compiled.resources.flatMap(({ id }, index) =>
    shown.resource(id) && !isHiddenBy(declared, id)
      ? [
          {
            label: message('scene.resource', { resource: names.resource(id) }),
            value: resources[index] ?? 0,
            ...signFor(declared, id),
          },
        ]
      : [],
  );
}

function sceneThing(
  compiled: Compiled,
  view: RulesetView,
  table: Table,
  names: Names,
  thing: LyingThing,
  cards: CardThings,
): SceneThing {
  switch (thing.kind) {
    case 'card':
      return cards.thing(thing);
    case 'item':
      return itemSceneThing(compiled, view, table, names, thing);
    case 'flag': {
      const { id, place, flag } = thing;
      return { id, kind: 'token', place, name: message('scene.flag', { flag: names.word(flag).toLowerCase() }) };
    }
    case 'seat': {
      const { id, place, seat } = thing;
      const marks = seatMarks(compiled, playerAt(view, seat), names);
      return {
        id,
        kind: 'seat',
        place,
        name: namedSeat(seat, table),
        seat,
        ...(marks.length === 0 ? {} : { marks }),
      };
    }
  }
}

function seatMarks(compiled: Compiled, { flags, out }: PlayerState, names: Names): readonly Message[] {
  const shown = shownOf(compiled);
  return [
    ...compiled.flags.player.flatMap((flag, bit) =>
      (flags & (1 << bit)) !== 0 && shown.flag(flag) && !isHiddenBy(compiled.ruleset.flags, flag)
        ? [message('scene.flag', { flag: names.word(flag).toLowerCase() })]
        : [],
    ),
    ...(out ? [message('scene.out')] : []),
  ];
}
