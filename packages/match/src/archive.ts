/** The part of the frames dropped by a bounded log that a save needs: their inputs and hashes, oldest first. */
import type { AnyGame, AnyInput, Table } from '@turnwise/game';
import type { InputMark, RecordedInput } from './document.ts';
import { recordOf, withMark } from './record.ts';
import type { AnyFrame } from './submission.ts';

export class Archive {
  readonly #inputs: AnyInput[] = [];
  readonly #hashes: number[] = [];
  readonly #marks = new Map<number, InputMark>();

  add({ input, hash }: AnyFrame, mark: InputMark | undefined): void {
    if (mark !== undefined) this.#marks.set(this.#inputs.length, mark);
    this.#inputs.push(input);
    this.#hashes.push(hash);
  }

  get hashes(): readonly number[] {
    return this.#hashes;
  }

  records(game: AnyGame, table: Table): readonly RecordedInput[] {
    return this.#inputs.map((input, at) => withMark(recordOf(game, table, input), this.#marks.get(at)));
  }
}
