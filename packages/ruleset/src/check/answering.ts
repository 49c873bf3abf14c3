/** A rule that answers an event, for the search of those that answer themselves. */
import { isRecord } from '@turnwise/kernel';
import type { ConditionNode, LimitNode } from '../nodes.ts';
import type { Compared, Facts } from '../operators/facts.ts';
import type { Payload } from './declared.ts';
import type { Path } from './path.ts';
import type { CertainNames, Raised, Scope } from './scope.ts';
import { isName } from './value-types.ts';

export interface Answering {
  readonly name: string;
  readonly path: Path | null;
  /** The kind that it answers, and the names that must be in its payload. */
  readonly kind: string;
  readonly wants: CertainNames;
  readonly raised: readonly Raised[];
  /** Something may stop it. */
  readonly conditional: boolean;
  /** It cannot answer what it brought itself. */
  readonly limited: boolean;
}

/** What a rule raises: that somebody is asked, and has answered, is told with its name. */
export function raisedBy(name: string, { raised }: Pick<Scope, 'raised'>): readonly Raised[] {
  return raised.map((one) => (ASKING.includes(one.kind) ? { ...one, names: { rule: name } } : one));
}

const ASKING: readonly string[] = ['asked', 'answered'];

/** `maxPerEvent` does not stop a rule from answering its own events. */
export function isLimited(limit: LimitNode | undefined): boolean {
  return [limit?.once_per_turn, limit?.oncePerTurn, limit?.once_per_source, limit?.oncePerSource].includes(true);
}

/** Of conditions such as `is event.to battlefield`. */
export function wantedNames(
  nodes: readonly ConditionNode[],
  event: Payload | null,
  { conditions }: Pick<Facts, 'conditions'>,
): CertainNames {
  const names: Record<string, string> = {};
  for (const node of nodes) {
    const compared = conditions.get(node.op)?.compares?.(node);
    if (compared === undefined || !EQUATING.includes(compared.by)) continue;
    const { left, right } = compared;
    const [field, name] = typeof right === 'string' ? [fieldOf(left), right] : [fieldOf(right), left];
    const type = field === undefined ? undefined : event?.get(field);
    if (field !== undefined && type !== undefined && isName(type) && typeof name === 'string') names[field] = name;
  }
  return names;
}

const EQUATING: readonly Compared['by'][] = ['same', '=', '=='];

function fieldOf(node: unknown): string | undefined {
  const path = isRecord(node) ? node.ref : node;
  return typeof path === 'string' ? /^event\.(\w+)$/.exec(path)?.[1] : undefined;
}
