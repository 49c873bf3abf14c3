/** What a process of a pool says to the one that started it. */
import type { FromThinker } from '../messages.ts';

/** The last that is heard of a process: what it has thrown. */
export type FromProcess = FromThinker | { readonly kind: 'crashed'; readonly why: string };
