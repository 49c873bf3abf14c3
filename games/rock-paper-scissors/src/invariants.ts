/** What holds in every state between two inputs. Positions are checked by the same list. */
import { integer, issue, joinPath, list, oneOf } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { TARGET } from './options.ts';
import { isOver, MOST_ROUNDS } from './standing.ts';
import { THROWS } from './types.ts';
import type { RpsState } from './types.ts';

/** Asked of whatever a save holds, so each substate is looked at before it is believed. */
const SHAPES: Readonly<Record<keyof RpsState, Shape<unknown>>> = {
  target: TARGET,
  round: integer(),
  scores: list(integer()),
  throws: list(oneOf([...THROWS, null])),
};
const KEYS = Object.keys(SHAPES) as (keyof RpsState)[];

export function invariants(state: RpsState): readonly Issue[] {
  const malformed = KEYS.flatMap((key) => SHAPES[key].issues(state[key], key));
  if (malformed.length > 0) return malformed;
  const short = (['scores', 'throws'] as const).filter((key) => state[key].length !== 2);
  if (short.length > 0) return short.map((key) => issue(key, 'wrongLength', 'one for each of two seats', state[key]));
  const { target, round, scores, throws } = state;
  const issues: Issue[] = [];
  const won = scores.reduce((sum, score) => sum + score, 0);
  if (round < 1 || round > MOST_ROUNDS + 1)
    issues.push(
      issue('round', 'outOfRange', `a round from 1 to ${MOST_ROUNDS}, or ${MOST_ROUNDS + 1} after the last`, round),
    );
  scores.forEach((score, one) => {
    if (score < 0 || score > target)
      issues.push(issue(joinPath('scores', one), 'outOfRange', `from 0 to the target ${target}`, score));
  });
  if (scores.every((score) => score >= target))
    issues.push(issue('scores', 'wrongScores', 'at most one seat at the target', scores));
  if (won > round - 1) issues.push(issue('scores', 'wrongScores', 'no more rounds won than are over', scores));
  const thrown = throws.filter((one) => one !== null).length;
  if (thrown === throws.length)
    issues.push(issue('throws', 'wrongThrows', 'a seat that has not thrown: the last throw shows all', throws));
  else if (thrown > 0 && isOver(state)) issues.push(issue('throws', 'wrongThrows', 'none after the end', throws));
  return issues;
}
