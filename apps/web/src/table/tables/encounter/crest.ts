/** A coat of arms for a name: those of a kind (`skeleton.0`, `skeleton.1`) bear the same. */
export interface Crest {
  /** The field and the charge on it. */
  readonly field: string;
  readonly charge: string;
  /** Outline of the charge, in a shield of 100 by 116. */
  readonly shape: string;
}

const SHAPES = [
  'M0 0 H50 V116 H0 Z',
  'M0 0 H100 V48 H0 Z',
  'M0 82 L50 36 L100 82 V112 L50 66 L0 112 Z',
  'M0 0 H34 L100 84 V116 H72 L0 26 Z',
  'M36 0 H64 V40 H100 V68 H64 V116 H36 V68 H0 V40 H36 Z',
  'M0 0 H50 V54 H100 V116 H50 V54 H0 Z',
  'M50 14 L82 56 L50 98 L18 56 Z',
  'M0 38 H100 V72 H0 Z',
] as const;
const COLOURS = ['#7d2b22', '#1f4f7d', '#24603a', '#59357f', '#7a5310', '#384048', '#7c2f5d', '#0f5f63'] as const;
const METALS = ['#f2e3b3', '#dfe5ea', '#efd9c2'] as const;

export function crestOf(name: string): Crest {
  const kind = name.replace(/[ .]?\d+$/, '');
  const hash = hashOf(kind);
  const pick = <T>(all: readonly T[], by: number): T => all[by % all.length] as T;
  return { field: pick(COLOURS, hash), charge: pick(METALS, hash >>> 5), shape: pick(SHAPES, hash >>> 9) };
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
