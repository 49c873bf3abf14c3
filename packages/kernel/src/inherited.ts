/** Names that every object has: as the name of a thing that strangers make, or as a key, they are found where nothing was put. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Puts a field into one's own record; `__proto__` too is a field, and not the prototype. */
export function putOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === PROTOTYPE)
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  else record[key] = value;
}

const PROTOTYPE = '__proto__';
