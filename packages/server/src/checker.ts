/** Looks at what people bring, in a thread where there are threads for that, and at all else here. */
import type { AnyGame, Registry } from '@turnwise/game';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { isBrought } from './brought.ts';
import { beginHead, checkContent, readContent } from './checks.ts';
import type { Begun, CheckedContent, HeadDraft, ReadContent } from './checks.ts';
import type { Cells } from './guard/cells.ts';
import { PlatformError } from './platform-error.ts';

/** `here`: everybody is trusted. `nowhere`: nothing is taken. */
export type BroughtPlace = Cells | 'here' | 'nowhere';

export class Checker {
  readonly #registry: Registry;
  readonly #place: BroughtPlace;

  constructor(registry: Registry, place: BroughtPlace) {
    this.#registry = registry;
    this.#place = place;
  }

  /** Throws `overstayed` if that takes too long. */
  async check(id: string, document: Json): Promise<Result<CheckedContent, readonly Issue[]>> {
    const game = this.#game(id);
    return this.#place === 'here' ? checkContent(game, document) : this.#inThread('check', id, document);
  }

  /** The same for what has not been read yet; `malformed` is thrown too. */
  async read(id: string, text: string): Promise<Result<ReadContent, readonly Issue[]>> {
    const game = this.#game(id);
    return this.#place === 'here' ? readContent(game, text) : this.#inThread('read', id, text);
  }

  /** `content` is what the head keeps under a hash. */
  async begin(game: AnyGame, draft: HeadDraft, content: Json | undefined): Promise<Result<Begun, readonly Issue[]>> {
    if (this.#place === 'here' || !isBrought(game, draft.start)) return beginHead(game, draft, content);
    return this.#inThread('begin', game.id, draft, content);
  }

  #game(id: string): AnyGame {
    const game = this.#registry.get(id);
    if (game?.content === undefined) throw new PlatformError('unknownGame');
    return game;
  }

  async #inThread<V>(name: string, ...args: readonly unknown[]): Promise<V> {
    if (this.#place === 'nowhere' || this.#place === 'here') throw new PlatformError('onlyShipped');
    const cell = await this.#place.take();
    try {
      return await cell.call<V>(name, ...args);
    } finally {
      this.#place.giveBack(cell);
    }
  }
}
