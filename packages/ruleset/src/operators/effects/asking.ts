/** Effects that begin with a question: put to one seat, or to several at once. */
import { ASKED } from '@turnwise/stack';
import type { Asking, Build, ListOf } from '../../compile/build.ts';
import type { OperatorNode, ThingNode } from '../../nodes.ts';
import { askAtOnce } from '../../run/at-once.ts';
import { inTurnOrder } from '../../run/in-turn-order.ts';
import { EMPTY } from '../../run/item.ts';
import type { Item } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import type { EffectOperator } from '../operator.ts';

/** An effect that is one question to one seat, and what is done with the answer. */
export function question<const Op extends string, N extends OperatorNode>(
  operator: Omit<EffectOperator<Op, N, N>, 'compile' | 'asking'> & {
    readonly asking: (node: N, build: Build) => Asking;
  },
): EffectOperator<Op, N, N> {
  return defineEffect({ ...operator, compile: (node, build) => askOne(build, operator.asking(node, build)) });
}

/** One seat is asked; then the rest. */
export function askOne({ asm }: Build, { seat, register, ask, then }: Asking): void {
  asm.step((item, running) => {
    item.registers[register] = EMPTY;
    const by = seat(running.local.desk, item);
    if (by < 0) return undefined;
    const chosen = ask(item, running, by);
    if (chosen === 'asked') return ASKED;
    item.registers[register] = chosen;
    return undefined;
  });
  then();
}

/** All players of an operand, in turn order, into a register. `players` if it is left out. */
export function group(build: Build, node: ThingNode | undefined): number {
  const players: ListOf = build.things(node ?? 'players');
  const seats = build.bound(`group-${build.asm.code.length}`, 'plain');
  build.asm.step((item, { state, local }) => {
    item.registers[seats] = inTurnOrder(state, players(local.desk, item));
  });
  return seats;
}

/** Puts the same question to each seat of a group at once, with `player` for that seat; `keep` gets what came of it. */
export function askGroup(
  { asm }: Build,
  seats: number,
  ask: Asking['ask'],
  keep: (item: Item, parts: readonly (readonly number[])[], seats: readonly number[]) => void,
): void {
  asm.step((item, running) => {
    const all = item.registers[seats] as readonly number[];
    const parts = askAtOnce(running, all, (asker, seat) => asPlayer(item, seat, () => ask(item, asker, seat)));
    if (parts === 'asked') return ASKED;
    keep(item, parts, all);
    return undefined;
  });
}

/** `player` is this seat meanwhile. */
function asPlayer<V>(item: Item, seat: number, look: () => V): V {
  const { player } = item;
  setPlayer(item, ~seat);
  try {
    return look();
  } finally {
    setPlayer(item, player);
  }
}

export function setPlayer(item: Item, player: number): void {
  (item as { player: number }).player = player;
}
