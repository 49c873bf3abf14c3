/**
 * Something that is made of a document, remembered by identity and then by content: a state that was loaded has a copy of it. A
 * hash finds the place, and the documents are compared whole: two that share a hash, which can be made, are two.
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

/** More rulesets than a host plays at one time. */
const MOST = 32;
