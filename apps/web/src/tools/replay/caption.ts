/** Words for the moment that is shown. */

/** Undefined where people were not told of anything yet. */
export function lastTold<E extends { readonly level?: unknown }>(events: readonly E[]): E | undefined {
  return events.findLast(({ level }) => level === undefined);
}

/** Games say some things as parts of sentences; at the top of a page they begin with a capital. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
