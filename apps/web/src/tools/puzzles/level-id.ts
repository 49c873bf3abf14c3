/** An id of a level out of its name: lower-case letters and digits, with hyphens between words. */
export function idOfName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/gu);
  return words?.join('-').slice(0, 60) ?? 'my-level';
}
