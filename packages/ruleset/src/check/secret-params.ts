/**
 * Secret parameters of actions: nobody but their seat is told what they are, and so what all see should not hang on them. Which
 * expressions speak of one is looked up by name; what is computed from one is one too, under whatever name it is bound.
 */
import { isRecord } from '@turnwise/kernel';
import type { ConditionNode, EffectNode } from '../nodes.ts';
import type { Checking } from './checking.ts';
import type { Scope } from './scope.ts';

/** Operands that are names of the ruleset, and those that hold effects, which are looked at themselves. */
const OTHER: ReadonlySet<string> = new Set(
  'op as resource counter attribute flag keyword zone to event until timeOut do then else effects modes with'.split(
    ' ',
  ),
);

export function checkEffectSecrets(node: EffectNode, checking: Checking, scope: Scope): void {
  if (!hasSecrets(scope)) return;
  for (const [key, operand] of Object.entries(node))
    if (!OTHER.has(key) && readsSecretParam(operand, scope)) checking.issue(key, 'secretTold', TOLD);
}

/** Whether a rule happens, all see. */
export function checkConditionSecrets(
  key: string,
  nodes: readonly ConditionNode[] | undefined,
  checking: Checking,
  scope: Scope,
): void {
  if (!hasSecrets(scope)) return;
  nodes?.forEach((node, index) => {
    if (readsSecretParam(node, scope)) checking.at(key).issue(index, 'secretTold', TOLD);
  });
}

const TOLD = 'something that everybody may know, because a secret parameter can be read from the result';

/** Takes any node of an expression. */
export function readsSecretParam(node: unknown, scope: Scope): boolean {
  if (typeof node === 'string') return isSecretParam(node, scope);
  if (Array.isArray(node)) return node.some((one) => readsSecretParam(one, scope));
  return isRecord(node) && Object.values(node).some((one) => readsSecretParam(one, scope));
}

function hasSecrets({ secretParams, secretEventParams }: Scope): boolean {
  return secretParams.size > 0 || secretEventParams.length > 0;
}

function isSecretParam(path: string, { secretParams, secretEventParams, bound }: Scope): boolean {
  const [root = '', name = ''] = path.split('.');
  if (root === 'event') return secretEventParams.includes(name);
  return secretParams.has(root) || bound.get(root === 'bound' ? name : root)?.ofSecretParam === true;
}
