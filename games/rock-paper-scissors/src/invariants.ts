/** What holds in every state between two inputs. Positions are checked by the same list. */
import { issue, joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { isOver, MOST_ROUNDS } from './standing.ts';
import type { RpsState } from './types.ts';

export function invariants(state: RpsState): readonly Issue[] {
  const { target, round, scores, throws } = state;
  const issues: Issue[] = [];
  const won = scores.reduce((sum, score) => sum + score, 0);
  if (round < 1 || round > MOST_ROUNDS + 1)
    issues.push(issue('round', 'outOfRange', `a round from 1 to ${MOST_ROUNDS}, or one more after the last`, round));
  scores.forEach((score, one) => {
    if (score < 0 || score > target)
      issues.push(issue(joinPath('scores', one), 'outOfRange', `from 0 to the target ${target}`, score));
  });
  if (scores.every((score) => score >= target))
    issues.push(issue('scores', 'wrongScores', 'one seat at the target at most', scores));
  if (won > round - 1) issues.push(issue('scores', 'wrongScores', 'no more won rounds than are over', scores));
  const thrown = throws.filter((one) => one !== null).length;
  if (thrown === throws.length)
    issues.push(issue('throws', 'wrongThrows', 'a seat that has not thrown: the last throw shows all', throws));
  else if (thrown > 0 && isOver(state)) issues.push(issue('throws', 'wrongThrows', 'none after the end', throws));
  return issues;
}
