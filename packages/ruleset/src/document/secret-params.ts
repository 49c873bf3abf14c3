/** The parameters of an action that nobody but its seat is told. */
import type { ActionNode } from '../nodes.ts';

export function secretParamsOf({ params = {} }: ActionNode): readonly string[] {
  return Object.entries(params).flatMap(([name, kind]) => (kind !== 'ability' && kind.secret === true ? [name] : []));
}
