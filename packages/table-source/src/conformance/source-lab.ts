/** Where the laws of sources are tried: matches that a lab begins, and sources that look at them. */
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { TableSource, TableViewer } from '../table-source.ts';

export interface SourceLab {
  /** Whether its sources take inputs. Others have records: what `play` says was played before. */
  readonly plays: boolean;
  /** Whether labels come with the sentences, and scenes with the looks. */
  readonly isStaged: boolean;
  begin(order: LabOrder): Promise<LabMatch>;
  /** A match of the engine, begun in the same way, to compare with. */
  engine(order: LabOrder): Match;
  /** Milliseconds pass. */
  wait(milliseconds: number): Promise<void>;
}

export interface LabOrder {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seed: number;
  readonly options?: Json;
  /** For a record. */
  readonly play: readonly LabInput[];
}

export interface LabInput {
  readonly seat: string;
  readonly input: Json;
}

export interface LabMatch {
  /** One that may look as this seat, and play it where it takes inputs at all; null is a spectator. */
  source(viewer: TableViewer): Promise<TableSource>;
  end(): Promise<void>;
}

export interface SourceLaw {
  readonly name: string;
  /** For which labs it is; left out where it is for all. */
  readonly needs?: 'plays' | 'records' | 'staged';
  /** Throws if the law does not hold. */
  run(lab: SourceLab): Promise<void>;
}

export function lawsFor(laws: readonly SourceLaw[], { plays, isStaged }: SourceLab): readonly SourceLaw[] {
  return laws.filter(({ needs }) => {
    if (needs === 'plays') return plays;
    if (needs === 'records') return !plays;
    return needs !== 'staged' || isStaged;
  });
}

class BrokenSourceLaw extends Error {}

export function sourceMust(holds: boolean, expected: string, found?: unknown): asserts holds {
  if (!holds)
    throw new BrokenSourceLaw(found === undefined ? expected : `${expected}; found ${short(JSON.stringify(found))}`);
}

export function sourceMustEqual(found: unknown, expected: unknown, what: string): void {
  const [is, should] = [inOrder(found), inOrder(expected)];
  sourceMust(is === should, `${what}: expected ${short(should)}, found ${short(is)}`);
}

/** With the fields of records in one order, and without those that are undefined. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : one,
  );
}

function short(text: string | undefined): string {
  return text === undefined || text.length <= 600 ? String(text) : `${text.slice(0, 600)}… (${text.length} characters)`;
}
