/** What happens when a seat runs out of time. The host keeps the clock; the rules decide the consequence. */
import type { Json } from '@turnwise/kernel';

export type TimeOut =
  /** The question is answered for the seat: decline if possible, otherwise take the first candidates. */
  | { readonly kind: 'fallback' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'answer'; readonly value: Json };
