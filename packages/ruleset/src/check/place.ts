/** Places in a document that may have any shape: what stands there, and a copy with something else in its stead. */

export type Keys = readonly PropertyKey[];

type Indexed = Readonly<Record<PropertyKey, unknown>>;

export function valueAt(value: unknown, path: Keys): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isIndexed(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

/** Undefined takes a key away. */
export function withValue(value: unknown, path: Keys, given: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return given;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((one, index) => (index === key ? withValue(one, rest, given) : one));
  }
  const node = isIndexed(value) ? value : {};
  const inner = withValue(valueAt(node, [key]), rest, given);
  if (inner !== undefined) return { ...node, [key]: inner };
  const { [key]: _, ...left } = node;
  return left;
}

function isIndexed(value: unknown): value is Indexed {
  return typeof value === 'object' && value !== null;
}
