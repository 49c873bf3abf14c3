/** What a form asks for an option, by what the game expects of it: a number within bounds, one of a few, or nothing that a form can ask. */

export type OptionField =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] };

export function optionField(expected: string): OptionField | undefined {
  const range = /^an integer from (-?\d+) to (-?\d+)$/u.exec(expected);
  if (range !== null) return { kind: 'number', min: Number(range[1]), max: Number(range[2]) };
  const few = /^one of (.+)$/u.exec(expected);
  if (few !== null) return { kind: 'choice', values: few[1]!.split(', ').map(valueOf) };
  return undefined;
}

function valueOf(text: string): string | number {
  return /^-?\d+$/u.test(text) ? Number(text) : text.replace(/^"(.*)"$/u, '$1');
}

/** What a game takes when nothing is chosen, as far as the page knows. A test holds it against the games. */
const USUAL: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  innovation: { edition: 3 },
  'rock-paper-scissors': { target: 3 },
};

export function usualOption(game: string, option: string): string | number | undefined {
  const usual = Object.hasOwn(USUAL, game) ? USUAL[game]! : {};
  return Object.hasOwn(usual, option) ? usual[option] : undefined;
}
