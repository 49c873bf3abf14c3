/** What can be measured: suites of figures. All of it is data, so that listing them loads neither games nor peers. */

export interface Suite {
  readonly name: string;
  readonly figures: readonly Figure[];
}

export interface Figure {
  readonly name: string;
  /** The file in `questions/` that measures it, without its extension, and what the file is told. */
  readonly question: string;
  readonly about: string;
  /** What the ratio is a ratio of. */
  readonly unit: string;
  /** The unit of the absolute value beside the ratio. */
  readonly valueUnit: string;
  /** What the ratio may be at the most; missing where the figure is for comparison only. */
  readonly limit?: number;
  /** What the value has to reach; a figure has this or a limit or neither. */
  readonly least?: number;
  /** How many fresh processes measure it. A compiler decides anew in each, so one is not enough for time. */
  readonly processes: number;
}

/** What one process found: one entry per round in each list. */
export interface Samples {
  readonly ratios: readonly number[];
  /** The contender's own figure, in the figure's `valueUnit`. */
  readonly values: readonly number[];
}

/** What a file in `questions/` exports as `measure`. */
export type Question = (about: string) => Samples | Promise<Samples>;
