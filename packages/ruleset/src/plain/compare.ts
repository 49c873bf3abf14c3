/**
 * The two interpreters held against each other: random inputs are played on the real game, through its contract alone, and the same
 * inputs, in notation, go to the plain interpreter. Every frame is compared: events in order with cause, rule and status, the
 * position, choices, who is to act, and now and then the set of legal inputs. The first departure is reported with its rule.
 */
import { createChooser, nameOf, pick } from '@turnwise/game';
import type { Chooser, Game, Seat } from '@turnwise/game';
import { eventsOf, isRecord } from '@turnwise/kernel';
import type { Frame, Json, Seed } from '@turnwise/kernel';
import type { Ruleset } from '../nodes.ts';
import type { RulesetInput, RulesetState, RulesetTypes } from '../types.ts';
import { comparableChoice, comparableInputs, comparablePosition, isAlike } from './comparable.ts';
import type { Reply } from './questions.ts';
import { randomControl, spoiled } from './random-control.ts';
import { createPlainMatch } from './plain-match.ts';
import type { PlainMatch } from './plain-match.ts';

export interface ComparisonRequest {
  readonly seed: Seed;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** At most so many inputs; the game's own limit if it is left out. */
  readonly inputs?: number;
  /** Legal inputs are compared at every so many inputs. Default 5. */
  readonly legalEvery?: number;
  /** One in so many inputs of a seat that is asked is that it lets its time run out. Left out, it is one of the other controls alone. */
  readonly timeOuts?: number;
}

/** Where the two part: what was compared, the rule at work, and what each of them has: of events, from the first that differs. */
export interface RulesetDeparture {
  readonly input: Json;
  /** How many inputs went before. */
  readonly at: number;
  readonly what: 'accepted' | 'events' | 'position' | 'choices' | 'toAct' | 'legal' | 'result';
  /** The rule that made the first event that differs, or the last event before. */
  readonly by: string;
  readonly game: Json;
  readonly plain: Json;
}

export interface Comparison {
  readonly inputs: number;
  /** How many of them were accepted, by kind. */
  readonly accepted: Readonly<Record<string, number>>;
  readonly departure: RulesetDeparture | undefined;
}

export function compareWithPlain(
  game: Game<RulesetTypes>,
  ruleset: Ruleset,
  { seed, seats, options = {}, inputs = game.longest, legalEvery = 5, timeOuts = 0 }: ComparisonRequest,
): Comparison {
  const request = { seed, options, ...(seats === undefined ? {} : { seats }) };
  const prepared = game.prepare(request);
  const begun = game.setup(request);
  if (!prepared.ok || !begun.ok) throw new Error('the match cannot begin');
  const { random, seats: names } = prepared.value;
  const accepted: Record<string, number> = {};
  const pair: Pair = {
    game,
    ruleset,
    names,
    state: begun.value,
    plain: createPlainMatch({ ruleset, seats: names, options, random }),
    accepted,
  };
  const chooser = createChooser(seed);
  for (let at = 0; at < inputs; at++) {
    const input = nextOf(pair, chooser, timeOuts);
    if (input === undefined) return { inputs: at, accepted, departure: undefined };
    const departure = step(pair, input, at, at % legalEvery === 0);
    if (departure !== undefined) return { inputs: at, accepted, departure };
    // Where not even the beginning is possible there is nothing more to compare.
    if (input.kind === 'begin' && hasNotBegun(pair.state)) return { inputs: at + 1, accepted, departure: undefined };
  }
  return { inputs, accepted, departure: undefined };
}

/** Neither with a turn nor with a question of the setup. */
function hasNotBegun({ turn, halted, stack }: RulesetState): boolean {
  return turn.number === 0 && halted === null && stack.choices.length === 0;
}

interface Pair {
  readonly game: Game<RulesetTypes>;
  readonly ruleset: Ruleset;
  readonly names: readonly string[];
  readonly plain: PlainMatch;
  readonly accepted: Record<string, number>;
  state: RulesetState;
}

function nextOf({ game, ruleset, state }: Pair, chooser: Chooser, timeOuts: number): RulesetInput | undefined {
  const due = game.next(state);
  if (due !== undefined) return due;
  if (state.halted !== null) return duringHalt(state, chooser);
  const seat = pick(chooser, game.toAct(state));
  if (seat === undefined) return undefined;
  if (timeOuts > 0 && state.stack.choices.length > 0 && chooser.below(timeOuts) === 0) return { kind: 'timeout', seat };
  return randomControl(ruleset, state, seat, chooser) ?? spoiled(game.sample(state, seat, chooser), state, chooser);
}

