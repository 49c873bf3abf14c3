import { createHash } from 'node:crypto';

/**
 * By what matches from one network are known, for as long as their logs are kept. It tells networks from each other and not which they are: some
 * hundred addresses have the same.
 */
export function ownerOf(address: string): string {
  return createHash('sha256')
    .update(`owner ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, OWNER_LENGTH);
}

/** In characters of six bits. */
const OWNER_LENGTH = 4;

/** Whom an address stands for where limits are kept: one house with IPv6 has 2^64 addresses, which count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}
