/** Numbers as people read them, the same on every machine. */

/** `1,234,567`. */
export function thousands(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** `58.5%` out of 0.585. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** `340 ms`, `2.5 s`. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `1 game`, `2 games`. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${thousands(value)} ${value === 1 ? one : many}`;
}
