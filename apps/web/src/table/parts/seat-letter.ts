/** The letter of a seat: the first of its name where all seats differ in it, otherwise by their order. */
export function seatLetter(seats: readonly string[], seat: string): string {
  const letters = seats.map((name) => Array.from(name)[0]?.toUpperCase() ?? '?');
  const at = Math.max(0, seats.indexOf(seat));
  return new Set(letters).size === seats.length ? letters[at]! : String.fromCodePoint(65 + (at % 26));
}
