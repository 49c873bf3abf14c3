/**
 * Which events were told already, and up to which place all of them were. After a lost connection the server sends those after that
 * place again, and what was told is not told twice. Ids come again after an undo, so that a place belongs to them.
 */
import type { ServerMessageOf } from '@turnwise/protocol';

export class HeardEvents {
  /** Everything up to here is told. */
  #complete = -1;
  /** Of the place that is being told, and its ids. */
  #place = -1;
  #ids = new Set<string>();

  /** What to say as `after`; undefined at the beginning. */
  get after(): number | undefined {
    return this.#complete < 0 ? undefined : this.#complete;
  }

  /** Whether it is new. */
  add({ place, id }: Pick<ServerMessageOf<'event.appended'>, 'place' | 'id'>): boolean {
    if (place <= this.#complete || place < this.#place) return false;
    if (place > this.#place) {
      this.#complete = Math.max(this.#complete, this.#place);
      this.#place = place;
      this.#ids = new Set();
    }
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    return true;
  }

  /** Everything up to this place was told, or will never be. */
  complete(place: number): void {
    this.#complete = Math.max(this.#complete, place);
  }
}
