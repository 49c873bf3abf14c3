/** The parsers of a game as hosts call them: values that are too large never reach the game, and its answers stay small. */
import { boundIssues, fail, sizeIssue } from '@turnwise/kernel';
import type { GameTypes, Issue, Result } from '@turnwise/kernel';
import type { Notation } from './notation.ts';

export function boundedNotation<T extends GameTypes & { View: unknown }>(notation: Notation<T>): Notation<T> {
  const { position, input, answer } = notation;
  return {
    ...notation,
    position: { ...position, parse: bounded(position.parse) },
    input: { ...input, parse: bounded(input.parse) },
    answer: { ...answer, parse: bounded(answer.parse) },
  };
}

function bounded<Document, Rest extends readonly unknown[], V>(
  parse: (document: Document, ...rest: Rest) => Result<V, readonly Issue[]>,
): typeof parse {
  return (document, ...rest) => {
    const large = sizeIssue(document);
    if (large !== undefined) return fail([large]);
    const parsed = parse(document, ...rest);
    return parsed.ok ? parsed : fail(boundIssues(parsed.error));
  };
}
