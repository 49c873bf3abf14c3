/** Whether two pieces of plain data are equal, 0 and -0 too, as for the hash. Parts that both share are not looked into. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a.constructor !== b.constructor) return false;
  if (ArrayBuffer.isView(a) || Array.isArray(a)) {
    const [left, right] = [a, b] as unknown as [readonly unknown[], readonly unknown[]];
    return left.length === right.length && left.every((item, index) => sameData(item, right[index]));
  }
  const [left, right] = [a, b] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameData(left[key], right[key]))
  );
}
