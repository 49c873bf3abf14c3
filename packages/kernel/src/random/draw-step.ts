/** An advance of a random stream, as data: in a frame it stands among the diffs. */
export interface DrawStep {
  readonly kind: '$draw';
  readonly stream: string;
  /** Where the stream stood when it was read. A step that is applied elsewhere would pay for other numbers. */
  readonly from: number;
  /** What the rules read, in order. */
  readonly values: readonly number[];
  /** How far the stream goes on: more than the values where a number was rejected to stay unbiased. */
  readonly words: number;
}
