/**
 * `size`, `start`, `preset`, `rules` (over the preset), `things`, and the level's `id` and `name` if it has them; of a game
 * that has begun `worldLine`, `tracks: { ID: [[slice, x, y], …] }` of the things that were moved, `anchors`, `history`,
 * `phase`. An expectation may also say `player`, `turn` and `slices: { 1: { b1: [3, 1] } }`.
 */
import type { Notation } from '@turnwise/game';
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import { invariants } from '../invariants.ts';
import { playerAt } from '../plan.ts';
import type { Unseen, UnseenState } from '../types.ts';
import { NOWHERE, whereIs } from '../where.ts';
import { formatState, readState } from './state-document.ts';

export const position: Notation<Unseen>['position'] = {
  parse(document) {
    if (!isRecord(document)) return fail([issue('', 'wrongShape', 'an object with size, start and things', document)]);
    const issues: Issue[] = [];
    const state = readState(document, issues);
    if (state === undefined) return fail(issues);
    const wrong = invariants(state);
    return wrong.length > 0 ? fail(wrong) : ok(state);
  },
  format: (state) => formatState(state),
  comparable(state, expected) {
    const slices = isRecord(expected) && isRecord(expected['slices']) ? Object.keys(expected['slices']) : [];
    return {
      ...formatState(state),
      worldLine: state.worldLine.map((point) => [...point]),
      player: [...playerAt(state)],
      turn: state.worldLine.length - 1,
      phase: state.phase,
      slices: Object.fromEntries(slices.map((t) => [t, sliceOf(state, Number(t))])),
    };
  },
};

/** Every thing that is there, by id; the player where it is. */
function sliceOf(state: UnseenState, t: number): Record<string, Json> {
  const slice: Record<string, Json> = {};
  state.level.things.forEach(({ id }, number) => {
    const cell = whereIs(state, number, t);
    if (cell !== NOWHERE) slice[id] = [cell % state.level.width, Math.floor(cell / state.level.width)];
  });
  const [x, y, now] = playerAt(state);
  if (now === t) slice['player'] = [x, y];
  return slice;
}
