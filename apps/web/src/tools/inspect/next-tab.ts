/** Keys in a row of tabs: arrows go around, Home and End to its ends. Undefined for any other key. */
export function nextTab<T>(tabs: readonly T[], now: T, key: string): T | undefined {
  const at = tabs.indexOf(now);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
