/** An advance of a random stream, as data; in a frame it is listed among the diffs. */
export interface DrawStep {
  readonly kind: '$draw';
  readonly stream: string;
  /** The stream's position when it was read. Applied at another position, the step would not match the numbers that were read. */
  readonly from: number;
  /** What the rules read, in order. */
  readonly values: readonly number[];
  /** How far the stream advances: more than the number of values if a number was rejected to stay unbiased. */
  readonly words: number;
}
