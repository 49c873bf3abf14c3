/** Effects, one after the other, each by its operator (section 4); and what happens when one goes wrong (section 8). */
import type { EffectNode, OperatorNode } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { askingAgain } from './asking-again.ts';
import { attend } from './attend.ts';
import { canPay } from './happen.ts';
import { isEffect, plainEffect } from './operators/by-name.ts';
import { payment } from './operators/rules.ts';
import { putDownFailed } from './items.ts';
import type { Plain, PlainAsking, PlainEffect } from './plain.ts';
import type { Doing } from './questions.ts';
import type { Player } from './things.ts';
import { Skipped, Violation } from './violation.ts';

export function* runEffects(plain: Plain, nodes: readonly EffectNode[]): Doing<void> {
  for (const node of nodes) yield* runEffect(plain, node);
}

/** The question that an effect begins with. */
export function askingOf(node: EffectNode, plain: Plain): PlainAsking | null {
  return plainEffect(node.op).asking?.(node, plain) ?? null;
}

/** Whether every one of these can be paid; what cannot be a cost cannot. */
export function arePayable(plain: Plain, costs: readonly EffectNode[]): boolean {
  return (
    costs.every((node) => plainEffect(node.op).payable?.(node, plain) === true) && arePayableTogether(plain, costs)
  );
}

/** What a player pays of one resource in several parts, those of abilities among them, must be there in all. */
function arePayableTogether(plain: Plain, costs: readonly EffectNode[]): boolean {
  const parts = duesOf(plain, costs);
  return parts.every(({ player, resource }) => {
    const same = parts.filter((part) => part.player === player && part.resource === resource);
    return canPay(
      plain,
      player,
      resource,
      same.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
    );
  });
}

interface Due {
  readonly player: Player | null;
  readonly resource: string;
  readonly amount: number;
}

function duesOf(plain: Plain, costs: readonly EffectNode[]): readonly Due[] {
  return costs.flatMap((node): readonly Due[] => {
    const { spends, paysFor } = OPERATORS.effects.get(node.op) ?? {};
    if (paysFor !== undefined) {
      const paid = payment(paysFor(node), plain);
      return paid === undefined ? [] : duesOf(paid.scope, paid.costs);
    }
    if (spends === undefined) return [];
    const { resource, player, amount } = spends(node);
    return [{ player: plain.player(player), resource, amount: plain.number(amount) }];
  });
}

/** In setup and in a step a violation halts the match, and a system control says how it goes on. */
function* runEffect(plain: Plain, node: EffectNode): Doing<void> {
  const { world, scope } = plain;
  for (;;) {
    const inner = plain.within({ drawn: new Map() });
    try {
      for (const random of randomsOf(node)) inner.value(random);
      return yield* askingAgain(() => asDoing(plainEffect(node.op).perform(node, inner)));
    } catch (thrown) {
      if (!(thrown instanceof Violation) || scope.item?.unsafe !== true) throw thrown;
      putDownFailed(world, scope.item, thrown);
      world.halted = { code: thrown.code };
      const reply = yield* attend(plain, { kind: 'halt', code: thrown.code });
      world.halted = null;
      if (reply?.kind !== 'resume') throw new Skipped();
    }
  }
}

function* asDoing(effect: PlainEffect): Doing<void> {
  if (effect !== undefined) yield* effect;
}

/** The chance in the operands of an effect, which is drawn before it does anything; that in the effects within it is theirs. */
function randomsOf(node: unknown): readonly OperatorNode[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap((operand: unknown) => {
    if (isOperator(operand) && isEffect(operand.op)) return [];
    const inner = randomsOf(operand);
    return isOperator(operand) && isChance(operand) ? [...inner, operand] : inner;
  });
}

function isChance({ op }: OperatorNode): boolean {
  return OPERATORS.values.get(op)?.draws !== undefined;
}

function isOperator(node: unknown): node is OperatorNode {
  return typeof node === 'object' && node !== null && 'op' in node;
}
