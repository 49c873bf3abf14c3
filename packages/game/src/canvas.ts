/**
 * What a drawing is made on: its width, colours by meaning, and the result of a planned input. A drawing is text, and
 * colour never carries meaning alone: on plain paper every paint returns the text unchanged, so that transcripts and
 * pipes stay plain.
 */
export interface Canvas<T extends { View: unknown; Event: unknown }> {
  readonly paint: Paint;
  /** Characters in a line. */
  readonly columns: number;
  /** Lines that are visible at once. Anything beyond them may be cut, so draw the least important last. Default: no limit. */
  readonly rows?: number;
  /** Steps that the drawing is scrolled from its home position; negative is back. See `scroll.ts`. Default 0. */
  readonly scrolled?: number;
  /** The result of a planned input: what the viewer would see, and what would happen. */
  readonly ahead?: Ahead<T>;
}

export interface Ahead<T extends { View: unknown; Event: unknown }> {
  readonly view: T['View'];
  readonly events: readonly T['Event'][];
}

/** What colours stand for. Hosts choose the colours. */
export const PAINTS = [
  /** The viewer, and what belongs to them. */
  'own',
  /** The past. */
  'past',
  /** What a planned input would lead to. */
  'ghost',
  /** Anything harmful. */
  'danger',
  /** Ground that an adversary watches; it lies under other paint. */
  'watched',
  /** The goal. */
  'goal',
  /** What can be moved or used. */
  'useful',
  /** What to read first. */
  'strong',
  /** What to read last. */
  'faint',
] as const;
export type PaintName = (typeof PAINTS)[number];

export type Paint = Readonly<Record<PaintName, (text: string) => string>> & {
  /** Whether paint is visible. If not, characters alone must tell everything. */
  readonly isSeen: boolean;
};

const asItIs = (text: string): string => text;

export const PLAIN_PAINT: Paint = {
  ...(Object.fromEntries(PAINTS.map((name) => [name, asItIs])) as Record<PaintName, typeof asItIs>),
  isSeen: false,
};

/** For transcripts, files and pipes. */
export const PLAIN_CANVAS = { paint: PLAIN_PAINT, columns: 120 } as const;
