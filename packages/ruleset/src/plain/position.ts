/** A world in the notation of positions: what is as usual is left out. The middle of an item is not in it. */
import type { Json } from '@turnwise/kernel';
import { compareIds } from './ids.ts';
import type { Card, Change, Player } from './things.ts';
import { idsOf, sees, seatsFrom, stillIn, viewers } from './world.ts';
import type { World } from './world.ts';

type Written = Record<string, Json>;

export function writePosition(world: World): Written {
  const { players, cards, changes, uses, verdicts, stack, ended, halted, events } = world;
  const cardList = (list: readonly Card[]) => list.map((card) => writeCard(world, card));
  return {
    ...writeTurn(world),
    ...unlessEmpty('resources', writeResources(world)),
    zones: writeZones(world, cardList),
    ...unlessEmpty('flags', writeFlags(world)),
    ...unlessEmpty('out', names(players.filter(({ out }) => out))),
    ...unlessEmpty('gone', cardList(cards.filter(({ place }) => place === null))),
    ...unlessEmpty('changes', changes.map(writeChange)),
    ...unlessEmpty(
      'limits',
      uses.map(({ rule, card, scope }) => ({ rule, card: card?.id ?? null, scope })),
    ),
    ...unlessEmpty(
      'verdicts',
      verdicts.map(({ result, player, reason }) => ({ result, seat: player?.name ?? null, reason })),
    ),
    ...unlessEmpty('stack', stack.map(({ rule, seat }) => ({ rule, seat: seat.name })).toReversed()),
    ...unlessEmpty('counts', events === 0 ? {} : { events }),
    ...(ended === null ? {} : { ended: { winners: ended.winners, reason: ended.reason } }),
    ...(halted === null ? {} : { halted: { ...halted } }),
    ...unlessEmpty('known', writeKnown(world)),
  };
}

function writeTurn(world: World): Written {
  const { turn, players } = world;
  const name = (player: Player | null) => player?.name ?? null;
  const stops = players.flatMap((player) => (player.until === '' ? [] : [[player.name, player.until] as const]));
  return {
    turn:
      turn.number === 0
        ? { number: 0 }
        : {
            number: turn.number,
            active: turn.active.name,
            phase: turn.phase,
            step: turn.step,
            priority: name(turn.priority),
            ...(turn.busy ? { busy: true } : {}),
            ...(turn.quiet === 0 ? {} : { quiet: turn.quiet }),
            ...(turn.regular === turn.active ? {} : { regular: turn.regular.name }),
            ...(turn.next === null ? {} : { next: turn.next.name }),
            ...unlessEmpty('extra', names(turn.queue)),
            ...(turn.ending === '' ? {} : { ending: turn.ending }),
            ...(turn.closing ? { closing: true } : {}),
          },
    ...unlessEmpty('passed', names(stillIn(seatsFrom(world, turn.active)).slice(0, turn.passed))),
    ...unlessEmpty('stops', Object.fromEntries(stops)),
  };
}

function writeResources({ players, ruleset }: World): Written {
  if ((ruleset.resources ?? []).length === 0) return {};
  return Object.fromEntries(players.map(({ name, resources }) => [name, Object.fromEntries(resources)]));
}

function writeZones({ places, players }: World, write: (cards: readonly Card[]) => readonly Json[]): Written {
  const owners = [...players.map((player) => [player, player.name] as const), [null, 'shared'] as const];
  return Object.fromEntries(
    owners.flatMap(([player, owner]) => {
      const full = places.filter((place) => place.player === player && place.cards.length > 0);
      return full.length === 0
        ? []
        : [[owner, Object.fromEntries(full.map(({ zone, cards }) => [zone, write(cards)]))]];
    }),
  );
}

function writeFlags({ flags, players }: World): Written {
  const written = (set: ReadonlySet<string>) => Object.fromEntries([...set].map((flag) => [flag, true]));
  return {
    ...unlessEmpty('match', written(flags)),
    ...Object.fromEntries(players.flatMap((player) => Object.entries(unlessEmpty(player.name, written(player.flags))))),
  };
}

/** The id alone where that says all. */
function writeCard({ players, ruleset }: World, card: Card): Json {
  const { id, definition, owner, controller, place, token } = card;
  const usual = place?.player ?? players[0];
  const usualController = place?.player ?? owner;
  const counters = idsOf(ruleset.counters).flatMap((counter) => {
    const count = card.counters.get(counter) ?? 0;
    return count === 0 ? [] : [[counter, count] as const];
  });
  const more: Written = {
    ...(owner === usual ? {} : { owner: owner.name }),
    ...(controller === usualController ? {} : { controller: controller.name }),
    ...Object.fromEntries([...card.flags].map((flag) => [flag, true])),
    ...unlessEmpty('counters', Object.fromEntries(counters)),
    ...(token ? { token } : {}),
  };
  const isNamed = id === definition.id || id.replace(/\.[0-9]+$/u, '') === definition.id;
  if (isNamed && Object.keys(more).length === 0) return id;
  return isNamed ? { id, ...more } : { id, card: definition.id, ...more };
}

function writeChange({ card, layer, what, amount, before, until }: Change): Json {
  const head = { card: card.id, layer };
  switch (layer) {
    case 'set':
    case 'add':
    case 'multiply':
      return { ...head, attribute: what, value: amount, until };
    case 'grant':
    case 'forbid':
      return { ...head, word: what, until };
    case 'ability':
      return { ...head, ability: what, until };
    case 'control':
      return { ...head, from: before?.name ?? null, until };
  }
}

/** Who knows more than the zones tell. */
function writeKnown(world: World): Written {
  return Object.fromEntries(
    world.cards
      .toSorted((a, b) => compareIds(a.id, b.id))
      .flatMap(({ id, place, knownBy }): readonly (readonly [string, Json])[] => {
        const more = [...knownBy].filter((viewer) => place === null || !sees(world, viewer, place));
        if (more.length === 0) return [];
        if (viewers(world).every((viewer) => knownBy.has(viewer))) return [[id, 'everybody']];
        return [[id, names(world.players.filter((player) => more.includes(player)))]];
      }),
  );
}

function names(players: readonly Player[]): readonly string[] {
  return players.map(({ name }) => name);
}

function unlessEmpty(key: string, value: Readonly<Record<string, Json>> | readonly Json[]): Written {
  return Object.keys(value).length === 0 ? {} : { [key]: value };
}
