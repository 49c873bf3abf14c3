/** Names that every object has. Used as a key or as the name of a stranger's thing, they would be found where nothing was put. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Puts a field into a record that the caller owns; `__proto__` is a field too, not the prototype. */
export function putOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === PROTOTYPE)
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  else record[key] = value;
}

const PROTOTYPE = '__proto__';
