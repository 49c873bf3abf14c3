/** An entry that has been tried, with the record of it and what lists will show: all that the game is asked before anything is appended. */
import type { Json } from '@turnwise/kernel';
import type { Listing } from '@turnwise/log';
import type { AnyFrame } from '@turnwise/match';
import type { ActOptions } from './act.ts';
import type { Acted, Refused } from './acted.ts';
import type { TableEntry, TableRecord } from './entry.ts';
import type { Fold, Tried } from './fold.ts';
import { listingOf } from './listing.ts';

interface TrialOptions extends ActOptions {
  readonly newId: () => string;
}

export class Trial {
  readonly record: TableRecord;
  /** Undefined if it stays what it is. */
  readonly listing: Listing | undefined;
  readonly #fold: Fold;
  readonly #tried: Tried;
  readonly #acted: Extract<Acted, { kind: 'done' }>;

  /** Throws what the game throws; then, and if it is refused, nothing is held. */
  static of(fold: Fold, entry: TableEntry, options: TrialOptions): Trial | Refused {
    const { isOver } = fold;
    const tried = fold.try(entry, options);
    const { acted } = tried;
    try {
      if (acted.kind === 'done') return new Trial(fold, { entry, tried, acted, wasOver: isOver }, options);
    } catch (thrown) {
      tried.drop();
      throw thrown;
    }
    tried.drop();
    return acted;
  }

  private constructor(fold: Fold, { entry, tried, acted, wasOver }: Done, { newId, at }: TrialOptions) {
    const { match } = fold;
    const written = entry.kind === 'input' ? { ...entry, input: inputOf(fold, tried.frames, entry.input) } : entry;
    this.record = { ...written, id: newId(), at, frame: match.length, hash: match.hash };
    const isRelisted = entry.kind === 'seat' || acted.ended !== undefined || fold.isOver !== wasOver;
    this.listing = isRelisted ? listingOf(fold, this.record, acted) : undefined;
    this.#fold = fold;
    this.#tried = tried;
    this.#acted = acted;
  }

  get frames(): readonly AnyFrame[] {
    return this.#tried.frames;
  }

  /** Why the table did it and not the rules: a program failed. */
  get instead(): Refused | undefined {
    return this.#acted.instead;
  }

  /** The record is in the log. */
  keep(): void {
    this.#tried.keep();
    this.#fold.finish(this.record, this.#acted, this.frames);
  }

  drop(): void {
    this.#tried.drop();
  }
}

interface Done {
  readonly entry: TableEntry;
  readonly tried: Tried;
  readonly acted: Extract<Acted, { kind: 'done' }>;
  readonly wasOver: boolean;
}

/** The seat's input in notation: the first frame is its own. */
function inputOf({ match }: Fold, [first]: readonly AnyFrame[], written: Json): Json {
  return first === undefined ? written : match.game.notation.input.format(first.input, match.table);
}
