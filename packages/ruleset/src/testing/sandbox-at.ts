/** A match in the sandbox in the window of the first seat, for tests that send more than the action `go`. */
import { seat } from '@turnwise/game';
import type { JsonRecord, Refusal } from '@turnwise/kernel';
import type { RulesetInput } from '../types.ts';
import { SandboxMatch } from './sandbox-match.ts';
import { sandboxRuleset } from './sandbox.ts';
import type { SandboxRequest } from './sandbox.ts';

type Targets = Extract<RulesetInput, { kind: 'action' }>['targets'];

export function sandboxAt(
  request: SandboxRequest,
  position: JsonRecord = {},
  seats: readonly string[] = ['ann', 'bob'],
): SandboxMatch {
  const turn = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
  return new SandboxMatch({ document: sandboxRuleset(request), position: { turn, ...position }, seats, random: {} });
}

/** An action of a seat, the first if none is named. */
export function take(match: SandboxMatch, action: string, targets: Targets = {}, by = 0): Refusal | undefined {
  return match.send({ kind: 'action', seat: seat(by), action, targets, params: {} });
}

/** Inputs of a seat that are offered and refused all the same. */
export function wronglyOffered({ game, state }: SandboxMatch, by = 0): readonly RulesetInput[] {
  return game.legalInputs(state, seat(by), 1000).inputs.filter((input) => {
    const done = game.kernel.dispatch(state, input);
    return !done.ok || !('frame' in done.value.outcome);
  });
}
