/** Checks what a host gives to begin: every issue at once, or what a setup begins with. */
import { createRandom, expandSeed, fail, issue, object, ok } from '@turnwise/kernel';
import type { Issue, Result, Script } from '@turnwise/kernel';
import type { GameDefinition, PlayTypes, SetupContext, SetupRequest } from './game.ts';
import { seatIssues, seatRange, usualNames } from './seat-range.ts';

export type PrepareSetup = (request: SetupRequest) => Result<SetupContext, readonly Issue[]>;

export function createPrepare<T extends PlayTypes>(definition: GameDefinition<T>): PrepareSetup {
  const { streams: named = [], optionIssues } = definition;
  const shape = object(definition.options ?? {});
  return (request) => {
    const { options = {}, random: script = {} } = request;
    const issues: Issue[] = [];
    const seed = expandSeed(request.seed);
    if (!seed.ok) issues.push(seed.error);
    const fits = shape.is(options);
    const range = seatRange(definition, options);
    const seats = request.seats ?? usualNames(range);
    issues.push(...seatIssues(seats, range));
    issues.push(...(fits ? (optionIssues?.(options, seats) ?? []) : shape.issues(options, 'options')));
    // Streams that hang on the options are asked for when these are sound.
    const streams = typeof named !== 'function' ? named : issues.length === 0 ? named(options) : undefined;
    if (streams !== undefined) issues.push(...scriptIssues(script, streams));
    if (!seed.ok || streams === undefined || issues.length > 0) return fail(issues);
    return ok({ seats, options, random: createRandom(seed.value, streams, script) });
  };
}

/** Scripts of streams that are not there. */
function scriptIssues(script: Script, streams: readonly string[]): Issue[] {
  const known = streams.length === 0 ? 'no streams' : `one of ${streams.join(', ')}`;
  return Object.keys(script)
    .filter((name) => !streams.includes(name))
    .map((name) => issue(`random.${name}`, 'unknownStream', known));
}
