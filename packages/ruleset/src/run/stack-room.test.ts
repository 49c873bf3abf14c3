// A stack that is full: no action is announced onto it, none is offered, and nobody is asked for one.
import { createChooser, seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { compiledFor } from '../compile/compiled-for.ts';
import { createRulesetGame } from '../game.ts';
import type { RulesetGame } from '../game.ts';
import { ANSWERING } from '../testing/answering.ts';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import type { RulesetInput, RulesetState } from '../types.ts';

const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };

function matchWith(stackDepth: number): SandboxMatch {
  const document = sandboxRuleset({ action: { timing: 'stack' }, ruleset: { guards: { stackDepth } } });
  return new SandboxMatch({ document, position: { turn: TURN }, seats: ['ann', 'bob'], random: {} });
}

const go = (by: number) => ({ kind: 'action', seat: seat(by), action: 'go', targets: {}, params: {} }) as const;
const kindsOffered = ({ game, state }: SandboxMatch, by: number): readonly string[] =>
  game.offers(state, seat(by)).map(({ kind }) => kind);

describe('an action needs room for its item and for that of its costs', () => {
  test('where both fit it is offered, else refused', () => {
    const empty = matchWith(1);
    expect(kindsOffered(empty, 0)).toEqual(['pass']);
    expect(empty.send(go(0))).toMatchObject({ kind: 'disallowed', code: 'stackFull', params: { limit: 1 } });
    const match = matchWith(3);
    expect(kindsOffered(match, 0)).toEqual(['action', 'pass']);
    expect(match.send(go(0))).toBeUndefined();
    expect(match.game.toAct(match.state)).toEqual([seat(1)]);
    expect(kindsOffered(match, 1)).toEqual(['action', 'pass']);
  });

  test('who could only add to a full stack is not asked', () => {
    const match = matchWith(2);
    expect(match.send(go(0))).toBeUndefined();
    // The other seat was passed over, and the action has resolved.
    expect(match.state.stack.effects).toEqual([]);
    expect(match.events.map(({ kind }) => kind)).toContain('go');
  });
});

test('random play that only adds to the stack is never aborted for its depth', () => {
  const game = createRulesetGame({ compiled: compiledFor(ANSWERING) });
  const depths: number[] = [];
  for (let seed = 77; seed < 80; seed++) {
    const start = game.setup({ seed, seats: ['ann', 'bob', 'cat'], options: {} });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const chooser = createChooser(seed);
    let state = start.value;
    for (let inputs = 0; inputs < 400; inputs++) {
      const [by] = game.toAct(state);
      const input = game.next(state) ?? (by === undefined ? undefined : eager(game, state, by, chooser));
      if (input === undefined) break;
      const answer = game.kernel.dispatch(state, input);
      if (!answer.ok) throw new Error(answer.error.code);
      const { outcome } = answer.value;
      if (isRefusal(outcome)) expect(outcome.params['guard']).not.toBe('stackDepth');
      state = answer.value.state;
      depths.push(state.stack.effects.length);
    }
  }
  // Below the last tenth.
  expect(Math.max(...depths)).toBeGreaterThan(80);
});

/** Acts wherever it can. */
function eager(
  game: RulesetGame,
  state: RulesetState,
  by: Seat,
  chooser: ReturnType<typeof createChooser>,
): RulesetInput | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const input = game.sample(state, by, chooser);
    if (input?.kind !== 'pass') return input;
  }
  return { kind: 'pass', seat: by };
}
