// Two matches of one compiled ruleset, played in turn and one in the middle of the other, go as each does alone.
import { createChooser, nextInput, seat } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { EXAMPLE } from '../example.ts';
import { createRulesetGame } from '../game.ts';
import type { RulesetGame } from '../game.ts';
import { ANSWERING } from '../testing/answering.ts';
import { MENAGERIE } from '../testing/menagerie.ts';
import type { RulesetState } from '../types.ts';

const STEPS = 40;
const SEATS = ['ann', 'bob'];

/** One match that plays itself, and writes down all that it is told. */
class Playing {
  readonly told: string[] = [];
  readonly #game: RulesetGame;
  readonly #seed: number;
  #state: RulesetState;

  constructor(compiled: Compiled, seed: number) {
    this.#game = createRulesetGame({ compiled });
    const start = this.#game.setup({ seed, seats: SEATS });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    this.#state = start.value;
    this.#seed = seed;
  }

  /** All that a host asks of a state. `meanwhile` is called in the middle of it. */
  look(meanwhile: () => void): string {
    const game = this.#game;
    const state = this.#state;
    const seats = game.toAct(state);
    const input = nextInput(game, state, this.#chooser(meanwhile));
    const seen = SEATS.map((_, index) => game.view(state, seat(index)));
    const offers = seats.map((one) => [game.offers(state, one), game.timeOut(state, one)]);
    const ahead =
      input === undefined
        ? null
        : game.kernel.preview(state, input, () => {
            meanwhile();
            return false;
          });
    return JSON.stringify([input ?? null, seen, offers, ahead]);
  }

  step(meanwhile: () => void): void {
    this.told.push(this.look(meanwhile));
    const input = nextInput(this.#game, this.#state, this.#chooser(meanwhile));
    if (input === undefined) return;
    const done = this.#game.kernel.dispatch(this.#state, input);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    this.told.push(JSON.stringify(done.value.outcome));
    this.#state = done.value.state;
  }

  #chooser(meanwhile: () => void): Chooser {
    const chooser = createChooser(this.#seed * 1000 + this.told.length);
    return {
      ...chooser,
      below(count) {
        meanwhile();
        return chooser.below(count);
      },
    };
  }
}

const nothing = (): void => {};

function compiledAnew(document: Json): Compiled {
  const { ruleset, errors } = checkRuleset(document);
  if (ruleset === undefined) throw new Error(JSON.stringify(errors));
  return compileRuleset(ruleset);
}

function alone(document: Json, seed: number): readonly string[] {
  const playing = new Playing(compiledAnew(document), seed);
  for (let i = 0; i < STEPS; i++) playing.step(nothing);
  return playing.told;
}

describe.each<readonly [string, Json]>([
  ['the example', EXAMPLE.document],
  ['the menagerie', MENAGERIE],
  ['answers to everything', ANSWERING],
])('%s', (_name, document) => {
  const expected = [alone(document, 1), alone(document, 2)];

  test('in turn', () => {
    const compiled = compiledAnew(document);
    const matches = [new Playing(compiled, 1), new Playing(compiled, 2)];
    for (let i = 0; i < STEPS; i++) for (const match of matches) match.step(nothing);
    expect(matches.map(({ told }) => told)).toEqual(expected);
  });

  test('one in the middle of the other', () => {
    const compiled = compiledAnew(document);
    const [first, second] = [new Playing(compiled, 1), new Playing(compiled, 2)];
    let looks = 0;
    let isLooking = false;
    const lookAt = (other: Playing) => (): void => {
      // Not at every chance: that would take long.
      if (isLooking || ++looks % 8 !== 0) return;
      isLooking = true;
      other.look(nothing);
      isLooking = false;
    };
    for (let i = 0; i < STEPS; i++) {
      first.step(lookAt(second));
      second.step(lookAt(first));
    }
    expect([first.told, second.told]).toEqual(expected);
    expect(looks).toBeGreaterThan(100);
  });
});
