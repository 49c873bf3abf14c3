/** Whether two pieces of plain data are equal; 0 equals -0, as for the hash. Parts that both share are skipped. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
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

/**
 * Whether two pieces of plain data would be saved alike: an undefined field counts as missing. Use this to compare documents
 * or choices whole; a hash finds departures but can be forged.
 */
export function sameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (ArrayBuffer.isView(a) || ArrayBuffer.isView(b)) return sameData(a, b);
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => sameContent(item, b[index]))
    );
  const [left, right] = [a, b] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  return (
    Object.keys(left).every((key) => sameContent(left[key], Object.hasOwn(right, key) ? right[key] : undefined)) &&
    Object.keys(right).every((key) => right[key] === undefined || Object.hasOwn(left, key))
  );
}
