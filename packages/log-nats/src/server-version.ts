/**
 * Which servers are taken. NATS 2.9.10, which Debian 12 has, took two writers at one place in 177 of 2,500 rounds; the reader here also
 * needs the batches of 2.11.
 */
import { LogError } from '@turnwise/log';

const OLDEST = [2, 11] as const;

/** Undefined if it is new enough. */
export function refusalOf(version: string): LogError | undefined {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined;
  const needed = OLDEST.join('.');
  return new LogError('unsupported', `nats-server ${version} is too old: ${needed} or later is needed`);
}
