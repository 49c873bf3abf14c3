/** The name that an operand is: a bare word, or the one that a ref is. */
export function wordOf(node: unknown): string | undefined {
  const path = typeof node === 'object' && node !== null && 'ref' in node ? node.ref : node;
  return typeof path === 'string' ? path.replace(/^target\./u, '') : undefined;
}
