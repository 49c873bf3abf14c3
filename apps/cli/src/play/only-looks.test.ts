// What is shown at a table comes from looks: no file of `play` reads the state of a match, nor gets at it another way.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

/** Ways to what a seat may not know: the state, what is asked of the game about one, whole frames, and hosts' own channels. */
const FORBIDDEN: readonly RegExp[] = [
  /\bstate\b/i,
  /\bAnyState\b/,
  /\b(course|history|snapshot|watch|happened|replayInput)\b/,
  /\b(changes|diffs?|hash(es)?)\b/,
  /\bkernel\.(?!inputIssues\b)/,
  /\bgame\.(view|viewAll|viewEvent|viewChoice|offers|choices|accepts|validate|explain|legalInputs|toAct|result|next|stopped)\(/,
];

/** Sources without comments and texts, by file. */
function sources(folder: string): readonly (readonly [file: string, source: string])[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    if (!entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) return [];
    return [[path.slice(HERE.length + 1), bare(readFileSync(path, 'utf8'))] as const];
  });
}

function bare(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, ' ');
}

function forbiddenIn(source: string): readonly string[] {
  return FORBIDDEN.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);
}

test('nothing under play gets at the state of a match', () => {
  const all = sources(HERE);
  expect(all.length).toBeGreaterThan(20);
  expect(all.flatMap(([file, source]) => forbiddenIn(source).map((what) => `${file}: ${what}`))).toEqual([]);
});

test.each([
  'const { game, state } = match;',
  'game.sample(match.state, seat, chooser)',
  'match.frames[0].changes',
  'match.save({ snapshot: true })',
  'game.kernel.preview(before, input)',
  'game.offers(guess, seat)',
  'import type { AnyState } from x;',
])('%s would be found', (line) => {
  expect(forbiddenIn(bare(line))).not.toEqual([]);
});

test.each(['// the state of things', "say('a state')", 'game.kernel.inputIssues(input)', 'match.look(seat).offers'])(
  '%s is nothing of the kind',
  (line) => {
    expect(forbiddenIn(bare(line))).toEqual([]);
  },
);
