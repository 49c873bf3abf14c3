/** The look as the client has it, and where it is in the match. A delta is applied only where it belongs, and the result is verified. */
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { patchHeld } from '@turnwise/protocol';
import type { HeldLook, ServerMessageOf, WireLook } from '@turnwise/protocol';

/** `old`: it was there already. `wrong`: it does not lead where it should, and a fresh look is needed. */
export type Mirrored = 'new' | 'old' | 'wrong';

export class Mirror {
  #held: HeldLook | undefined;
  #place = -1;

  get look(): WireLook | undefined {
    return this.#held?.look as WireLook | undefined;
  }

  /** -1 before the first look. */
  get place(): number {
    return this.#place;
  }

  /** A whole look. One of an earlier place is old, and one of the same place is as good as new. */
  put({ look, place, former = {} }: Pick<ServerMessageOf<'state.look'>, 'look' | 'place' | 'former'>): Mirrored {
    if (place < this.#place) return 'old';
    this.#held = { look: look as Json, former: former };
    this.#place = place;
    return 'new';
  }

  change({ from, to, patch: change, viewHash }: ServerMessageOf<'state.delta'>): Mirrored {
    if (to <= this.#place) return 'old';
    if (this.#held === undefined || from !== this.#place) return 'wrong';
    const held = patchHeld(this.#held, change);
    if (held === undefined || hashValue((held.look as WireLook).view) !== viewHash) return 'wrong';
    this.#held = held;
    this.#place = to;
    return 'new';
  }
}
