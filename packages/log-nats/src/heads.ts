/** The heads of the matches. Each is written where there is none yet, and never again. */
import { nuid } from '@nats-io/transport-node';
import type { MatchHead, MatchId } from '@turnwise/log';
import { decodeJson, encodeJson, isObject } from './json-message.ts';
import type { KeptMessage, KeptStream } from './kept-stream.ts';
import { asLogError } from './nats-errors.ts';
import type { Subjects } from './subjects.ts';

interface KeptHead {
  /** Who wrote it, so that a writer whose answer was lost knows its own. */
  readonly by: string;
  readonly head: MatchHead;
}

const TRIES = 3;

export class Heads {
  readonly #stream: KeptStream;
  readonly #subjects: Subjects;

  constructor(stream: KeptStream, subjects: Subjects) {
    this.#stream = stream;
    this.#subjects = subjects;
  }

  /** Throws a `LogError` with `inDoubt` if the answers were lost several times. */
  async create(head: MatchHead): Promise<'created' | 'exists'> {
    const by = nuid.next();
    const data = encodeJson({ by, head } satisfies KeptHead);
    for (let tries = 1; ; tries++)
      try {
        if ((await this.#stream.put(this.#subjects.head(head.id), data, 0)) !== 'taken') return 'created';
        return tries > 1 && (await this.#kept(head.id))?.by === by ? 'created' : 'exists';
      } catch (thrown) {
        // Sending it again is safe: there is room for one.
        if (asLogError(thrown).code !== 'inDoubt' || tries === TRIES) throw thrown;
      }
  }

  async head(match: MatchId): Promise<MatchHead | undefined> {
    return (await this.#kept(match))?.head;
  }

  async #kept(match: MatchId): Promise<KeptHead | undefined> {
    const message = await this.#stream.last(this.#subjects.head(match));
    return message === undefined ? undefined : decodeHead(message);
  }
}

export function decodeHead(message: KeptMessage): KeptHead {
  return decodeJson(message, isKeptHead);
}

function isKeptHead(value: unknown): value is KeptHead {
  if (!isObject(value) || !isObject(value['head'])) return false;
  const { id, at, game } = value['head'];
  return typeof id === 'string' && typeof at === 'number' && typeof game === 'string';
}
