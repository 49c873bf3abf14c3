/** What a host and those who started it say to each other. */
export type ToHost =
  /** Opens the log and listens. Until then it has only loaded its program. */
  | { readonly kind: 'open'; readonly log: string }
  /** Stops itself (SIGSTOP) at the next append, when the input has been tried and its record is not written yet. */
  | { readonly kind: 'stopAtAppend' }
  /** Appends wait from now on, until they are let go. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'release' };

export type FromHost =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopping' }
  /** So many appends are held back now. */
  | { readonly kind: 'held'; readonly count: number }
  /** A promise was rejected that nobody waited for. */
  | { readonly kind: 'unhandled'; readonly message: string };
