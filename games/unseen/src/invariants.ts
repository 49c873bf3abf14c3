/**
 * What holds in every state: it can be written and read back, the player is at the end of the world line, no point of it
 * comes twice, the turn is its length less one and the history has as many actions, tracks and the index of cells agree. It
 * is asked of saved states too, so nothing is taken for granted.
 */
import { sameContent, integer, issue, joinPath, list } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { formatState, readState } from './notation/state-document.ts';
import type { Stretch, UnseenState } from './types.ts';
import { AS_BEFORE, inBounds, NOWHERE, trackOf } from './where.ts';

export function invariants(state: UnseenState): readonly Issue[] {
  const issues = documentIssues(state);
  return issues.length > 0 ? issues : courseIssues(state);
}

/** A state is what its document says; the index of cells may know of more than that. */
function documentIssues(state: UnseenState): readonly Issue[] {
  const issues: Issue[] = [];
  try {
    const again = readState(formatState(state), issues);
    if (again === undefined) return issues;
    if (!sameContent({ ...again, cells: null }, { ...state, cells: null }))
      return [issue('', 'invariant', 'a state that can be written and read back')];
    return indexIssues(state, again);
  } catch {
    return [issue('', 'invariant', 'a state that can be written')];
  }
}

const NUMBERS = list(list(list(integer(0))));

function indexIssues({ cells, level }: UnseenState, again: UnseenState): readonly Issue[] {
  const fits =
    NUMBERS.is(cells) &&
    cells.length === again.cells.length &&
    again.cells.every((district, at) => {
      const own = cells[at] ?? [];
      return (
        own.length === district.length &&
        district.every((needed, cell) => {
          const here = own[cell] ?? [];
          return (
            needed.every((number) => here.includes(number)) &&
            here.every((number, index) => number < level.things.length && (here[index - 1] ?? -1) < number)
          );
        })
      );
    });
  return fits ? [] : [issue('cells', 'invariant', 'for each cell the things that are there in some slice, by number')];
}

function courseIssues(state: UnseenState): readonly Issue[] {
  const { level, worldLine, history } = state;
  const issues: Issue[] = [];
  const keys = worldLine.map(([x, y, t], turn) => {
    if (!inBounds(level, x, y) || t < 0 || t >= level.depth)
      issues.push(issue(joinPath('worldLine', turn), 'invariant', 'a point of the cube', [x, y, t]));
    return (t * level.height + y) * level.width + x;
  });
  if (new Set(keys).size !== keys.length) issues.push(issue('worldLine', 'invariant', 'no point twice'));
  if (history.length !== worldLine.length - 1)
    issues.push(issue('history', 'invariant', `${worldLine.length - 1} actions`, history.length));
  level.things.forEach(({ id }, number) => {
    const track = trackOf(state, number);
    track?.forEach(([start, x, y]: Stretch, index) => {
      const path = `tracks.${id}[${index}]`;
      const before = track[index - 1]?.[0] ?? -1;
      if (start <= before || start >= level.depth) issues.push(issue(path, 'invariant', 'slices that rise', start));
      if (x === NOWHERE || x === AS_BEFORE) return;
      if (!inBounds(level, x, y)) issues.push(issue(path, 'invariant', 'a cell of the board', [x, y]));
    });
  });
  return issues;
}
