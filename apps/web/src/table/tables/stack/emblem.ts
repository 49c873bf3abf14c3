/** A small picture for a card that has none: hills, waves or peaks under a sun, drawn from its name, so that each card has its own. */
export interface Emblem {
  /** Closed outlines from the back to the front, in a frame of 100 by 64. */
  readonly ridges: readonly string[];
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  readonly stars: readonly { readonly x: number; readonly y: number }[];
}

const WIDTH = 100;
const HEIGHT = 64;

export function emblemOf(name: string): Emblem {
  const next = numbersFrom(name);
  const style = Math.floor(next() * 3);
  const ridges = [0.42, 0.6, 0.78].map((level) => ridge(level * HEIGHT, style, next));
  const sun = { x: 18 + next() * 64, y: 10 + next() * 14, radius: 6 + next() * 6 };
  const stars = Array.from({ length: 4 + Math.floor(next() * 4) }, () => ({ x: next() * WIDTH, y: next() * 24 }));
  return { ridges, sun, stars };
}

/** Style 0 is hills, 1 is waves, 2 is peaks. */
function ridge(level: number, style: number, next: () => number): string {
  const count = style === 2 ? 6 : 4;
  const step = WIDTH / count;
  const points = Array.from({ length: count + 1 }, (_, at) => [
    Math.round(at * step),
    Math.round(level + (next() - 0.5) * (style === 1 ? 9 : 22)),
  ]);
  const [first = [0, level], ...rest] = points;
  let path = `M${first[0]} ${first[1]}`;
  let [x = 0, y = level] = first;
  for (const [toX = 0, toY = level] of rest) {
    const middle = Math.round((x + toX) / 2);
    path += style === 2 ? ` L${toX} ${toY}` : ` C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
    [x, y] = [toX, toY];
  }
  return `${path} V${HEIGHT} H0 Z`;
}

/** Numbers from 0 to 1 that follow from the name alone. */
function numbersFrom(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
