// The order of a document's keys means nothing: a state that was loaded has a copy of the document with another order, and goes on the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChooser } from '@turnwise/game';
import type { Json, JsonRecord } from '@turnwise/kernel';
import { isRecord } from '@turnwise/kernel';
import { readSourceText } from '@turnwise/scenario';
import { expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { EXAMPLE } from '../example.ts';
import { createRulesetGame } from '../game.ts';
import type { RulesetGame } from '../game.ts';
import { ANSWERING } from '../testing/answering.ts';
import type { RulesetInput, RulesetState } from '../types.ts';
import { compileRuleset } from './compiler.ts';

const read = (name: string): Json => {
  const source = readSourceText(readFileSync(join(import.meta.dirname, '../../examples', name), 'utf8'));
  if (!source.ok) throw new Error(JSON.stringify(source.error));
  return source.value.value;
};

function withKeys(value: Json, order: (keys: readonly string[]) => readonly string[]): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => withKeys(one, order));
  if (!isRecord(value)) return value;
  const keys = order(Object.keys(value));
  return Object.fromEntries(keys.map((key) => [key, withKeys((value as JsonRecord)[key] as Json, order)]));
}

function gameOf(document: Json): RulesetGame {
  const { ruleset, errors } = checkRuleset(document);
  if (ruleset === undefined) throw new Error(JSON.stringify(errors));
  return createRulesetGame({ compiled: compileRuleset(ruleset) });
}

const DOCUMENTS: readonly (readonly [string, Json])[] = [
  ['the example', EXAMPLE.document],
  ['everything', read('everything.ruleset.yaml')],
  ['questions', read('questions.ruleset.yaml')],
  ['answers before everything', ANSWERING],
];
const ORDERS: readonly (readonly [string, (keys: readonly string[]) => readonly string[]])[] = [
  ['sorted', (keys) => keys.toSorted()],
  ['the other way round', (keys) => keys.toReversed()],
];

test.each(DOCUMENTS.flatMap(([name, document]) => ORDERS.map(([how, order]) => [name, how, document, order] as const)))(
  '%s, with its keys %s',
  (_, __, document, order) => {
    const game = gameOf(document);
    const other = gameOf(withKeys(document, order));
    const chooser = createChooser(7);
    for (let seed = 1; seed <= 3; seed++) {
      const setup = { seed, seats: ['ann', 'bob'] };
      let state = valueOf(game.setup(setup));
      for (let i = 0; i < 120; i++) {
        const input = nextInput(game, state, chooser);
        if (input === undefined) break;
        const ours = valueOf(game.kernel.dispatch(state, input));
        const theirs = valueOf(other.kernel.dispatch(state, input));
        expect(theirs.outcome).toEqual(ours.outcome);
        state = ours.state;
      }
    }
  },
);

function nextInput(
  game: RulesetGame,
  state: RulesetState,
  chooser: ReturnType<typeof createChooser>,
): RulesetInput | undefined {
  const due = game.next(state);
  if (due !== undefined || state.ended !== null) return due;
  const [by] = game.toAct(state);
  return by === undefined ? undefined : game.sample(state, by, chooser);
}

function valueOf<V>(
  result: { readonly ok: true; readonly value: V } | { readonly ok: false; readonly error: unknown },
): V {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
