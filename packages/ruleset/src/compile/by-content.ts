/**
 * Remembers something made from a document, by identity and then by content, because a loaded state has a copy of its document.
 * A hash finds the entry, and then the documents are compared whole: a forged hash does not confuse two documents.
 */
import { hashValue, sameContent } from '@turnwise/kernel';

export class ByContent<V> {
  readonly #make: (document: object) => V;
  readonly #hash: (document: object) => string;
  readonly #byIdentity = new WeakMap<object, V>();
  /** Oldest first. */
  readonly #kept: { readonly key: string; readonly document: object; readonly value: V }[] = [];

  constructor(make: (document: object) => V, hash: (document: object) => string = hashValue) {
    this.#make = make;
    this.#hash = hash;
  }

  of(document: object): V {
    const known = this.#byIdentity.get(document);
    if (known !== undefined) return known;
    const value = this.#byContent(document);
    this.#byIdentity.set(document, value);
    return value;
  }

  #byContent(document: object): V {
    const key = this.#hash(document);
    const known = this.#kept.find((one) => one.key === key && sameContent(one.document, document));
    if (known !== undefined) return known.value;
    const value = this.#make(document);
    if (this.#kept.length >= MOST) this.#kept.shift();
    this.#kept.push({ key, document, value });
    return value;
  }
}

/** More rulesets than a host plays at the same time. */
const MOST = 32;
