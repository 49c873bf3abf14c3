/** Parts of a `copyInto` that a game writes by hand: into what is there already, without garbage. */

/** For the record of a state that is the copier's own. */
export type Mutable<V> = { -readonly [K in keyof V]: V[K] };

export function copyList<V>(to: V[], from: readonly V[]): void {
  const { length } = from;
  for (let i = 0; i < length; i++) to[i] = from[i] as V;
  if (to.length > length) to.length = length;
}

/** Each of a list into the one that stands there; what is missing is made. */
export function copyEach<V, W extends V>(
  to: W[],
  from: readonly V[],
  copy: (to: W, from: V) => void,
  make: (from: V) => W,
): void {
  const { length } = from;
  for (let i = 0; i < length; i++) {
    const old = to[i];
    if (old === undefined) to[i] = make(from[i] as V);
    else copy(old, from[i] as V);
  }
  if (to.length > length) to.length = length;
}
