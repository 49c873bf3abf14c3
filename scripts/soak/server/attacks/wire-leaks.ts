/**
 * Nothing that comes over the wire hangs on what the viewer cannot see. Two servers have a match each, at states that the viewer cannot tell
 * apart, and get the same messages; every byte that the viewer and a spectator get is the same, in the same order and as long: sockets with
 * deltas and with whole looks, looks, actions, events, documents, previews, refusals, lists, and what comes while others play.
 *
 * What is random by design is made equal: ids of matches and tokens are replaced, clocks stand still, and of presence, which is gathered by a
 * timer, the last state is compared.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame, AnyState } from '@turnwise/game';
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { makeTwins } from '@turnwise/testkit';
import type { Twins } from '@turnwise/testkit';
import { partedAt } from './parted-at.ts';
import { openTwinServer } from './twin-server.ts';
import type { TwinServer } from './twin-server.ts';
import { WireSide } from './wire-side.ts';

export interface WireFound {
  readonly game: string;
  readonly pairs: number;
  readonly messages: number;
  readonly bytes: number;
  readonly inputs: number;
  readonly leaks: readonly string[];
}

export interface WireRequest {
  readonly pairs: number;
  readonly seed: number;
  readonly options?: Json;
  /** It ends after so many leaks. Default 10. */
  readonly mostLeaks?: number;
  /** The game as the servers have it, where it is to differ from that of which pairs are made. */
  readonly served?: AnyGame;
}

/** Probes that are sent at the beginning of a pair. */
const PROBES = 6;

async function checkWire(game: AnyGame, request: WireRequest): Promise<WireFound> {
  const { pairs, seed, options, mostLeaks = 10, served = game } = request;
  const found = { game: game.id, pairs: 0, messages: 0, bytes: 0, inputs: 0, leaks: [] as string[] };
  const servers = [await openTwinServer(served), await openTwinServer(served)] as const;
  try {
    for (const twins of makeTwins(game, { pairs, seed, ...(options === undefined ? {} : { options }) })) {
      if (found.leaks.length >= mostLeaks) break;
      found.pairs++;
      const leak = await checkPair(servers, twins, found);
      if (leak === undefined) continue;
      const { seed: of, frame, viewer, way } = twins;
      found.leaks.push(
        `seed ${of}, frame ${frame}, ${viewer === null ? 'a spectator' : `seat ${viewer}`}, ${way}: ${leak}`,
      );
    }
  } finally {
    await Promise.all(servers.map(({ lab }) => lab.close()));
  }
  return found;
}

/** The check itself is checked: a game with a leak is found. */
export async function checkPlanted(seed: number): Promise<WireFound> {
  const game = gameOf('rock-paper-scissors');
  return checkWire(game, { pairs: 20, seed, mostLeaks: 1, served: withLeak(game) });
}

export async function checkWireOf(id: string, request: WireRequest): Promise<WireFound> {
  return checkWire(gameOf(id), request);
}

function gameOf(id: string): AnyGame {
  const game = registry.get(id);
  if (game === undefined) throw new Error(`${id} is not registered`);
  return game;
}

type Tally = { messages: number; bytes: number; inputs: number };

async function checkPair(
  servers: readonly [TwinServer, TwinServer],
  twins: Twins,
  tally: Tally,
): Promise<string | undefined> {
  const { viewer, probes, steps } = twins;
  const sides = [await WireSide.open(servers[0], twins, 0), await WireSide.open(servers[1], twins, 1)] as const;
  const both = async (act: (side: WireSide, which: 0 | 1) => Promise<void>): Promise<string | undefined> => {
    await Promise.all([act(sides[0], 0), act(sides[1], 1)]);
    return compare(await sides[0].got(), await sides[1].got(), tally);
  };
  try {
    const stages: (() => Promise<string | undefined>)[] = [() => both((side) => side.askAll())];
    if (viewer !== null)
      for (const { input, refused } of probes.slice(0, PROBES)) {
        stages.push(() => both((side) => side.preview(input)));
        if (refused) stages.push(() => both((side) => side.tryOut(input)));
      }
    for (const { seat, inputs } of steps) {
      tally.inputs++;
      stages.push(() => both((side, which) => side.play(seat, viewer, inputs[which])));
      stages.push(() => both((side) => side.askAll()));
    }
    stages.push(() => both((side) => side.undo()));
    for (const stage of stages) {
      const leak = await stage();
      if (leak !== undefined) return leak;
    }
    return await presenceApart(sides, tally);
  } finally {
    for (const side of sides) side.close();
  }
}

/** It comes within a moment; what it says then must be the same. */
async function presenceApart(sides: readonly [WireSide, WireSide], tally: Tally): Promise<string | undefined> {
  for (let tries = 0; tries < 40; tries++) {
    const leak = compare(await sides[0].got(), await sides[1].got(), tally);
    if (leak !== undefined || sides[0].presence() === sides[1].presence()) return leak;
    await sleep(100);
  }
  return `presence: ${sides[0].presence()}, and not ${sides[1].presence()}`;
}

function compare(one: readonly string[], other: readonly string[], tally: Tally): string | undefined {
  tally.messages += one.length;
  tally.bytes += one.reduce((sum, text) => sum + text.length, 0);
  const at = one.findIndex((text, index) => text !== other[index]);
  if (at < 0)
    return one.length === other.length
      ? undefined
      : `${other.length - one.length} more: ${other[one.length]?.slice(0, 200)}`;
  const [a, b] = [one[at] ?? '', other[at] ?? ''];
  const from = partedAt(a, b);
  const start = Math.max(0, from - 80);
  return `${a.slice(0, 60)} … ${a.slice(start, from + 80)}, and not ${b.slice(start, from + 80)}`;
}

/** A game that gives away by its time-outs whether a number that nobody sees is even. */
function withLeak(game: AnyGame): AnyGame {
  const isEven = (state: AnyState): boolean => Number.parseInt(hashValue(state).slice(-1), 16) % 2 === 0;
  return { ...game, timeOut: (state) => ({ kind: isEven(state) ? 'concede' : 'pass' }) };
}
