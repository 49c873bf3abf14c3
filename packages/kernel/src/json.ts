/** Plain data as JSON knows it; what crosses every boundary. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A record of unknown fields, once it is known to be no array and no null. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Orders strings by code unit, which no locale can change. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
