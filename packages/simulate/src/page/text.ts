/** Numbers and words on the page. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** `12.3 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** `1,234`, and `12.35` for what is not whole. */
export function figure(value: number): string {
  if (!Number.isInteger(value)) return value.toFixed(2);
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
