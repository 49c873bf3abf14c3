/** Effects, one after the other, each by its operator (section 4); and what happens when one goes wrong (section 8). */
import type { EffectNode, OperatorNode } from '../nodes.ts';
import { EFFECTS } from '../operators/effects.ts';
import type { EffectOperator } from '../operators/operator.ts';
import { amountOf } from '../schema/operands.ts';
import { askingAgain } from './asking-again.ts';
import { attend } from './attend.ts';
import { canPay } from './happen.ts';
import { putDownFailed } from './items.ts';
import type { Plain, PlainAsking, PlainEffect } from './plain.ts';
import type { Doing } from './questions.ts';
import { Skipped, Violation } from './violation.ts';

export function* runEffects(plain: Plain, nodes: readonly EffectNode[]): Doing<void> {
  for (const node of nodes) yield* runEffect(plain, node);
}

/** The question that an effect begins with. */
export function askingOf(node: EffectNode, plain: Plain): PlainAsking | null {
  return operatorOf(node).plainAsking?.(node, plain) ?? null;
}

/** Whether every one of these can be paid; what cannot be a cost cannot. */
export function arePayable(plain: Plain, costs: readonly EffectNode[]): boolean {
  return (
    costs.every((node) => operatorOf(node).plainPayable?.(node, plain) === true) && arePayableTogether(plain, costs)
  );
}

/** What the seat itself pays of one resource in several parts must be there in all. */
function arePayableTogether(plain: Plain, costs: readonly EffectNode[]): boolean {
  const due = new Map<string, number>();
  for (const node of costs) {
    if (!['pay_resource', 'lose_resource'].includes(node.op) || 'player' in node) continue;
    const { resource, ...part } = node as EffectNode & { readonly resource: string } & Parameters<typeof amountOf>[0];
    due.set(resource, (due.get(resource) ?? 0) + plain.number(amountOf(part)));
  }
  return [...due].every(([resource, amount]) => canPay(plain, plain.scope.controller, resource, amount));
}

/** In setup and in a step a violation halts the match, and a system control says how it goes on. */
function* runEffect(plain: Plain, node: EffectNode): Doing<void> {
  const { world, scope } = plain;
  for (;;) {
    const inner = plain.within({ drawn: new Map() });
    try {
      for (const random of randomsOf(node)) inner.value(random);
      return yield* askingAgain(() => asDoing(operatorOf(node).plain(node, inner)));
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

function operatorOf(node: EffectNode): EffectOperator {
  const operator = EFFECTS.find(({ op }) => op === node.op);
  if (operator === undefined) throw new Error(`there is no effect ${node.op}`);
  return operator;
}

/** The chance in the operands of an effect, which is drawn before it does anything; that in the effects within it is theirs. */
function randomsOf(node: unknown): readonly OperatorNode[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap((operand: unknown) => {
    if (isOperator(operand) && EFFECTS.some(({ op }) => op === operand.op)) return [];
    const inner = randomsOf(operand);
    return isOperator(operand) && operand.op === 'random' ? [...inner, operand] : inner;
  });
}

function isOperator(node: unknown): node is OperatorNode {
  return typeof node === 'object' && node !== null && 'op' in node;
}
