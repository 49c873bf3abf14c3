/** Plays what a hostile document makes of a match: inputs of chance, with every look that a host takes between them. */
import { createChooser, SPECTATOR } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Json, Params } from '@turnwise/kernel';
import { checkRuleset } from '../../check/check.ts';
import { compileRuleset } from '../../compile/compiler.ts';
import { createRulesetGame } from '../../game.ts';
import type { RulesetInput } from '../../types.ts';

export interface HostilePlay {
  /** `refused` by the checker or before the match, or `played`. */
  readonly end: 'refused' | 'noMatch' | 'played';
  /** Codes of refusals in play, and of halts, with their guards. */
  readonly stops: readonly string[];
  readonly cards: number;
}

export function playHostile(document: Json, inputs: number, seed: number): HostilePlay {
  const { ruleset } = checkRuleset(document);
  if (ruleset === undefined) return { end: 'refused', stops: [], cards: 0 };
  const game = createRulesetGame({ compiled: compileRuleset(ruleset) });
  const start = game.setup({ seed, seats: ['ann', 'bob'] });
  if (!start.ok) return { end: 'noMatch', stops: [], cards: 0 };
  const chooser = createChooser(seed);
  const stops = new Set<string>();
  let state = start.value;
  const send = (input: RulesetInput): boolean => {
    const answer = game.kernel.dispatch(state, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { outcome } = answer.value;
    if (isRefusal(outcome)) stops.add(`${outcome.code} ${guardIn(outcome.params)}`.trim());
    else ({ state } = answer.value);
    if (state.halted !== null) stops.add(`halted ${state.halted.guard}`.trim());
    return !isRefusal(outcome);
  };
  for (let sent = 0; sent < inputs && state.ended === null; sent++) {
    const due = game.next(state);
    if (due !== undefined) {
      if (!send(due)) break;
      continue;
    }
    if (state.halted !== null) {
      send({ kind: chooser.below(2) === 0 ? 'resume' : 'skipItem' });
      continue;
    }
    const [by] = game.toAct(state);
    if (by === undefined) break;
    if (sent % 10 === 0) {
      game.offers(state, by);
      game.view(state, SPECTATOR);
    }
    const input = game.sample(state, by, chooser);
    if (input === undefined) break;
    if (!send(input) && !send({ kind: 'pass', seat: by })) break;
  }
  return { end: 'played', stops: [...stops].toSorted(), cards: state.cards.length };
}

function guardIn({ guard }: Params): string {
  return typeof guard === 'string' ? guard : '';
}
