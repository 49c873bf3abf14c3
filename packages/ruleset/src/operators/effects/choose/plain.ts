import type { Plain, PlainAsking, PlainEffect } from '../../../reference/plain.ts';
import type { Doing } from '../../../reference/questions.ts';
import { amountOf } from '../../../schema/operands.ts';
import { askThen } from '../plain-asking.ts';
import { groupOf } from '../plain-group.ts';
import type { ChooseNode } from './schema.ts';

/** The modes that were taken, in the order of the document. */
export function* plain(node: ChooseNode, here: Plain): PlainEffect {
  if (node.simultaneous === true) {
    const group = groupOf(here, node.player).map((player) => here.within({ player }));
    const taken = yield* here.atOnce(group.map((inner) => () => askedOf({ ...node, player: 'player' }, inner)));
    for (const [index, inner] of group.entries()) yield* runModes(node, inner, taken[index] ?? []);
    return;
  }
  yield* askThen(questionOf(node, here));
}

export function plainAsking(node: ChooseNode, here: Plain): PlainAsking | null {
  return node.simultaneous === true ? null : questionOf(node, here);
}

function questionOf(node: ChooseNode, here: Plain): PlainAsking {
  return { ask: () => askedOf(node, here), then: (answer) => runModes(node, here, answer as readonly unknown[]) };
}

function* askedOf(node: ChooseNode, here: Plain): Doing<readonly unknown[]> {
  const who = here.player(node.player);
  const candidates = node.modes.filter(({ conditions }) => here.test(conditions)).map(({ id }) => id);
  const amount = Math.min(here.number(amountOf(node), 1), candidates.length);
  if (who === null || amount <= 0) return [];
  if (amount === candidates.length) return candidates;
  const { timeOut } = node;
  return [yield* here.ask({ kind: 'selectOption', min: amount, max: amount, candidates, timeOut }, who)].flat();
}

function* runModes({ modes }: ChooseNode, here: Plain, taken: readonly unknown[]): Doing<void> {
  for (const { id, effects } of modes) if (taken.includes(id)) yield* here.effects(effects);
}
