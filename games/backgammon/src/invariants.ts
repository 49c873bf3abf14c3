/**
 * What holds in every state of backgammon: fifteen checkers each, no point with both, dice as they can be, a stream to roll
 * them. It is asked of saved states too, so it takes nothing for granted: any substate may be any JSON or typed array.
 */
import { integer, isRecord, issue, list } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { BAR, CHECKERS, OFF, SIDES, WHITE } from './places.ts';
import { PHASES } from './types.ts';
import type { BackgammonState } from './types.ts';

export function invariants(state: BackgammonState): readonly Issue[] {
  const malformed = [
    ...SIDES.flatMap((side) => checkerIssues(side, state[side])),
    ...turnIssues(state),
    ...randomIssues(state.random),
  ];
  return malformed.length > 0 ? malformed : disagreements(state);
}

const COUNTS = list(integer(0, CHECKERS));
const DICE = list(integer(1, 6));

function checkerIssues(side: string, checkers: unknown): Issue[] {
  // `every` passes over holes, `includes` finds them.
  if (!COUNTS.is(checkers) || checkers.length !== BAR + 1 || (checkers as readonly unknown[]).includes(undefined))
    return [issue(side, 'wrongCheckers', `a list of ${BAR + 1} counts of checkers`, checkers)];
  const all = checkers.reduce((sum, count) => sum + count, 0);
  return all === CHECKERS ? [] : [issue(side, 'wrongCount', `${CHECKERS} checkers`, all)];
}

function turnIssues({ phase, next, dice }: Readonly<Record<'phase' | 'next' | 'dice', unknown>>): Issue[] {
  const issues: Issue[] = [];
  if (!(PHASES as readonly unknown[]).includes(phase))
    issues.push(issue('phase', 'wrongPhase', PHASES.join(', '), phase));
  if (next !== 0 && next !== 1) issues.push(issue('next', 'unknownSeat', 'seat 0 or 1', next));
  if (!DICE.is(dice) || (dice as readonly unknown[]).includes(undefined))
    issues.push(issue('dice', 'wrongDice', 'a list of dice from 1 to 6', dice));
  else if (dice.length > 4 || (dice.length > 2 && dice.some((die) => die !== dice[0])))
    issues.push(issue('dice', 'wrongDice', 'two dice, or four of a double', dice));
  return issues;
}

/** What a stream looks like is the kernel's to check; that the dice have one is ours. */
function randomIssues(random: unknown): Issue[] {
  if (!isRecord(random)) return [issue('random', 'wrongShape', 'streams by name', random)];
  if (!isRecord(random['dice']))
    return [issue('random.dice', 'missingStream', 'the stream of the dice', random['dice'])];
  return [];
}

/** Where each substate is well formed: what one says against another. */
function disagreements({ white, black, phase, next, dice }: BackgammonState): Issue[] {
  const issues: Issue[] = [];
  for (let point = 1; point < BAR; point++)
    if (white[point] !== 0 && black[BAR - point] !== 0)
      issues.push(issue(`white[${point}]`, 'twoColours', 'checkers of one side on a point'));
  if (dice.length > 0 && phase !== 'move') issues.push(issue('dice', 'wrongDice', 'no dice outside a move', dice));
  const winners = [white, black].filter((checkers) => checkers[OFF] === CHECKERS).length;
  if (winners !== (phase === 'over' ? 1 : 0))
    issues.push(issue('phase', 'wrongPhase', 'over when one side has borne off all its checkers', phase));
  else if (phase === 'over' && [white, black][next]?.[OFF] !== CHECKERS)
    issues.push(issue('next', 'wrongSeat', 'the winner', next));
  if (phase === 'opening' && next !== WHITE)
    issues.push(issue('next', 'wrongSeat', 'white, until the opening roll is made', next));
  return issues;
}
