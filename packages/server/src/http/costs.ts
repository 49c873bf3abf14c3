/**
 * What is limited besides the work of each request: matches and rulesets take room for good, and for a document a whole match is played again.
 */
import { PROTOCOL_LIMITS } from '@turnwise/protocol';
import type { RouteName } from '@turnwise/protocol';
import type { FastifyRequest } from 'fastify';
import { Rates } from '../rate.ts';
import type { RateLimit } from '../rate-limited.ts';
import type { ServerLimits } from '../server-options.ts';

const HOUR = 3_600;
/** So many records that are played again count as one document. */
const RECORDS_AS_ONE = 1_000;

export class Costs {
  readonly #matches: Rates;
  readonly #rulesets: Rates;
  readonly #documents: Rates;
  /** Beyond what is there at once nobody could pay. */
  readonly #mostReplays: number;
  readonly #now: () => number;

  constructor(limits: ServerLimits, now: () => number) {
    const { matchesPerAddress, rulesetBytesPerAddress, documentRate, documentBurst } = limits;
    this.#matches = new Rates(matchesPerAddress / HOUR, matchesPerAddress);
    this.#rulesets = new Rates(rulesetBytesPerAddress / HOUR, rulesetBytesPerAddress);
    this.#documents = new Rates(documentRate, documentBurst);
    this.#mostReplays = documentBurst;
    this.#now = now;
  }

  /** The limit for which it is too much for now. */
  take(route: RouteName, { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): RateLimit | undefined {
    if (route !== 'storeRuleset') return undefined;
    // A body that does not say how long it is counts as the longest.
    const bytes = Number(headers['content-length'] ?? PROTOCOL_LIMITS.rulesetBytes.usual);
    return this.#rulesets.take(ip, this.#now(), bytes) ? undefined : 'rulesetBytesPerAddress';
  }

  /** Whether one more match may be created from this address. */
  mayCreate(address: string): boolean {
    return this.#matches.take(address, this.#now());
  }

  /** Whether so many records may be played again for this address: for a document, or for whatever else needs that. */
  mayReplay(address: string, records: number): boolean {
    const cost = Math.ceil(records / RECORDS_AS_ONE);
    return this.#documents.take(address, this.#now(), Math.min(cost, this.#mostReplays));
  }
}
