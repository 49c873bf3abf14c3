/** Finds what cannot be posted to another thread, or would come out of it as something else. */

/** The path of the first value that is not plain data; null if all is. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'function' || typeof value === 'symbol') return `${path} (${typeof value})`;
  if (typeof value !== 'object') return null;
  const made: unknown = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== Array.prototype && made !== null) return `${path} (an object of a class)`;
  for (const [name, described] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (Array.isArray(value) && name === 'length') continue;
    const inner = `${path}.${name}`;
    const found = 'get' in described ? `${inner} (computed)` : notPlain(described.value, inner);
    if (found !== null) return found;
  }
  return null;
}
