/**
 * Turns a match into a scenario: where it began, what the seats did, and where it is now. System inputs that came by
 * themselves are left out; a match with steps by hand or controls is written with `advance: false` and all system
 * inputs.
 */
import { createRegistry, nameOf, seatNamed } from '@turnwise/game';
import type { AnyInput, Registry, Seat } from '@turnwise/game';
import { eventsOf, sameContent, isRecord, ok } from '@turnwise/kernel';
import type { Issue, Json, Random, Result, Script } from '@turnwise/kernel';
import { loadMatch, MATCH_LIMITS } from '@turnwise/match';
import type { AnyFrame, Match, MatchDocument, RecordedInput } from '@turnwise/match';
import { toPlain } from './plain.ts';
import type { Expectation, Scenario, ScenarioStep } from './scenario.ts';
import { FORMAT_VERSION } from './schema.ts';
import { wholeLog } from './whole-log.ts';

/** What can be written into the last `expect`. */
export const RECORDED_KEYS = ['position', 'toAct', 'result'] as const;
export type RecordedKey = (typeof RECORDED_KEYS)[number];

export interface RecordRequest {
  readonly title: string;
  /** Default: all of them. */
  readonly expect?: readonly RecordedKey[];
  /** Make each step expect its events, as far as players are told of them. Default false. */
  readonly events?: boolean;
}

/** A match in hand, or one as it was saved. */
export type RecordedMatch = { readonly match: Match } | { readonly document: unknown; readonly registry: Registry };

/** A fault that ended the match is left out: the scenario shows what led there. */
export function recordScenario(request: RecordRequest & RecordedMatch): Result<Scenario, readonly Issue[]> {
  const { document, registry } =
    'match' in request ? { document: request.match.save(), registry: createRegistry([request.match.game]) } : request;
  const limits = wholeLog(MATCH_LIMITS.loadInputs.usual);
  const whole = loadMatch(document, registry, { advance: false, limits });
  if (!whole.ok) return whole;
  // Replay from the start, to see what each input met.
  const replay = loadMatch(document, registry, { advance: false, until: 0, limits });
  if (!replay.ok) return replay;
  const saved = document as MatchDocument;
  const played = playAgain(replay.value, saved.inputs, whole.value.frames);
  return ok(scenarioOf(whole.value, saved, played, request));
}

/** One input of the match, and whether the runner would make it by itself. */
interface Entry {
  readonly step: ScenarioStep;
  readonly automatic: boolean;
  readonly events: readonly Json[];
}

interface Replayed {
  readonly entries: readonly Entry[];
  /** Whether somebody acted while a system input was due, or gave one that was not. */
  readonly byHand: boolean;
}

/** Only what made a frame: a fault made none. */
function playAgain(match: Match, inputs: readonly RecordedInput[], frames: readonly AnyFrame[]): Replayed {
  const { game, table } = match;
  const { format, expected: expectedEvent = format } = game.notation.event;
  const entries: Entry[] = [];
  let byHand = false;
  for (const [index, frame] of frames.entries()) {
    const recorded = inputs[index] as RecordedInput;
    const due = dueInput(match);
    const automatic = recorded.as === undefined && due !== undefined && sameContent(due, recorded.input);
    const seat = recorded.as === undefined ? null : (seatNamed(table, recorded.as) ?? null);
    const events = eventsOf(frame)
      .filter((one) => game.eventLevel(one) !== 'debug')
      .map((one) => toPlain(expectedEvent(one, table)));
    byHand ||= !automatic && (due !== undefined || recorded.as === undefined);
    entries.push({ step: stepOf(match, recorded, seat), automatic, events });
    match.replayInput(seat, recorded.input);
  }
  return { entries, byHand: byHand || dueInput(match) !== undefined };
}

/** The system input that is due, as it would be saved. */
function dueInput({ game, state, table }: Match): Json | undefined {
  if (game.toAct(state).length > 0 || game.result(state) !== undefined) return undefined;
  const due = game.next(state);
  return due === undefined ? undefined : toPlain(game.notation.input.format(due, table));
}

function stepOf(match: Match, { as, input }: RecordedInput, seat: Seat | null): ScenarioStep {
  const who = as === undefined ? {} : { as };
  const answer = seat === null ? undefined : answerOf(match, seat, input);
  return answer === undefined ? { ...who, input: input as Record<string, Json> } : { ...who, answer };
}

/** The short form, if it means the same: the seat's first pending choice, and a value that reads back. */
function answerOf(match: Match, seat: Seat, document: Json): Json | undefined {
  const { game, state, table } = match;
  const choice = game.choices(state).find((one) => one.seat === seat);
  const input = match.parseInput(seat, document);
  if (choice === undefined || !input.ok) return undefined;
  const { kind, choice: id, value } = input.value as AnyInput & { readonly choice?: unknown; readonly value?: Json };
  if (kind !== 'answer' || id !== choice.id || value === undefined) return undefined;
  const written = toPlain(game.notation.answer.format(value, choice, table));
  const back = game.notation.answer.parse(written, choice, table);
  return back.ok && sameContent(back.value, value) ? written : undefined;
}

function scenarioOf(match: Match, document: MatchDocument, played: Replayed, request: RecordRequest): Scenario {
  const { game } = match;
  const random = usedScript(document.random, match);
  return {
    scenario: FORMAT_VERSION,
    game: game.id,
    title: request.title,
    ...(game.seats.names === undefined ? { seats: [...document.seats] } : {}),
    seed: document.seed,
    ...(random === undefined ? {} : { random }),
    ...(isRecord(document.options) && Object.keys(document.options).length > 0
      ? { options: toPlain(document.options) as Record<string, Json> }
      : {}),
    ...(document.start === undefined ? {} : { position: toPlain(document.start) }),
    ...(played.byHand ? { advance: false } : {}),
    steps: stepsOf(played, request.events === true),
    expect: expectationOf(match, request.expect ?? RECORDED_KEYS),
  };
}

/** The steps that somebody must make, each with the events of the system steps after it. */
function stepsOf({ entries, byHand }: Replayed, withEvents: boolean): readonly ScenarioStep[] {
  const steps: { step: ScenarioStep; events: Json[] }[] = [];
  for (const { step, automatic, events } of entries) {
    if (byHand || !automatic) steps.push({ step, events: [...events] });
    else for (const event of events) steps.at(-1)?.events.push(event);
  }
  return steps.map(({ step, events }) =>
    withEvents && events.length > 0 ? { ...step, expect: { events: events as Record<string, Json>[] } } : step,
  );
}

/** The used part of a script; the rest would be left over. */
function usedScript(script: Script | undefined, match: Match): Record<string, number[]> | undefined {
  if (script === undefined) return undefined;
  const { random = {} } = match.state as { readonly random?: Random };
  const used = Object.entries(script).map(([name, values]): [string, number[]] => [
    name,
    values.slice(0, random[name]?.taken ?? 0),
  ]);
  const taken = used.filter(([, values]) => values.length > 0);
  return taken.length === 0 ? undefined : Object.fromEntries(taken);
}

function expectationOf(match: Match, keys: readonly RecordedKey[]): Expectation {
  const { game, state, table } = match;
  const { format, expected = format } = game.notation.position;
  return {
    ...(keys.includes('position') ? { position: toPlain(expected(state, table)) } : {}),
    ...(keys.includes('toAct') ? { toAct: game.toAct(state).map((seat) => nameOf(table, seat)) } : {}),
    ...(keys.includes('result') ? { result: match.result as Expectation['result'] & {} } : {}),
  };
}
