/** Where a server is, and which match is meant: `http://HOST:PORT`, or `http://HOST:PORT/MATCH`. */
import { Trouble } from '../exit.ts';

export interface Address {
  /** Without a slash at its end. */
  readonly server: string;
  readonly match: string | undefined;
}

const MATCH = /^[\w-]{1,64}$/;

/** `match` beside it: then the whole path belongs to the server. */
export function readAddress(text: string, match?: string): Address {
  const url = urlOf(text);
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new Trouble(
      'URL: expected http://HOST:PORT or http://HOST:PORT/MATCH and nothing more; a token goes into a file',
    );
  const parts = url.pathname.split('/');
  const named = match ?? (parts.at(-1) === '' ? undefined : parts.pop());
  if (named !== undefined && !MATCH.test(named)) throw new Trouble(`'${named}' is not the id of a match`);
  const path = parts.filter((part) => part !== '').join('/');
  return { server: path === '' ? url.origin : `${url.origin}/${path}`, match: named };
}

function urlOf(text: string): URL {
  const full = /^\w+:\/\//.test(text) ? text : `http://${text}`;
  try {
    const url = new URL(full.replace(/^ws/i, 'http'));
    if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  } catch {
    // Told below.
  }
  throw new Trouble(`URL: expected an address such as http://localhost:8080, found '${text}'`);
}
