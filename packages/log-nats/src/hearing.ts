/** Subscriptions that several listeners share: the server is asked once for each subject, and no longer when the last one has left. */
import type { Msg, Subscription } from '@nats-io/transport-node';
import type { StopListening } from '@turnwise/log';
import type { Link } from './link.ts';
import { asLogError } from './nats-errors.ts';

interface Heard {
  readonly subscription: Subscription;
  listeners: number;
}

export class Hearing {
  readonly #link: Link;
  readonly #heard = new Map<string, Heard>();

  constructor(link: Link) {
    this.#link = link;
  }

  /** `tell` is that of the first listener: it must do for all of them. */
  join(subject: string, tell: (message: Msg) => void): StopListening {
    const heard = this.#heard.get(subject) ?? this.#subscribe(subject, tell);
    heard.listeners++;
    let here = true;
    return () => {
      if (!here) return;
      here = false;
      if (--heard.listeners > 0) return;
      this.#heard.delete(subject);
      heard.subscription.unsubscribe();
    };
  }

  #subscribe(subject: string, tell: (message: Msg) => void): Heard {
    const callback = (error: Error | null, message: Msg): void => {
      if (error !== null) return;
      try {
        tell(message);
      } catch {
        // A listener that throws must not end the connection of all the others.
      }
    };
    try {
      const heard = { subscription: this.#link.connection.subscribe(subject, { callback }), listeners: 0 };
      this.#heard.set(subject, heard);
      return heard;
    } catch (thrown) {
      throw asLogError(thrown);
    }
  }
}
