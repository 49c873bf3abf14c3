/**
 * Law 3, for saves that somebody has changed: one value in a saved state is replaced by what another state of the game has
 * there, by something near it or by any JSON. Reading it gives issues, or a state that can be seen and played on and keeps
 * the invariants. Invariants that throw at what they do not know are issues that help nobody, and do not count.
 */
import { nextInput } from '@turnwise/game';
import type { AnyState, Chooser } from '@turnwise/game';
import { isRecord, joinPath, shorten } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { issuesText, stopText } from '../faults.ts';
import type { Inquiry } from '../law.ts';
import { nearby } from '../near-miss.ts';
import { appearance } from '../seen.ts';
import type { Walk } from '../walk.ts';

/** Values that are changed in one game, each by itself. */
const CHANGES = 12;
/** Inputs of a seat that are listed, and inputs that are played, on a state that was read. */
const LISTED = 20;
const PLAYED = 20;

export function checkSpoiltSaves(walk: Walk, inquiry: Inquiry): void {
  for (let i = 0; i < inquiry.some(CHANGES); i++) {
    const place = inquiry.chooser.below(walk.states.length);
    const saved = savedAt(walk, place);
    const path = saved && somePath(saved.state, inquiry.chooser);
    if (saved === undefined || path === undefined) continue;
    const value = anotherValue(walk, saved.state, path, inquiry);
    const wrong = whatIsWrong(walk, { ...saved, state: replaced(saved.state, path, value) }, inquiry.chooser);
    inquiry.holds(
      wrong === undefined,
      place,
      () => `a save with ${shorten(value)} as its ${path.reduce(joinPath, 'state')} ${wrong}`,
    );
  }
}

type Path = readonly (string | number)[];

interface Saved {
  readonly state: Json;
}

function savedAt({ kernel, states }: Walk, place: number): Saved | undefined {
  const written = kernel.codec.toJson(states[place] as AnyState);
  return written.ok ? (written.value as unknown as Saved) : undefined;
}

/** Half of the time a whole substate, else any value in one. */
function somePath(state: Json, chooser: Chooser): Path | undefined {
  const paths = pathsOf(state);
  const substates = paths.filter(({ length }) => length === 1);
  const from = chooser.below(2) === 0 ? substates : paths;
  return from[chooser.below(Math.max(1, from.length))];
}

/** The path of every value in there, however deep. */
function pathsOf(value: Json, from: Path = []): readonly Path[] {
  if (Array.isArray(value)) return value.flatMap((part: Json, index) => under(part, [...from, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => under(part, [...from, key]));
}

function under(value: Json, path: Path): readonly Path[] {
  return [path, ...pathsOf(value, path)];
}

function anotherValue(walk: Walk, state: Json, path: Path, { anything, chooser }: Inquiry): Json {
  const known = valueAt(state, path);
  switch (chooser.below(3)) {
    case 0: {
      const other = savedAt(walk, chooser.below(walk.states.length));
      return (other && valueAt(other.state, path)) ?? null;
    }
    case 1:
      return nearby(known, chooser) as Json;
    default:
      return anything[chooser.below(anything.length)] ?? null;
  }
}

function valueAt(json: Json | undefined, path: Path): Json | undefined {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    json,
  ) as Json | undefined;
}

function replaced(json: Json, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  const copy = (Array.isArray(json) ? json.slice() : { ...(json as object) }) as Record<string | number, Json>;
  copy[key] = replaced(copy[key] as Json, rest, value);
  return copy;
}

/** What became of it that should not have; undefined where it was refused or can be played. */
function whatIsWrong(walk: Walk, saved: Saved, chooser: Chooser): string | undefined {
  const { game, kernel } = walk;
  try {
    const read = kernel.codec.fromJson(saved);
    if (!read.ok) {
      const thrown = read.error.find(({ code }) => code === 'unreadable');
      return thrown && `makes the invariants throw: ${String(thrown.found)}`;
    }
    const state = kernel.clone(read.value);
    look(walk, state);
    const stopped = play(walk, state, chooser);
    if (stopped !== undefined) return `is read but cannot be played: ${stopped}`;
    const issues = game.rules.invariants?.(state) ?? [];
    return issues.length === 0 ? undefined : `is read but breaks the invariants in play: ${issuesText(issues)}`;
  } catch (thrown) {
    return `is read, but then the game threw ${String(thrown)}`;
  }
}

/** All that a host would send of it. */
function look({ game, context, seats, viewers }: Walk, state: AnyState): void {
  for (const seat of seats) game.legalInputs(state, seat, LISTED);
  for (const viewer of viewers) appearance(game, context, state, viewer);
  game.notation.position.format(state, context);
}

/** Some random inputs. Rules that stop in a controlled way, as at the end of a script, have played on. */
function play({ game, kernel }: Walk, state: AnyState, chooser: Chooser): string | undefined {
  for (let i = 0; i < PLAYED && game.result(state) === undefined; i++) {
    const input = nextInput(game, state, chooser);
    if (input === undefined) return 'nobody can move';
    const stopped = kernel.step(state, input);
    if (stopped !== undefined) return stopped.kind === 'aborted' ? undefined : stopText(stopped);
  }
  return undefined;
}
