/** Checks a host's request to begin: first its size, then everything else. Returns all issues at once, or what the setup needs. */
import {
  addIssues,
  boundIssues,
  createRandom,
  expandSeed,
  fail,
  issue,
  issuesOfEach,
  object,
  ok,
  sizeIssue,
} from '@turnwise/kernel';
import type { Issue, Result, Script } from '@turnwise/kernel';
import type { AnyDefinition } from './game-definition.ts';
import type { SetupContext, SetupRequest } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import { seatIssues, seatRange, usualNames } from './seat-range.ts';

export type PrepareSetup = (request: SetupRequest) => Result<SetupContext, readonly Issue[]>;

export function createPrepare<T extends PlayTypes>(definition: AnyDefinition<T>): PrepareSetup {
  const { seats: usual, streams: named = [] } = definition;
  const { shapes = {}, issues: optionIssues, seatsFor } = definition.options ?? {};
  const shape = object(shapes);
  return (request) => {
    const { options = {}, random: script = {} } = request;
    const large = sizeIssue(options, 'options') ?? sizeIssue(request.seats, 'seats') ?? sizeIssue(script, 'random');
    if (large !== undefined) return fail([large]);
    const issues: Issue[] = [];
    const seed = expandSeed(request.seed);
    if (!seed.ok) issues.push(seed.error);
    const fits = shape.is(options);
    const range = seatRange({ seats: usual, seatsFor, options: shapes }, options);
    const seats = request.seats ?? usualNames(range);
    addIssues(issues, seatIssues(seats, range));
    addIssues(issues, fits ? (optionIssues?.(options, seats) ?? []) : shape.issues(options, 'options'));
    // Streams that depend on the options are computed only if the options are valid.
    const streams = !('of' in named) ? named : issues.length === 0 ? named.of(options) : undefined;
    if (streams !== undefined) addIssues(issues, scriptIssues(script, streams));
    if (!seed.ok || streams === undefined || issues.length > 0) return fail(boundIssues(issues));
    return ok({ seats, options, random: createRandom(seed.value, streams, script) });
  };
}

/** Scripts for streams that do not exist. */
function scriptIssues(script: Script, streams: readonly string[]): Issue[] {
  return issuesOfEach(Object.keys(script), (name) => {
    if (streams.includes(name)) return undefined;
    const known = streams.length === 0 ? 'no stream: this game has none' : `one of ${streams.join(', ')}`;
    return issue(`random.${name}`, 'unknownStream', known);
  });
}
