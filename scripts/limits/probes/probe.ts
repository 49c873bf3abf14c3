/** Tries a limit at its usual value: what just fits, and what is one too many. */
export interface Probe {
  /** Whether as much as the limit goes through. */
  fits(limit: number): boolean;
  /** What is answered to more than that, as text. */
  beyond(limit: number): string;
}

/** For what can be sent in any size. `tell` gives the answer, which is empty where nothing is said against it. */
export function bySize(tell: (size: number) => string): Probe {
  return { fits: (limit) => tell(limit) === '', beyond: (limit) => tell(limit + 1) };
}
