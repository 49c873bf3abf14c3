/** Tries a limit at its usual value: what just fits, and what is one too many. */
export interface Probe {
  /** Whether as much as the limit goes through. */
  fits(limit: number): boolean;
  /** What is answered to one more than that, as JSON. */
  beyond(limit: number): string;
}
