/**
 * What a drawing is made on: how wide it may be, how things are told apart by colour, and what an input that somebody
 * thinks about would lead to. A drawing is text, and colour is never all that tells: on plain paper every paint gives back
 * the text as it was, so that transcripts and pipes stay plain.
 */
export interface Canvas<T extends { View: unknown; Event: unknown }> {
  readonly paint: Paint;
  /** Characters in a line. */
  readonly columns: number;
  /** Lines that can be seen at once. What is drawn beyond them may be cut, so the least comes last. Default: no limit. */
  readonly rows?: number;
  /** Steps that somebody has scrolled from where the drawing begins, back below 0; see `scroll.ts`. Default 0. */
  readonly scrolled?: number;
  /** Somebody thinks about an input: what the viewer would see, and what would happen. */
  readonly ahead?: Ahead<T>;
}

export interface Ahead<T extends { View: unknown; Event: unknown }> {
  readonly view: T['View'];
  readonly events: readonly T['Event'][];
}

/** What colours stand for. Hosts choose the colours. */
export const PAINTS = [
  /** Who looks, and what is theirs. */
  'own',
  /** What was, and is no longer. */
  'past',
  /** What would be. */
  'ghost',
  /** Who or what does harm. */
  'danger',
  /** Ground that an adversary has an eye on; it lies under other paint. */
  'watched',
  /** What is to be reached. */
  'goal',
  /** What can be moved or used. */
  'useful',
  /** What is read first. */
  'strong',
  /** What is read last. */
  'faint',
] as const;
export type PaintName = (typeof PAINTS)[number];

export type Paint = Readonly<Record<PaintName, (text: string) => string>> & {
  /** The paint can be seen. Where it cannot, signs alone have to tell everything. */
  readonly isSeen: boolean;
};

const asItIs = (text: string): string => text;

export const PLAIN_PAINT: Paint = {
  ...(Object.fromEntries(PAINTS.map((name) => [name, asItIs])) as Record<PaintName, typeof asItIs>),
  isSeen: false,
};

/** For transcripts, files and pipes. */
export const PLAIN_CANVAS = { paint: PLAIN_PAINT, columns: 120 } as const;
