/** Whether an expression may tell of a card that not everybody may know. How many there are, whose and where, all may know. */
import { isRecord } from '@turnwise/kernel';
import type { SelectorNode } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import type { Declared } from './declared.ts';
import { nameHere } from './ref-type.ts';
import { SELF_ROOTS } from './scope.ts';
import type { Scope } from './scope.ts';

/** Takes any node of an expression. */
export function isSecret(node: unknown, scope: Scope, declared: Declared, values: Facts['values']): boolean {
  if (typeof node === 'string') return isSecretPath(node, scope);
  const isOne = (one: unknown): boolean => isSecret(one, scope, declared, values);
  if (Array.isArray(node)) return node.some(isOne);
  if (!isRecord(node)) return false;
  if (typeof node.op === 'string') return values.get(node.op)?.tells !== 'size' && Object.values(node).some(isOne);
  if (typeof node.ref === 'string') return isSecretPath(node.ref, scope);
  return isSecretSelector(isRecord(node.selector) ? node.selector : node, declared);
}

/** Gathers from a zone that is not public. */
export function isSecretSelector({ zone, or = [] }: SelectorNode, declared: Declared): boolean {
  const named = typeof zone === 'string' ? [zone] : (zone ?? []);
  const hidden = named.some((id) => (declared.zones.get(id)?.visibility ?? 'public') !== 'public');
  return hidden || or.some((part) => isSecretSelector(part, declared));
}

const OPEN: readonly string[] = ['controller', 'owner', 'zone', 'count'];

function isSecretPath(path: string, scope: Scope): boolean {
  const words = path.split('.');
  const [root = '', name = ''] = words;
  const prefixed = root === 'target' || root === 'bound' || root === 'event';
  const property = words[prefixed ? 2 : 1];
  if (property !== undefined && OPEN.includes(property)) return false;
  if (root === 'event') return scope.secretFields.includes(name);
  const known = nameHere(prefixed ? name : root, scope);
  if (known !== undefined) return known.secret;
  return scope.selfIsTarget && SELF_ROOTS.includes(root) && root !== 'owner' && scope.targets[0]?.secret === true;
}
