/**
 * One stream. What decides something is asked of its leader. Long stretches come from any replica in batches, up to a sequence that the
 * leader named: where a replica lags behind, the leader gives the rest.
 */
import type { JetStreamClient, JetStreamManager, SeqMsgRequest, StoredMsg } from '@nats-io/jetstream';
import { DirectMsgHeaders } from '@nats-io/jetstream';
import type { Msg } from '@nats-io/transport-node';
import type { Link } from './link.ts';
import { apiCode, ONE_IN_FLIGHT, WRONG_LAST_SEQUENCE } from './nats-errors.ts';
import { pause } from './pause.ts';

export interface KeptMessage {
  readonly subject: string;
  readonly seq: number;
  readonly data: Uint8Array;
}

export interface Engine {
  readonly link: Link;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  /** Milliseconds until a question without an answer is given up. */
  readonly timeout: number;
}

const BATCH = 500;

export class KeptStream {
  readonly #engine: Engine;
  readonly #name: string;

  constructor(engine: Engine, name: string) {
    this.#engine = engine;
    this.#name = name;
  }

  /** The last message under this subject. */
  async last(subject: string): Promise<KeptMessage | undefined> {
    return this.#ask({ last_by_subj: subject });
  }

  /** The first message under this subject (which may end in `>`) from this sequence on. */
  async next(subject: string, seq: number): Promise<KeptMessage | undefined> {
    // The client's types do not know this one; the server does.
    return this.#ask({ seq, next_by_subj: subject } as SeqMsgRequest);
  }

  async lastSequence(): Promise<number> {
    const { link, manager } = this.#engine;
    return (await link.read(() => manager.streams.info(this.#name))).state.last_seq;
  }

  /**
   * Keeps a message if the last one under its subject has this sequence (0: there is none), and gives its own; or `taken`. Throws a
   * `LogError`, with `inDoubt` if the answer was lost.
   */
  async put(subject: string, data: Uint8Array, after: number): Promise<number | 'taken'> {
    const { link, client, timeout } = this.#engine;
    const options = { expect: { lastSubjectSequence: after }, retries: 0, timeout };
    const end = Date.now() + timeout;
    for (let wait = 1; ; wait = Math.min(wait * 2, 50))
      try {
        const { seq } = await link.write(() => client.publish(subject, data, options));
        return seq;
      } catch (thrown) {
        const code = apiCode(thrown);
        if (code === WRONG_LAST_SEQUENCE) return 'taken';
        // This one was refused, so that it may be sent again. By then the other is kept, or has failed.
        if (code !== ONE_IN_FLIGHT || Date.now() >= end) throw thrown;
        await pause(wait);
      }
  }

  /** The messages from one sequence to another, in order. The leader must have named the last. */
  async *range(subject: string, from: number, to: number): AsyncIterable<KeptMessage> {
    for (let seq = from; seq <= to;) {
      let messages: readonly KeptMessage[] = await this.#batch(subject, seq);
      if (messages.length === 0) {
        const message = await this.next(subject, seq);
        if (message === undefined) return;
        messages = [message];
      }
      for (const message of messages) {
        if (message.seq > to) return;
        yield message;
        seq = message.seq + 1;
      }
    }
  }

  async #ask(query: Parameters<JetStreamManager['streams']['getMessage']>[1]): Promise<KeptMessage | undefined> {
    const { link, manager } = this.#engine;
    const found: StoredMsg | null = await link.read(() => manager.streams.getMessage(this.#name, query));
    return found === null ? undefined : { subject: found.subject, seq: found.seq, data: found.data };
  }

  /** As many as one replica gives at once; none if it has none. */
  async #batch(subject: string, seq: number): Promise<readonly KeptMessage[]> {
    const { link, timeout } = this.#engine;
    const query = JSON.stringify({ next_by_subj: subject, seq, batch: BATCH });
    const answers = await link.read(async () => {
      const found: Msg[] = [];
      // An empty message ends the answer, whatever it says.
      const options = { strategy: 'sentinel', maxWait: timeout } as const;
      for await (const answer of await link.connection.requestMany(`$JS.API.DIRECT.GET.${this.#name}`, query, options))
        found.push(answer);
      return found;
    });
    return unbroken(answers);
  }
}

/** Each message names the one before it, and the first names none: what comes after a gap is asked for again. */
function unbroken(answers: readonly Msg[]): readonly KeptMessage[] {
  const messages: KeptMessage[] = [];
  for (const { data, headers } of answers) {
    if (data.length === 0 || headers?.code !== 0) break;
    if (Number(headers.get(DirectMsgHeaders.LastSequence)) !== (messages.at(-1)?.seq ?? 0)) break;
    const seq = Number(headers.get(DirectMsgHeaders.Sequence));
    messages.push({ subject: headers.get(DirectMsgHeaders.Subject), seq, data });
  }
  return messages;
}
