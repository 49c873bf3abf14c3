import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { Doing } from '../../../reference/questions.ts';
import type { Player } from '../../../reference/things.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { ChooseNode } from './schema.ts';

/** The modes that were taken, in the order of the document. */
export function* plain(node: ChooseNode, here: Plain): PlainEffect {
  const who = here.player(node.player);
  const modes = node.modes.filter(({ conditions }) => here.test(conditions));
  const amount = Math.min(here.number(amountOf(node), 1), modes.length);
  if (who === null || amount <= 0) return;
  const taken = amount === modes.length ? modes.map(({ id }) => id) : yield* take(here, who, modes, amount);
  for (const { id, effects } of modes) if (taken.includes(id)) yield* here.effects(effects);
}

function* take(here: Plain, who: Player, modes: ChooseNode['modes'], amount: number): Doing<readonly unknown[]> {
  const candidates = modes.map(({ id }) => id);
  const answer = yield* here.ask({ kind: 'selectOption', min: amount, max: amount, candidates }, who);
  return [answer].flat();
}
