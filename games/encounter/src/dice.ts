/**
 * Dice as rules and providers roll them, RULES.md 3. Each roll is drawn from a stream of the state at once, so that dice fall in the
 * order in which they are asked for. The grammar of expressions is in `dice-expression.ts`.
 */
import { readStream } from '@turnwise/kernel';
import type { DrawStep, Random, Reader } from '@turnwise/kernel';
import { DICE, parseDice } from './dice-expression.ts';

export interface DiceService {
  /** The sum of `NdS`, `dS`, `NdS+M` or `NdS-M`. */
  roll(expression: string): number;
  d20(): number;
  /** One of the items, by the stream `provider`. */
  choice<V>(items: readonly V[]): V;
}

/** The random streams of an encounter. */
export const STREAMS = ['dice', 'provider'] as const;

/** Where dice are drawn from: a dispatch at work. */
export interface DiceSource {
  readonly state: { readonly random: Random };
  take(step: DrawStep): void;
}

export function createDice(source: DiceSource): DiceService {
  function draw(stream: (typeof STREAMS)[number], read: (reader: Reader) => number): number {
    const reader = readStream(source.state.random, stream);
    const value = read(reader);
    source.take(reader.step());
    return value;
  }
  return {
    roll(expression) {
      const dice = parseDice(expression);
      if (dice === undefined) throw new RangeError(`expected ${DICE.expected}, found ${expression}`);
      const { count, sides, plus } = dice;
      return draw('dice', (reader) => {
        let sum = plus;
        for (let i = 0; i < count; i++) sum += reader.die(sides);
        return sum;
      });
    },
    d20: () => draw('dice', (reader) => reader.die(20)),
    choice<V>(items: readonly V[]): V {
      return items[draw('provider', (reader) => reader.below(items.length))] as V;
    },
  };
}

/** For who looks and does not roll: offers, validation. */
export const NO_DICE: DiceService = { roll: noRoll, d20: noRoll, choice: noRoll };

function noRoll(): never {
  throw new Error('nothing may be rolled here');
}
