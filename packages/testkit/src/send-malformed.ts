/**
 * A great many values that are no inputs, given to the kernel and to a match at places of random games: each must be
 * answered with a refusal, and the state must be the very same object after it.
 */
import { asAnyGame, createChooser } from '@turnwise/game';
import type { AnyInput, AnyState, HostGame } from '@turnwise/game';
import { isRefusal, shorten } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { createMatch, settle } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import { anyJson } from './any-json.ts';
import { faultText, issuesText } from './faults.ts';
import { spoilt } from './near-miss.ts';
import { walkGame } from './walk.ts';
import type { Walk } from './walk.ts';

export interface MalformedRequest {
  readonly values: number;
  readonly seed: number;
}

export interface MalformedTally {
  readonly values: number;
  /** How often each code was answered by the kernel. */
  readonly codes: Readonly<Record<string, number>>;
  /** Answers that were no refusal: how many, and the first five. */
  readonly failed: number;
  readonly failures: readonly string[];
}

/** Values sent into one game. */
const PER_GAME = 100;
const KEPT = 5;

export function sendMalformed(hosted: HostGame, { values, seed }: MalformedRequest): MalformedTally {
  const game = asAnyGame(hosted);
  const anything = anyJson(seed, values);
  const codes = new Map<string, number>();
  const failures: string[] = [];
  let failed = 0;
  let sent = 0;

  for (let round = 0; sent < values; round++) {
    const walk = walkGame(game, { seed: seed + round });
    const chooser = createChooser(seed + round, 'malformed');
    const match = matchOf(walk);
    for (let i = 0; i < PER_GAME && sent < values; i++) {
      // The values in turn; every other one put into an input that was made.
      const value = anything[sent] ?? null;
      const made = walk.frames[chooser.below(Math.max(1, walk.frames.length))]?.input;
      const given = sent % 2 === 0 || made === undefined ? value : spoilt(made, [value], chooser);
      const state = walk.states[chooser.below(walk.states.length)] as AnyState;
      const answer = answerOf(walk, match, state, given, sent % walk.seats.length);
      if (answer.wrong !== undefined) {
        failed++;
        if (failures.length < KEPT) failures.push(`seed ${walk.seed}, ${shorten(given)}: ${answer.wrong}`);
      }
      codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
      sent++;
    }
  }
  return { values: sent, codes: Object.fromEntries(codes), failed, failures };
}

function matchOf({ game, seed, context }: Walk): Match {
  const created = createMatch({ game, seed, seats: context.names, options: context.options });
  if (!created.ok) throw new Error(`${game.id} cannot begin: ${issuesText(created.error)}`);
  settle(created.value);
  return created.value;
}

function answerOf(
  { game, seats }: Walk,
  match: Match,
  state: AnyState,
  given: Json,
  index: number,
): { readonly code: string; readonly wrong?: string } {
  try {
    // By chance an input after all: it is spoilt for good.
    const value = game.kernel.inputIssues(given).length > 0 ? given : { kind: null, given };
    const result = game.kernel.dispatch(state, value as unknown as AnyInput);
    if (!result.ok) return { code: result.error.code, wrong: `a fault: ${faultText(result.error)}` };
    const { outcome } = result.value;
    if (!isRefusal(outcome)) return { code: outcome.kind, wrong: `answered ${outcome.kind}` };
    if (result.value.state !== state) return { code: outcome.code, wrong: 'refused, with another state' };

    const before = match.state;
    const seat = seats[index] ?? seats[0];
    const submitted = settle(match, seat === undefined ? match.submitSystem(value) : match.submit(seat, value));
    if (submitted.fault !== undefined)
      return { code: 'fault', wrong: `the match faults: ${faultText(submitted.fault)}` };
    // With its seat put in by the match, a value may be an input after all.
    if (isRefusal(submitted.outcome) && match.state !== before)
      return { code: outcome.code, wrong: 'the match refuses it and goes on' };
    return { code: outcome.code };
  } catch (thrown) {
    return { code: 'threw', wrong: `threw ${String(thrown)}` };
  }
}
