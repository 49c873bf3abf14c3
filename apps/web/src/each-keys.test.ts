// Lists are keyed by what is one of a kind. Two numbers may be called alike, as their content decides, and Svelte throws at a key that comes twice.
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true });
/** Their lists are the page's own, and have each once. */
const OWN = ['./Header.svelte', './match/KeysDialog.svelte'];
/** What people read, and what content says as it likes. */
const READ = /\b(?:text|label|title|note|sign|mark|value|path|words)$/u;

/** By file, the keys of its lists: `{#each list as one (key)}`. */
const keys = Object.entries(files).flatMap(([file, source]) =>
  [
    ...source.matchAll(
      /\{#each\s(?:(?!\{#each)[\s\S])*?\sas\s(?:\{[^}]*\}|\[[^\]]*\]|\w+)(?:,\s\w+)?\s\(([^{}]*)\)\s*\}/gu,
    ),
  ].map(([, key = '']) => ({ file, key })),
);

test('no list is keyed by a text', () => {
  expect(keys.length).toBeGreaterThan(150);
  const byText = keys.filter(({ key }) => key.split(' + ').some((part) => READ.test(part)));
  expect(byText.filter(({ file }) => !OWN.includes(file))).toEqual([]);
});
