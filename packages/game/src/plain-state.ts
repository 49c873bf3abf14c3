/** For a small open game: the shapes of its substates say what a state may be, and how a position is written: as it is. */
import { fail, isRecord, issue, object, ok } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json, Rules, Shape } from '@turnwise/kernel';
import type { OpenPosition } from './game-definition.ts';
import type { OpenView } from './game-sight.ts';
import type { PlayTypes } from './play-types.ts';
import { withoutStreams } from './open-sight.ts';

export interface PlainState<T extends PlayTypes> {
  /** For the rules: every substate has its shape. */
  readonly invariants: NonNullable<Rules<T>['invariants']>;
  /** For the notation: the substates under their names, with numbers for seats. */
  readonly position: OpenPosition<T>;
}

/** A shape for every substate but the streams, which go by their names. */
export function plainState<T extends PlayTypes>(
  shapes: Readonly<Record<keyof OpenView<T['State']>, Shape<unknown>>>,
  streams: readonly string[] = [],
): PlainState<T> {
  const shape = object(shapes as FieldShapes<object>);
  const issuesOf = (view: unknown): readonly Issue[] => (shape.is(view) ? [] : shape.issues(view, ''));
  return {
    invariants: (state) => [...issuesOf(withoutStreams<T>(state)), ...streamIssues(state, streams)],
    position: {
      parse(document, { random }) {
        const issues = issuesOf(document);
        if (issues.length > 0) return fail(issues);
        return ok({ ...(document as object), ...(streams.length > 0 ? { random } : {}) });
      },
      format: (view) => view as Json,
    },
  };
}

function streamIssues(state: { readonly random?: unknown }, streams: readonly string[]): readonly Issue[] {
  const random = isRecord(state.random) ? state.random : {};
  return streams
    .filter((name) => !isRecord(random[name]))
    .map((name) => issue(`random.${name}`, 'missingStream', `the stream ${name}`, random[name]));
}
