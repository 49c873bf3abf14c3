/** Whether a value is plain JSON, so that writing and reading it back gives the same; and if not, where. */
import { joinPath } from '@turnwise/kernel';

/** The first thing that JSON would lose or change, as `cups[1] is undefined`; undefined when there is none. */
export function unplain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : told(path, Object.is(value, -0) ? '-0' : value);
    case 'object':
      return value === null ? undefined : unplainIn(value, path);
    default:
      return told(path, value === undefined ? value : `a ${typeof value}`);
  }
}

function unplainIn(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const part = unplain(value[i], joinPath(path, i));
      if (part !== undefined) return part;
    }
    return undefined;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return told(path, `a ${value.constructor.name}`);
  for (const [key, part] of Object.entries(value)) {
    const found = unplain(part, joinPath(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function told(path: string, what: unknown): string {
  return `${path === '' ? 'it' : path} is ${String(what)}`;
}
