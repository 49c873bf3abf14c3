/** Where the seeds of a pit lie: from the middle outwards, each a little out of line, and always the same for the same number of seeds. */
export interface Seed {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  /** Which of the kinds of stone it is. */
  readonly kind: number;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
export const SEED_KINDS = 5;

/** In a circle of radius 1 around the middle. A full pit is denser, and no seed lies outside. */
export function seedsIn(count: number, salt: number): readonly Seed[] {
  const step = Math.min(0.33, 0.7 / Math.sqrt(Math.max(1, count)));
  return Array.from({ length: count }, (_, at) => {
    const radius = step * Math.sqrt(at + 0.4);
    const angle = at * GOLDEN + salt;
    return {
      x: radius * Math.cos(angle) + wobble(at, salt) * 0.04,
      y: radius * Math.sin(angle) + wobble(at + 7, salt) * 0.04,
      tilt: Math.round(wobble(at + 3, salt) * 180),
      kind: Math.abs(at * 7 + salt * 3) % SEED_KINDS,
    };
  });
}

/** Between -1 and 1, without chance. */
function wobble(at: number, salt: number): number {
  return Math.sin(at * 12.9898 + salt * 78.233);
}
