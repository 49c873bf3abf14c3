/** A match on the bench in the window of the first seat, for tests that send more than the action `go`. */
import { seat } from '@turnwise/game';
import type { JsonRecord, Refusal } from '@turnwise/kernel';
import type { RulesetInput } from '../types.ts';
import { BenchMatch } from './bench-match.ts';
import { benchRuleset } from './bench.ts';
import type { BenchRequest } from './bench.ts';

type Targets = Extract<RulesetInput, { kind: 'action' }>['targets'];

export function benchAt(
  request: BenchRequest,
  position: JsonRecord = {},
  seats: readonly string[] = ['ann', 'bob'],
): BenchMatch {
  const turn = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
  return new BenchMatch({ document: benchRuleset(request), position: { turn, ...position }, seats, random: {} });
}

/** An action of a seat, the first if none is named. */
export function take(match: BenchMatch, action: string, targets: Targets = {}, by = 0): Refusal | undefined {
  return match.send({ kind: 'action', seat: seat(by), action, targets, params: {} });
}

/** Inputs of a seat that are offered and refused all the same. */
export function wronglyOffered({ game, state }: BenchMatch, by = 0): readonly RulesetInput[] {
  return game.legalInputs(state, seat(by), 1000).inputs.filter((input) => {
    const done = game.kernel.dispatch(state, input);
    return !done.ok || !('frame' in done.value.outcome);
  });
}
