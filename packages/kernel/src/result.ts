/** Either a value or an error, as data. Functions in the pure packages do not throw at their callers. */
export type Result<V, E> = { readonly ok: true; readonly value: V } | { readonly ok: false; readonly error: E };

export function ok<V>(value: V): { readonly ok: true; readonly value: V } {
  return { ok: true, value };
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
