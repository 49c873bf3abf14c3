/**
 * Lists that may hold NOTHING, which is no small integer. The engine would keep such a list as floating numbers, then every list into
 * which one of its values is written, and in the end all lists of a state; and where it meets lists of both kinds it makes them anew.
 * Arguments it gathers into a list that holds whatever it may be, so what is made here stays as it is.
 */
export function listed(...values: number[]): number[] {
  return values;
}

/** A list made of another, one for one. */
export function listedBy<V>(from: readonly V[], value: (one: V, at: number) => number): number[] {
  const values = listed();
  for (let i = 0; i < from.length; i++) values.push(value(from[i] as V, i));
  return values;
}

/** The same number. One that was kept beside NOTHING, as a floating number, is a small integer again where it is one. */
export function small(value: number): number {
  const integer = value | 0;
  return integer === value ? integer : value;
}
