/**
 * Law 4. After every frame: undo gives the state before it and redo the state after it, or, if the frame is irreversible,
 * undo is blocked. At the end everything is undone, to the start or to the last boundary, and redone. Hashes are
 * computed from scratch and in production, so that rules that write into a state that they handed out are found.
 */
import { History } from '@turnwise/kernel';
import type { AnyState, AnyTypes } from '@turnwise/game';
import type { Inquiry, Law } from '../law.ts';
import { difference } from '../same.ts';
import type { Walk } from '../walk.ts';

export const undoRedo: Law = {
  number: 4,
  name: 'undoRedo',
  title: 'Undo then redo is identity; undoing all gives the first state, or stops at the boundary.',
  check(walk, inquiry) {
    const { game, seed, context, kernel } = walk;
    const start = game.setup({ seed, seats: context.names, options: context.options });
    if (!start.ok) return;
    const history = new History<AnyTypes>(kernel, start.value);
    const hashes = [kernel.hash(history.state)];
    /** Where taking back ends. */
    let boundary = 0;
    for (const place of inquiry.places().slice(1)) {
      const frame = walk.frames[place - 1];
      if (frame === undefined) return;
      const done = history.dispatch(frame.input);
      const went = done.ok && done.value.outcome.kind === 'committed';
      if (!inquiry.holds(went, place, () => 'the input was not committed the second time')) return;
      hashes.push(kernel.hash(history.state));
      if (frame.irreversible) {
        boundary = place;
        checkBlocked(history, inquiry, place);
      } else checkBackAndForth(walk, history, hashes, inquiry, place);
    }
    checkAllTheWay(history, hashes, boundary, inquiry, (state) => kernel.hash(state));
  },
};

function checkBlocked(history: History<AnyTypes>, inquiry: Inquiry, place: number): void {
  const present = history.state;
  const undone = history.undo();
  const outcome = undone.ok ? undone.value.outcome : undefined;
  const blocked =
    outcome?.kind === 'disallowed' &&
    outcome.code === 'undoBlockedByIrreversibleBoundary' &&
    history.state === present &&
    !history.canUndo.able;
  inquiry.holds(blocked, place, () => `undo after an irreversible frame was answered ${outcome?.kind}`);
}

function checkBackAndForth(
  { kernel, states }: Walk,
  history: History<AnyTypes>,
  hashes: readonly string[],
  inquiry: Inquiry,
  place: number,
): void {
  const undone = history.undo();
  const back = undone.ok && undone.value.outcome.kind === 'undone';
  if (!inquiry.holds(back, place, () => 'a reversible frame cannot be undone')) return;
  inquiry.holds(
    kernel.hash(history.state) === hashes[place - 1] && difference(history.state, states[place - 1]) === undefined,
    place,
    () =>
      `undo gave a different state from the one before: ${difference(history.state, states[place - 1]) ?? 'its hash'}`,
  );
  const redone = history.redo();
  const forth = redone.ok && redone.value.outcome.kind === 'redone';
  if (!inquiry.holds(forth, place, () => 'what was undone cannot be redone')) return;
  inquiry.holds(
    kernel.hash(history.state) === hashes[place] && difference(history.state, states[place]) === undefined,
    place,
    () => `redo gave a different state from the one undone: ${difference(history.state, states[place]) ?? 'its hash'}`,
  );
}

function checkAllTheWay(
  history: History<AnyTypes>,
  hashes: readonly string[],
  boundary: number,
  inquiry: Inquiry,
  hash: (state: AnyState) => string,
): void {
  const last = hashes.length - 1;
  let back = 0;
  while (history.canUndo.able) {
    history.undo();
    back++;
  }
  inquiry.holds(
    back === last - boundary && hash(history.state) === hashes[boundary],
    last,
    () => `undoing all went back ${back} of ${last - boundary} frames, or not to the state at frame ${boundary}`,
  );
  while (history.canRedo.able) history.redo();
  inquiry.holds(
    history.length === last && hash(history.state) === hashes[last],
    last,
    () => 'redoing all did not give the last state',
  );
}