function duringHalt({ players }: RulesetState, chooser: Chooser): RulesetInput {
  if (chooser.below(6) === 0) return { kind: 'concede', seat: chooser.below(players.length) as Seat };
  return { kind: chooser.below(3) === 0 ? 'resume' : 'skipItem' };
}

/** One input in both; the first difference that it makes. */
function step(pair: Pair, input: RulesetInput, at: number, withLegal: boolean): RulesetDeparture | undefined {
  const { game, names, plain } = pair;
  const table = { names };
  const written = game.notation.input.format(input, table) as Readonly<Record<string, Json>>;
  const reply = { ...written, ...('seat' in input ? { seat: nameOf(table, input.seat) } : {}) };
  const answer = game.kernel.dispatch(pair.state, input);
  if (!answer.ok) throw new Error(`the game fails at ${JSON.stringify(reply)}: ${JSON.stringify(answer.error)}`);
  const { outcome, state } = answer.value;
  const submitted = plain.submit(reply as unknown as Reply);
  const departed = (what: RulesetDeparture['what'], by: string, ours: Json, theirs: Json): RulesetDeparture => ({
    input: reply,
    at,
    what,
    by,
    game: ours,
    plain: theirs,
  });
  if (outcome.kind !== 'committed' || 'refused' in submitted) {
    const [ours, theirs] = [
      'code' in outcome ? outcome.code : outcome.kind,
      'refused' in submitted ? submitted.refused : 'committed',
    ];
    // Both have refused, each with its own words.
    return ours !== 'committed' && theirs !== 'committed' ? undefined : departed('accepted', '', ours, theirs);
  }
  pair.state = state;
  pair.accepted[input.kind] = (pair.accepted[input.kind] ?? 0) + 1;
  const events = toldBy(pair, outcome.frame);
  const first = events.findIndex((event, index) => !isAlike(event, submitted.events[index] ?? null));
  if (first >= 0 || submitted.events.length > events.length) {
    const where = first < 0 ? events.length : first;
    const by = byOf(events[where]) ?? byOf(submitted.events[where]) ?? byOf(events[where - 1]) ?? '';
    return departed('events', by, events.slice(where), submitted.events.slice(where));
  }
  const by = byOf(events.at(-1)) ?? '';
  for (const [what, ours, theirs] of aspects(pair, withLegal))
    if (!isAlike(ours, theirs)) return departed(what, by, ours, theirs);
  return undefined;
}

/** The events of the ruleset: that somebody was asked and has answered is told without a number. */
function toldBy({ game, names }: Pair, frame: Frame<RulesetTypes>): readonly Json[] {
  return eventsOf(frame)
    .filter(({ id }) => id > 0)
    .map((event) => game.notation.event.format(event, { names }));
}

/** What is compared besides events, from both sides. */
function aspects(pair: Pair, withLegal: boolean): readonly Aspect[] {
  const { game, names, plain, state } = pair;
  const table = { names };
  const toAct = game.toAct(state).map((seat) => nameOf(table, seat));
  const result = game.result(state);
  const ended =
    result === undefined ? null : { winners: result.winners.map((seat) => nameOf(table, seat)), reason: result.reason };
  const theirs = plain.result();
  return [
    ['position', comparablePosition(game.notation.position.format(state, table)), comparablePosition(plain.position())],
    ['toAct', toAct, plain.toAct()],
    [
      'choices',
      game.choices(state).map((choice) => comparableChoice(game.notation.choice.format(choice, table))),
      plain.choices().map((choice) => ({ ...choice })),
    ],
    ['result', ended, theirs === null ? null : { ...theirs }],
    ...(withLegal ? legal(pair) : []),
  ];
}

type Aspect = readonly [what: RulesetDeparture['what'], game: Json, plain: Json];

/** The same set in any order; where there are too many of them, nothing is compared. */
function legal({ game, names, plain, state }: Pair): readonly Aspect[] {
  const table = { names };
  return game.toAct(state).flatMap((seat): readonly Aspect[] => {
    const { inputs, cut } = game.legalInputs(state, seat, 1000);
    if (cut) return [];
    const ours = comparableInputs(inputs.map((input) => game.notation.input.format(input, table)));
    return [['legal', ours, comparableInputs(plain.legal(nameOf(table, seat)))]];
  });
}

function byOf(event: Json | undefined): string | undefined {
  return isRecord(event) && typeof event['by'] === 'string' ? event['by'] : undefined;
}
