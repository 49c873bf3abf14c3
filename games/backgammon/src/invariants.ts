/** What holds in every state of backgammon: fifteen checkers each, no point with both, dice as they can be. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { BAR, CHECKERS, OFF, SIDES } from './places.ts';
import { PHASES } from './types.ts';
import type { BackgammonState, Checkers } from './types.ts';

export function invariants(state: BackgammonState): readonly Issue[] {
  const { white, black, phase, next, dice } = state;
  const issues: Issue[] = SIDES.flatMap((side) => checkerIssues(side, state[side]));
  if (issues.length > 0) return issues;
  for (let point = 1; point < BAR; point++)
    if (white[point] !== 0 && black[BAR - point] !== 0)
      issues.push(issue(`white[${point}]`, 'twoColours', 'checkers of one side on a point'));
  if (!PHASES.includes(phase)) issues.push(issue('phase', 'wrongPhase', PHASES.join(', '), phase));
  if (next !== 0 && next !== 1) issues.push(issue('next', 'unknownSeat', 'seat 0 or 1', next));
  if (dice.some((die) => !Number.isInteger(die) || die < 1 || die > 6))
    issues.push(issue('dice', 'wrongDice', 'dice from 1 to 6', dice));
  if (dice.length > 4 || (dice.length > 2 && dice.some((die) => die !== dice[0])))
    issues.push(issue('dice', 'wrongDice', 'two dice, or four of a double', dice));
  if (dice.length > 0 && phase !== 'move') issues.push(issue('dice', 'wrongDice', 'no dice outside a move', dice));
  const winners = [white, black].filter((checkers) => checkers[OFF] === CHECKERS).length;
  if (winners !== (phase === 'over' ? 1 : 0))
    issues.push(issue('phase', 'wrongPhase', 'over when one side has borne off all its checkers', phase));
  else if (phase === 'over' && [white, black][next]?.[OFF] !== CHECKERS)
    issues.push(issue('next', 'wrongSeat', 'the winner', next));
  return issues;
}

function checkerIssues(side: string, checkers: Checkers): Issue[] {
  if (checkers.length !== BAR + 1 || checkers.some((count) => !Number.isInteger(count) || count < 0))
    return [issue(side, 'wrongCheckers', '26 counts of checkers', checkers)];
  const all = checkers.reduce((sum, count) => sum + count, 0);
  return all === CHECKERS ? [] : [issue(side, 'wrongCount', `${CHECKERS} checkers`, all)];
}
