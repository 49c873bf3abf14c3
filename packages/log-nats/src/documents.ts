/** Contents, which are kept once, and snapshots, of which the newest is kept. A snapshot is a cache: one that does not fit is left out. */
import type { Json } from '@turnwise/kernel';
import type { KeptSnapshot, MatchId } from '@turnwise/log';
import { decodeJson, encodeJson, isObject } from './json-message.ts';
import type { KeptStream } from './kept-stream.ts';
import { asLogError } from './nats-errors.ts';
import type { Subjects } from './subjects.ts';

const TRIES = 3;

export class Documents {
  readonly #stream: KeptStream;
  readonly #subjects: Subjects;

  constructor(stream: KeptStream, subjects: Subjects) {
    this.#stream = stream;
    this.#subjects = subjects;
  }

  async keepContent(hash: string, document: Json): Promise<void> {
    const data = encodeJson({ document });
    for (let tries = 1; ; tries++)
      try {
        // Who finds it taken finds the same: the hash is that of the content.
        await this.#stream.put(this.#subjects.content(hash), data, 0);
        return;
      } catch (thrown) {
        if (asLogError(thrown).code !== 'inDoubt' || tries === TRIES) throw thrown;
      }
  }

  async content(hash: string): Promise<Json | undefined> {
    const message = await this.#stream.last(this.#subjects.content(hash));
    return message === undefined ? undefined : decodeJson(message, isContent).document;
  }

  async keepSnapshot(match: MatchId, at: number, document: Json): Promise<void> {
    const subject = this.#subjects.snapshot(match);
    const data = encodeJson({ at, document } satisfies KeptSnapshot);
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const last = await this.#stream.last(subject);
        if (last !== undefined && decodeJson(last, isSnapshot).at >= at) return;
        if ((await this.#stream.put(subject, data, last?.seq ?? 0)) !== 'taken') return;
      }
    } catch (thrown) {
      const { code } = asLogError(thrown);
      if (code !== 'tooLarge' && code !== 'full' && code !== 'inDoubt') throw thrown;
    }
  }

  async snapshot(match: MatchId): Promise<KeptSnapshot | undefined> {
    const message = await this.#stream.last(this.#subjects.snapshot(match));
    return message === undefined ? undefined : decodeJson(message, isSnapshot);
  }
}

function isContent(value: unknown): value is { readonly document: Json } {
  return isObject(value) && 'document' in value;
}

function isSnapshot(value: unknown): value is KeptSnapshot {
  return isObject(value) && typeof value['at'] === 'number' && 'document' in value;
}
