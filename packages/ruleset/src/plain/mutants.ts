/**
 * Rulesets that nobody wrote: documents with a few places changed at random, of which those that the checker accepts are played by
 * both interpreters. Whatever it accepts must run, and both must do the same.
 */
import { createChooser, pick } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import { createRulesetGame } from '../game.ts';
import type { Ruleset } from '../nodes.ts';
import { compareWithPlain } from './compare.ts';

export interface MutantsRequest {
  /** What they are made of. */
  readonly documents: readonly Json[];
  /** So many are made, one for each seed from this one on. */
  readonly count: number;
  readonly seed: number;
  /** One in so many inputs of a seat that is asked is that it lets its time run out. */
  readonly timeOuts?: number;
}

export interface MutantsReport {
  readonly made: number;
  /** Those that the checker accepted, which were played. */
  readonly played: number;
  readonly inputs: number;
  /** Where something was thrown, or the interpreters parted: the seed, what was changed, and what came of it. */
  readonly faults: readonly string[];
}

export function playMutants({ documents, count, seed: first, timeOuts = 0 }: MutantsRequest): MutantsReport {
  let played = 0;
  let inputs = 0;
  const faults: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const chooser = createChooser(seed);
    const { document, changes } = mutantOf(pick(chooser, documents) ?? {}, chooser);
    try {
      const { ruleset } = checkRuleset(document);
      const seats = ruleset === undefined ? [] : seatsFor(ruleset, chooser);
      if (ruleset === undefined || seats.length === 0) continue;
      const game = createRulesetGame({ compiled: compileRuleset(ruleset) });
      // Some decks cannot be laid out, which is known when a match begins.
      if (!game.setup({ seed, seats }).ok) continue;
      played++;
      const compared = compareWithPlain(game, ruleset, { seed, seats, inputs: INPUTS, legalEvery: 4, timeOuts });
      inputs += compared.inputs;
      const { departure } = compared;
      if (departure !== undefined) faults.push(faultOf(seed, changes, JSON.stringify(departure)));
    } catch (thrown) {
      faults.push(faultOf(seed, changes, thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)));
    }
  }
  return { made: count, played, inputs, faults };
}

const INPUTS = 40;
const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
/** What runs for ever ends soon. */
const GUARDS = { stepsPerInput: 1500, stackDepth: 60 };
const WORDS: readonly Json[] = [0, 1, -1, 2, 7, null, 'self', '', [], {}, true, 'hand', 'active', 'players', 100];

interface Mutant {
  readonly document: Json;
  /** The places that were changed, and to what. */
  readonly changes: readonly string[];
}

/** One or two changes: a word, what stands elsewhere (mostly under the same key), something left out or put there twice. */
export function mutantOf(base: Json, chooser: Chooser): Mutant {
  const document = copied(base);
  const places = placesIn(base);
  const changes: string[] = [];
  for (let left = 1 + chooser.below(2); left > 0; left--) {
    const place = pick(chooser, places) ?? [];
    const around = at(document, place.slice(0, -1));
    const key = place.at(-1) ?? '';
    if (typeof around !== 'object' || around === null || !Object.hasOwn(around, key)) continue;
    const sort = chooser.below(6);
    if (sort < 5) {
      const value =
        sort === 0 ? pick(chooser, WORDS) : at(base, pick(chooser, sort < 4 ? alike(places, key) : places) ?? []);
      put(around, key, copied(value ?? null));
      changes.push(`${place.join('.')} = ${JSON.stringify(value)}`);
    } else if (Array.isArray(around)) {
      around.splice(Number(key), 0, copied(around[Number(key)] ?? null));
      changes.push(`${place.join('.')} twice`);
    } else {
      Reflect.deleteProperty(around, key);
      changes.push(`${place.join('.')} left out`);
    }
  }
  if (isRecord(document))
    put(document, 'guards', { ...(isRecord(document['guards']) ? document['guards'] : {}), ...GUARDS });
  return { document, changes };
}

type Place = readonly string[];
type Mutable = Json | Json[] | Record<string, Json>;

/** Every key of every record and list in it, with the keys that lead there. */
function placesIn(node: Json, place: Place = []): readonly Place[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => [[...place, key], ...placesIn(inner, [...place, key])]);
}

function alike(places: readonly Place[], key: string): readonly Place[] {
  return places.filter((place) => place.at(-1) === key);
}

function at(document: Mutable, place: Place): Mutable | undefined {
  let node: Mutable | undefined = document;
  for (const key of place)
    node = typeof node === 'object' && node !== null ? (node as Record<string, Json>)[key] : undefined;
  return node;
}

function put(around: object, key: string, value: unknown): void {
  (around as Record<string, unknown>)[key] = value;
}

function seatsFor({ players: { min, max } }: Ruleset, chooser: Chooser): readonly string[] {
  const wanted = 2 + chooser.below(2);
  return min > NAMES.length ? [] : NAMES.slice(0, Math.min(max, Math.max(min, wanted)));
}

function faultOf(seed: number, changes: readonly string[], what: string): string {
  return `seed ${seed}: ${changes.join('; ')}: ${what}`;
}

function copied(value: Json | Mutable): Mutable {
  return JSON.parse(JSON.stringify(value)) as Mutable;
}
