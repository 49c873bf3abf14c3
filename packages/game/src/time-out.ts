/** What comes of it when a seat lets its time run out. The host has the clock; the rules have the consequence. */
import type { Json } from '@turnwise/kernel';

export type TimeOut =
  /** The question is answered for the seat: it declines what can be declined, else takes the first there is. */
  | { readonly kind: 'fallback' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'answer'; readonly value: Json };
