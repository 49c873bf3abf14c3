/**
 * Reads a position in which somebody has priority and nothing is at work, as scenarios begin. What is left out is as usual: turn 1 of
 * the first seat in the first step that has a window, resources as they start, no cards.
 */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { freeId } from './ids.ts';
import { makeCard, putCard } from './moves.ts';
import { emptyWorld } from './setting-up.ts';
import type { Setting } from './setting-up.ts';
import type { Card, Place, Player } from './things.ts';
import type { World } from './world.ts';
import { flagsOf, idsOf, placeOf, seatsFrom } from './world.ts';

type Read = Readonly<Record<string, unknown>>;

export function readPosition(setting: Setting, position: Json): World {
  const world = emptyWorld(setting);
  const given = recordIn(position);
  readTurn(world, given);
  for (const [name, resources] of Object.entries(recordIn(given['resources'])))
    for (const [resource, amount] of Object.entries(recordIn(resources)))
      playerNamed(world, name).resources.set(resource, Number(amount));
  readZones(world, recordIn(given['zones']));
  for (const [name, flags] of Object.entries(recordIn(given['flags']))) {
    const set = name === 'match' ? world.flags : playerNamed(world, name).flags;
    for (const flag of flagsIn(flags)) set.add(flag);
  }
  for (const name of listIn(given['out'])) playerNamed(world, String(name)).out = true;
  return world;
}

function readTurn(world: World, given: Read): void {
  const { turn, players, ruleset } = world;
  const said = recordIn(given['turn']);
  const windows = ruleset.turnStructure.priorityWindows ?? [];
  const seat = (key: string, otherwise: Player) =>
    typeof said[key] === 'string' ? playerNamed(world, said[key]) : otherwise;
  turn.number = Number(said['number'] ?? 1);
  turn.active = seat('active', players[0] as Player);
  turn.regular = seat('regular', turn.active);
  turn.phase = textIn(said['phase'], windows[0]?.phase);
  turn.step = textIn(said['step'], windows.find(({ phase }) => phase === turn.phase)?.step);
  turn.asked = seat('priority', turn.active);
  turn.busy = said['busy'] === true;
  turn.closing = said['closing'] === true;
  turn.quiet = Number(said['quiet'] ?? 0);
  // Whoever comes before the one that has priority has passed.
  const who = windows.find(({ phase, step }) => phase === turn.phase && step === turn.step)?.who;
  const order = seatsFrom(world, turn.active).filter((player) => who !== 'opponents' || player !== turn.active);
  turn.passed = Math.max(listIn(given['passed']).length, order.indexOf(turn.asked));
  for (const [name, until] of Object.entries(recordIn(given['stops']))) playerNamed(world, name).until = String(until);
}

/** Cards that have an id keep it, whoever comes first. */
function readZones(world: World, zones: Read): void {
  const found = Object.entries(zones).flatMap(([owner, own]) =>
    Object.entries(recordIn(own)).flatMap(([zone, cards]) => {
      const place = placeOf(world, zone, world.players.find(({ name }) => name === owner) ?? null);
      if (place === undefined) throw new Error(`there is no zone ${zone} of ${owner}`);
      return listIn(cards).map((card) => ({ place, card: readCard(world, card, place) }));
    }),
  );
  for (const { place, card } of found) {
    const id = card.id === '' ? nextFree(world, card.definition.id, found) : card.id;
    putCard(world, { ...card, id }, place, 'bottom');
  }
}

function nextFree(world: World, name: string, found: readonly { readonly card: Card }[]): string {
  const taken = found.map(({ card }) => card).filter(({ id }) => id !== '');
  return freeId({ ...world, cards: [...world.cards, ...taken] }, name);
}

/** Without an id as yet where only its definition is named. */
function readCard(world: World, value: unknown, place: Place): Card {
  const isName = (word: unknown) => (world.ruleset.cards ?? []).some((node) => node.id === word);
  const said = typeof value === 'string' ? { [isName(value) ? 'card' : 'id']: value } : recordIn(value);
  const id = textIn(said['id']);
  const definition = textIn(said['card'], isName(id) ? id : id.replace(/\.[0-9]+$/u, ''));
  const player = (key: string, otherwise: Player) =>
    said[key] === undefined ? otherwise : playerNamed(world, textIn(said[key]));
  const owner = player('owner', place.player ?? (world.players[0] as Player));
  const card = makeCard(world, id, definition, owner, said['token'] === true);
  card.controller = player('controller', place.player ?? owner);
  card.common = said['common'] === undefined ? place.player === null && !card.token : said['common'] === true;
  const apart = flagsIn(said['flags']);
  for (const flag of flagsOf(world, 'card')) if (said[flag] === true || apart.includes(flag)) card.flags.add(flag);
  const counters: Read = { ...said, ...recordIn(said['counters']) };
  for (const counter of idsOf(world.ruleset.counters))
    if (typeof counters[counter] === 'number') card.counters.set(counter, counters[counter]);
  return card;
}

function playerNamed({ players }: World, name: string): Player {
  const player = players.find((one) => one.name === name);
  if (player === undefined) throw new Error(`nobody is called ${name}`);
  return player;
}

function recordIn(value: unknown): Read {
  return isRecord(value) ? value : {};
}

/** Those that are set: by name, or listed. */
function flagsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return Object.entries(recordIn(value)).flatMap(([flag, set]) => (set === true ? [flag] : []));
}

function textIn(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
