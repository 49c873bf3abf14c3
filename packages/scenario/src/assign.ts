/**
 * Pairs as many as possible of the left with one each of the right (Kuhn's augmenting paths). A thing written in part
 * may match several, so taking the first match can leave another without a partner although a full pairing exists.
 */
export function assign(
  lefts: number,
  rights: number,
  fits: (left: number, right: number) => boolean,
): readonly (number | undefined)[] {
  const edges = Array.from({ length: lefts }, (_, left) =>
    Array.from({ length: rights }, (__, right) => right).filter((right) => fits(left, right)),
  );
  const leftOf = new Map<number, number>();

  function place(left: number, tried: Set<number>): boolean {
    for (const right of edges[left] ?? []) {
      if (tried.has(right)) continue;
      tried.add(right);
      const holder = leftOf.get(right);
      if (holder === undefined || place(holder, tried)) {
        leftOf.set(right, left);
        return true;
      }
    }
    return false;
  }

  for (let left = 0; left < lefts; left++) place(left, new Set());
  const partner: (number | undefined)[] = Array.from({ length: lefts }, () => undefined);
  for (const [right, left] of leftOf) partner[left] = right;
  return partner;
}
