/** What led to a guard that was exceeded, as one line. */

/** `lethal: destroyed ×8 > lethal`: what follows on its like is counted. */
export function chainText(chain: unknown): string {
  const parts: { readonly text: string; count: number }[] = [];
  for (const text of Array.isArray(chain) ? chain.map(String) : []) {
    const last = parts.at(-1);
    if (last?.text === text) last.count++;
    else parts.push({ text, count: 1 });
  }
  return parts.map(({ text, count }) => (count === 1 ? text : `${text} ×${count}`)).join(' > ');
}
