/** Tells inputs of the game's own union from any other JSON. */
import { boundIssues } from './issue-list.ts';
import type { Issue } from './issue.ts';
import { issue } from './issue.ts';
import { isRecord } from './json.ts';
import { invalidInput } from './outcome.ts';
import type { Stop } from './outcome.ts';
import type { InputBase } from './game-types.ts';
import type { InputShapes } from './rules.ts';
import { objectKnowing, oneOf, text } from './shape.ts';
import type { FieldShapes, Shape } from './shape.ts';

export interface InputCheck {
  readonly kinds: readonly string[];
  /** A stop for anything that is not an input of this game; otherwise undefined. */
  readonly refuse: (input: unknown) => Stop | undefined;
  readonly issues: (input: unknown) => readonly Issue[];
}

export function createInputCheck<I extends InputBase>(inputs: InputShapes<I>): InputCheck {
  const kinds = Object.keys(inputs);
  const shapes = kinds.map((kind): Shape<object> => {
    const fields = { kind: text, ...(inputs as Record<string, object>)[kind] };
    return objectKnowing('kind', fields as unknown as FieldShapes<object>);
  });
  const anyKind = oneOf(kinds);

  /** One by one: a game has so few kinds that a map takes longer. */
  function shapeFor(kind: unknown): Shape<object> | undefined {
    for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) return shapes[i];
    return undefined;
  }

  function issues(input: unknown): readonly Issue[] {
    if (!isRecord(input)) return [issue('', 'wrongShape', 'an input with a kind', input ?? null)];
    const shape = shapeFor(input['kind']);
    if (shape === undefined)
      return [issue('kind', 'unknownKind', anyKind.expected, input['kind'] === undefined ? null : input['kind'])];
    return boundIssues(shape.issues(input, ''));
  }

  return {
    kinds,
    issues,
    refuse(input) {
      if (isRecord(input)) {
        const shape = shapeFor(input['kind']);
        if (shape !== undefined && shape.is(input)) return undefined;
      }
      return invalidInput('malformedInput', { issues: issues(input) });
    },
  };
}
