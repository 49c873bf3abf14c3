/** What led to a guard that was exceeded, as one line. */

/** `destroyed by lethal ×8; at work: lethal`: what follows on its like is counted, and what has no event was at work then. */
export function chainText(chain: unknown): string {
  const parts: { readonly text: string; count: number }[] = [];
  for (const text of Array.isArray(chain) ? chain.map((one) => linkText(String(one))) : []) {
    const last = parts.at(-1);
    if (last?.text === text) last.count++;
    else parts.push({ text, count: 1 });
  }
  return parts.map(({ text, count }) => (count === 1 ? text : `${text} ×${count}`)).join('; ');
}

/** From `lethal: destroyed`, a rule and the event that it brought. */
function linkText(link: string): string {
  const [rule = '', event] = link.split(': ');
  return event === undefined ? `at work: ${rule}` : `${event} by ${rule}`;
}
