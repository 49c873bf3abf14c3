/** Tokens: 256 random bits each. Only their hashes are kept, so that whoever reads the store cannot play for anybody. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares what is kept of two tokens, in a time that says nothing about them. */
export function isSameHash(one: string | null, other: string): boolean {
  const [a, b] = [Buffer.from(one ?? ''), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function isAmong(hashes: ReadonlySet<string>, hash: string): boolean {
  return [...hashes].some((one) => isSameHash(one, hash));
}

/** What chance in a match begins with: nobody can guess it. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** The match that the host with this token creates: the same for a request that is sent again. It tells nothing of the token. */
export function matchIdOf(token: string): string {
  return createHash('sha256').update(`match ${token}`).digest('base64url').slice(0, 16);
}

/** For messages and processes. */
export function newId(bytes = 12): string {
  return randomBytes(bytes).toString('base64url');
}
