/**
 * What streams and subjects are called. Three streams, since each has rules of its own:
 * - records: `<name>.record.<match>`, one message per append, all of them kept. The server tells each again under `<name>.kept.<match>`
 *   when it is durable, which is what followers hear.
 * - matches: `<name>.head.<match>` and `<name>.listing.<match>`, the last message of each.
 * - documents: `<name>.content.<hash>` and `<name>.snapshot.<match>`, the last message of each.
 * Whispers go by `<name>.whisper.<topic>`, which no stream keeps.
 */
import type { MatchId } from '@turnwise/log';

const NAME = /^[A-Za-z0-9_-]{1,32}$/;

export function isLogName(text: string): boolean {
  return NAME.test(text);
}

export class Subjects {
  readonly name: string;
  readonly records: string;
  readonly matches: string;
  readonly documents: string;

  constructor(name: string) {
    this.name = name;
    this.records = `${name}-records`;
    this.matches = `${name}-matches`;
    this.documents = `${name}-documents`;
  }

  record(match: MatchId): string {
    return `${this.name}.record.${match}`;
  }

  kept(match: MatchId): string {
    return `${this.name}.kept.${match}`;
  }

  head(match: MatchId): string {
    return `${this.name}.head.${match}`;
  }

  listing(match: MatchId): string {
    return `${this.name}.listing.${match}`;
  }

  snapshot(match: MatchId): string {
    return `${this.name}.snapshot.${match}`;
  }

  content(hash: string): string {
    return `${this.name}.content.${token(hash)}`;
  }

  whisper(topic: string): string {
    return `${this.name}.whisper.${token(topic)}`;
  }
}

/** Any text as one part of a subject. The letter before it is for the empty text. */
function token(text: string): string {
  return `x${Buffer.from(text, 'utf8').toString('base64url')}`;
}
