/** What commander says of wrong arguments, as one line in the form of all our others: `--games: expected …, found '0'`. */

const FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /^option '(?:-\w, )?(--[\w-]+)[^']*' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/,
    "$1: expected one of $3, found '$2'",
  ],
  [/^option '(?:-\w, )?(--[\w-]+)[^']*' argument '(.*)' is invalid\. (expected .*)$/, "$1: $3, found '$2'"],
  [/^command-argument value '(.*)' is invalid for argument '(.*)'\. (expected .*)$/, "$2: $3, found '$1'"],
  [/^option '(?:-\w, )?(--[\w-]+) (<[^']*>)' argument missing$/, '$1: $2 is missing'],
  [
    /^option '(?:-\w, )?(--[\w-]+)[^']*' cannot be used with option '(?:-\w, )?(--[\w-]+)[^']*'$/,
    '$1 cannot be used with $2',
  ],
  [/^missing required argument '(.*)'$/, 'the $1 is missing'],
  [
    /^too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/,
    "'$1' takes at most $2 arguments, found $3",
  ],
];

export function usageLine(text: string): string {
  const line = text
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace('(Did you mean', '(did you mean')
    .trim();
  const form = FORMS.find(([pattern]) => pattern.test(line));
  return form === undefined
    ? line
    : line
        .replace(...form)
        .replace('at most 0 arguments', 'no arguments')
        .replace('most 1 arguments', 'most 1 argument');
}
