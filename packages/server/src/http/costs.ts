/** What costs more than a request usually does: rulesets take room for good, and a document is a whole match played again. */
import { PROTOCOL_LIMITS } from '@turnwise/protocol';
import type { RouteName } from '@turnwise/protocol';
import type { FastifyRequest } from 'fastify';
import { Rates } from '../rate.ts';
import type { ServerLimits } from '../server-options.ts';

const HOUR = 3_600;

export class Costs {
  readonly #rulesets: Rates;
  readonly #documents: Rates;
  readonly #now: () => number;

  constructor({ rulesetBytesPerAddress, documentRate, documentBurst }: ServerLimits, now: () => number) {
    this.#rulesets = new Rates(rulesetBytesPerAddress / HOUR, rulesetBytesPerAddress);
    this.#documents = new Rates(documentRate, documentBurst);
    this.#now = now;
  }

  /** False if it is too much for now. */
  take(route: RouteName, { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
    if (route === 'document') return this.#documents.take(ip, this.#now());
    if (route !== 'storeRuleset') return true;
    // A body that does not say how long it is counts as the longest.
    const bytes = Number(headers['content-length'] ?? PROTOCOL_LIMITS.rulesetBytes.usual);
    return this.#rulesets.take(ip, this.#now(), bytes);
  }
}
