/** What leaves a thread is measured there: the server would have to copy it, and everybody would wait. */
/** Characters of JSON in one text, answer or snapshot. */
const LARGEST = 8_000_000;

export function isTooLarge(text: string): boolean {
  return text.length > LARGEST;
}

export function isTooLargeAsJson(value: unknown): boolean {
  return value !== undefined && isTooLarge(JSON.stringify(value));
}
