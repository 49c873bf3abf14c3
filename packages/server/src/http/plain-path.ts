/**
 * Paths as they are meant to be written. Routes are found by what a path means: `/%6detrics` is `/metrics`. Whoever stands in front, and
 * compares paths letter by letter, would let it through; so a path that could be written without such letters must be.
 */
import type { FastifyRequest } from 'fastify';

/** Letters, digits, `-`, `.`, `_` and `~` need no `%`; what comes after a `#` is never sent. */
const ODD = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)|#/i;

export function isPlainPath(url: string): boolean {
  return !ODD.test(url.split('?', 1)[0] ?? '');
}

/** Whether it is for the API, by the route that it came to; or would be, where there is no such route. */
export function isOfApi({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  return [routeOptions.url ?? '', url].some((one) => one.startsWith('/api/'));
}
