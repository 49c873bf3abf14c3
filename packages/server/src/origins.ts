/** Pages of other people must not connect with the tokens of ours: a browser says where the page came from. */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[] | '*' = [],
): boolean {
  // Not a browser: there is nothing to protect it from.
  if (origin === undefined) return true;
  if (allowed === '*' || allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
