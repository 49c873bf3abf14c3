/** Looks at what people bring, in a thread where there are threads for that, and at all else here. */
import type { AnyGame, Registry } from '@turnwise/game';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { isBrought } from './brought.ts';
import { beginHead, checkContent, readContent } from './checks.ts';
import type { Begun, CheckedContent, HeadDraft, ReadContent } from './checks.ts';
import type { Cells } from './guard/cells.ts';
import type { Checking } from './guard/checking.ts';
import { PlatformError } from './platform-error.ts';

/** `here`: everybody is trusted. `nowhere`: nothing is taken. */
export type BroughtPlace<Threads = Cells> = Threads | 'here' | 'nowhere';

type Checked = Result<CheckedContent, readonly Issue[]>;

/** Documents of which it is remembered what was found: looking at one again gives the same. */
const REMEMBERED = 2_000;

export class Checker {
  readonly #registry: Registry;
  readonly #place: BroughtPlace<Checking>;
  /** By the name under which a document is kept. */
  readonly #seen = new Map<string, Promise<Checked>>();

  constructor(registry: Registry, place: BroughtPlace<Checking>) {
    this.#registry = registry;
    this.#place = place;
  }

  /** What is in a document that is kept under this name, looked at once. Throws `overstayed` if that takes too long. */
  stored(id: string, name: string, document: Json, address: string): Promise<Checked> {
    const seen = this.#seen.get(name);
    if (seen !== undefined) return seen;
    const checked = this.#check(id, document, address);
    this.remember(name, checked);
    checked.catch(() => this.#seen.delete(name));
    return checked;
  }

  /** What is in a document that has just been looked at. */
  remember(name: string, checked: Promise<Checked>): void {
    this.#seen.set(name, checked);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** Looks at what has not been read yet; `malformed` is thrown too. */
  async read(id: string, text: string, address: string): Promise<Result<ReadContent, readonly Issue[]>> {
    const game = this.#game(id);
    return this.#place === 'here' ? readContent(game, text) : this.#inThread(address, 'read', id, text);
  }

  /** `content` is what the head keeps under a hash. */
  async begin(
    game: AnyGame,
    draft: HeadDraft,
    content: Json | undefined,
    address: string,
  ): Promise<Result<Begun, readonly Issue[]>> {
    if (this.#place === 'here' || !isBrought(game, draft.start)) return beginHead(game, draft, content);
    return this.#inThread(address, 'begin', game.id, draft, content);
  }

  async #check(id: string, document: Json, address: string): Promise<Checked> {
    const game = this.#game(id);
    return this.#place === 'here' ? checkContent(game, document) : this.#inThread(address, 'check', id, document);
  }

  #game(id: string): AnyGame {
    const game = this.#registry.get(id);
    if (game?.content === undefined) throw new PlatformError('unknownGame');
    return game;
  }

  async #inThread<V>(address: string, name: string, ...args: readonly unknown[]): Promise<V> {
    if (this.#place === 'nowhere' || this.#place === 'here') throw new PlatformError('onlyShipped');
    return this.#place.call<V>(address, name, ...args);
  }
}
