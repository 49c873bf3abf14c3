/** A token that the page makes by itself, so that a request whose answer was lost can be sent again: 256 random bits as base64url. */
export function newOwnToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
