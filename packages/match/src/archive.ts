/** The part of the frames dropped by a bounded log that a save needs: their inputs and hashes, oldest first. */
import type { AnyGame, AnyInput, Table } from '@turnwise/game';
import type { FailedInput, RecordedInput } from './document.ts';
import { recordOf, withFailed } from './record.ts';
import type { AnyFrame } from './submission.ts';

export class Archive {
  readonly #inputs: AnyInput[] = [];
  readonly #hashes: number[] = [];
  readonly #failed = new Map<number, FailedInput>();

  add({ input, hash }: AnyFrame, failed: FailedInput | undefined): void {
    if (failed !== undefined) this.#failed.set(this.#inputs.length, failed);
    this.#inputs.push(input);
    this.#hashes.push(hash);
  }

  get hashes(): readonly number[] {
    return this.#hashes;
  }

  records(game: AnyGame, table: Table): readonly RecordedInput[] {
    return this.#inputs.map((input, at) => withFailed(recordOf(game, table, input), this.#failed.get(at)));
  }
}
