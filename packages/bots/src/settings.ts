/** The settings of a search: what each may be, and what it is unless the game or the name says otherwise. */
import type { AnyGame, SearchSettings, Strength } from '@turnwise/game';

interface Setting {
  readonly name: keyof SearchSettings;
  readonly usual: number;
  readonly expected: string;
  readonly holds: (value: number) => boolean;
}

export const SETTINGS: readonly Setting[] = [
  whole('iterations', 1000, 1, 100_000_000),
  {
    name: 'exploration',
    usual: 0.5,
    expected: 'a number from 0 to 10',
    holds: (value) => value >= 0 && value <= 10,
  },
  whole('worlds', 20, 1, 10_000),
  whole('playout', 0, 0, 10_000),
  whole('prior', 0, 0, 100),
  whole('width', 24, 1, 10_000),
  whole('exact', 0, 0, 10_000_000),
  whole('slips', 0, 0, 100),
];

function whole(name: keyof SearchSettings, usual: number, min: number, max: number): Setting {
  return {
    name,
    usual,
    expected: `a whole number from ${min} to ${max}`,
    holds: (value) => Number.isInteger(value) && value >= min && value <= max,
  };
}

/** Iterations of the strengths where the game does not say. */
const USUAL_STRENGTHS: Readonly<Record<Strength, number>> = { easy: 20, medium: 200, hard: 1500 };
/** An easy opponent makes a move at random now and then. */
const SLIPS: Readonly<Record<Strength, number>> = { easy: 25, medium: 0, hard: 0 };

/** A search at its usual strength is a medium one. */
export function settingsFor(
  game: AnyGame,
  { strength = 'medium', ...wanted }: Partial<SearchSettings> & { readonly strength?: Strength },
): SearchSettings {
  const settings: Record<string, number> = {};
  for (const { name, usual } of SETTINGS) settings[name] = usual;
  const strengths = game.bots.strengths ?? USUAL_STRENGTHS;
  return {
    ...(settings as unknown as SearchSettings),
    ...game.bots.search,
    iterations: strengths[strength],
    slips: SLIPS[strength],
    // Whoever sees everything to the end is not easy.
    ...(strength === 'easy' ? { exact: 0 } : {}),
    ...wanted,
  };
}

export function settingsText(settings: SearchSettings): string {
  return SETTINGS.map(({ name }) => `${name}=${settings[name]}`).join(',');
}
