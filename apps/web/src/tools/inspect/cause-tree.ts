/** Events as a tree: each under the event that caused it, those that an input caused at the top, in their order. */

export interface CauseNode<E> {
  readonly event: E;
  readonly children: readonly CauseNode<E>[];
}

interface Caused {
  readonly id: string;
  readonly cause: string | null;
}

/** A cause that is not among the events counts as none. */
export function causeTree<E extends Caused>(events: readonly E[]): readonly CauseNode<E>[] {
  const known = new Set<string>();
  const children = new Map<string | null, E[]>();
  for (const event of events) {
    // Causes come before what they cause, so that no event can be under itself.
    const under = event.cause !== null && known.has(event.cause) ? event.cause : null;
    const list = children.get(under);
    if (list === undefined) children.set(under, [event]);
    else list.push(event);
    known.add(event.id);
  }
  const nodesUnder = (id: string | null): readonly CauseNode<E>[] =>
    (children.get(id) ?? []).map((event) => ({ event, children: nodesUnder(event.id) }));
  return nodesUnder(null);
}
