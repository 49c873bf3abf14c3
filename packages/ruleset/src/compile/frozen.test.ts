// In development mode a compiled ruleset cannot be changed, and the rules do not try to.
import { createChooser, nextInput, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { EXAMPLE } from '../example.ts';
import { createRulesetGame } from '../game.ts';
import { MENAGERIE } from '../testing/menagerie.ts';
import { compileRuleset } from './compiler.ts';

test.each<readonly [string, Json]>([
  ['the example', EXAMPLE.document],
  ['the menagerie', MENAGERIE],
])('%s', (_name, document) => {
  const { ruleset } = checkRuleset(structuredClone(document));
  if (ruleset === undefined) throw new Error('it has errors');
  const compiled = compileRuleset(ruleset);
  // Production does not pay for it.
  expect(Object.isFrozen(compiled)).toBe(false);
  const game = createRulesetGame({ compiled });
  const kernel = game.kernelWith({ development: true });
  const start = game.setup({ seed: 1, seats: ['ann', 'bob'] });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const chooser = createChooser(1);
  for (let i = 0; i < 30; i++) {
    const input = nextInput(game, state, chooser);
    if (input === undefined) break;
    const done = kernel.dispatch(state, input);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    ({ state } = done.value);
    expect(writable(compiled)).toEqual([]);
    for (const one of game.toAct(state)) game.offers(state, one);
    game.view(state, seat(0));
  }
});

/** The paths of what can still be written to. */
function writable(compiled: Compiled): readonly string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const left: (readonly [path: string, value: unknown])[] = [['compiled', compiled]];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const [path, value] = one;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (!Object.isFrozen(value)) found.push(path);
    for (const [key, part] of Object.entries(value)) left.push([`${path}.${key}`, part]);
  }
  expect(seen.size).toBeGreaterThan(100);
  return found;
}
