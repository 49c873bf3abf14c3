/** Makes one state equal to another and reuses its objects. The general way, for rules without a `copyInto` of their own. */
import { putOwn } from './inherited.ts';

/** Fields named in `shared` are not copied: both states then have the same object. */
export function copyInto(to: object, from: object, shared: readonly string[] = NONE): void {
  const target = to as Record<string, unknown>;
  const source = from as Record<string, unknown>;
  for (const key in source)
    if (key !== '__proto__') target[key] = shared.includes(key) ? source[key] : copied(target[key], source[key]);
    // Reading it would give the prototype of all records, which nobody may write into.
    else putOwn(target, key, shared.includes(key) ? source[key] : copied(undefined, source[key]));
  for (const key in target) if (!Object.hasOwn(source, key)) delete target[key];
}

const NONE: readonly string[] = [];

/** A copy of a record that shares only the named fields with it. */
export function cloneSharing<V extends object>(from: V, shared: readonly string[]): V {
  const fresh = {};
  copyInto(fresh, from, shared);
  return fresh as V;
}

/** A copy of `from` that shares nothing with it. */
export function cloneDeep<V>(from: V): V {
  return copied(undefined, from) as V;
}

/** `from`, written over `to` if it fits. A frozen object belongs to other states too, and is replaced. */
function copied(to: unknown, from: unknown): unknown {
  if (typeof from !== 'object' || from === null) return from;
  if (ArrayBuffer.isView(from)) {
    const source = from as Uint8Array;
    if (to !== from && sameKind(to, source)) {
      to.set(source);
      return to;
    }
    return source.slice();
  }
  if (Array.isArray(from)) {
    if (!Array.isArray(to) || to === from || Object.isFrozen(to)) return from.map((item) => copied(undefined, item));
    if (to.length > from.length) to.length = from.length;
    for (let i = 0; i < from.length; i++) to[i] = copied(to[i], from[i]);
    return to;
  }
  if (
    typeof to === 'object' &&
    to !== null &&
    to !== from &&
    !Array.isArray(to) &&
    !ArrayBuffer.isView(to) &&
    !Object.isFrozen(to)
  ) {
    copyInto(to, from);
    return to;
  }
  const fresh: Record<string, unknown> = {};
  for (const key in from) {
    const value = copied(undefined, (from as Record<string, unknown>)[key]);
    if (key !== '__proto__') fresh[key] = value;
    else putOwn(fresh, key, value);
  }
  return fresh;
}

/** Whether it is a typed array of the same type and length. */
function sameKind(to: unknown, from: Uint8Array): to is Uint8Array {
  return ArrayBuffer.isView(to) && to.constructor === from.constructor && (to as Uint8Array).length === from.length;
}
