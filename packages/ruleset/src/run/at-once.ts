/**
 * Questions to several seats at once. All are asked together, and each answers without seeing the others' answers, which lie in the
 * stack until the last has come; then every seat's part is what it would be if that seat had been asked alone.
 */
import { onlyAnswer } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { RulesetRun } from '../compiled/functions.ts';
import type { Asker } from './ask.ts';

/** `ask` puts the question to one of the seats; gives what came of all of them, in this order. */
export function askAtOnce(
  run: RulesetRun,
  seats: readonly number[],
  ask: (asker: Asker, seat: number) => readonly number[] | 'asked',
): readonly (readonly number[])[] | 'asked' {
  const given = answersOf(run);
  const parts: (readonly number[])[] = [];
  const asked: Choice[] = [];
  let answer = 0;
  for (const seat of seats) {
    const one = new OneOfMany(run);
    let part = ask(one, seat);
    if (part === 'asked') {
      const choice = one.choice as Choice;
      const only = onlyAnswer(choice);
      const value = only ?? given?.[answer];
      if (only === undefined) {
        answer++;
        asked.push(choice);
      }
      part = value === undefined ? [] : (ask(one.answered(value), seat) as readonly number[]);
    }
    parts.push(part);
  }
  if (given !== null || asked.length === 0) return parts;
  run.ask(...asked.map((choice) => ({ ...choice, id: run.newChoiceId(choice.kind) })));
  return 'asked';
}

/** The answers in the order of asking; null when nobody was asked yet. */
function answersOf({ given, answers }: RulesetRun): readonly Json[] | null {
  if (answers.length > 0) return answers.map(({ value }) => value);
  return given === undefined ? null : [given];
}

/** A run as one of the seats finds it. */
class OneOfMany implements Asker {
  readonly #run: RulesetRun;
  given: Json | undefined = undefined;
  choice: Choice | undefined = undefined;

  constructor(run: RulesetRun) {
    this.#run = run;
  }

  get state(): RulesetRun['state'] {
    return this.#run.state;
  }

  get local(): RulesetRun['local'] {
    return this.#run.local;
  }

  /** Ids are given when it is known who is asked. */
  newChoiceId(kind = ''): string {
    return kind;
  }

  ask(choice: Choice): void {
    this.choice = choice;
  }

  answered(value: Json): this {
    this.given = value;
    return this;
  }
}
