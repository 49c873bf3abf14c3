// Keeps the documents true: a relative link in a markdown file leads to something, and an `npm run` word that a document names exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git']);
const DOCUMENTS = readDocuments(ROOT);

test('every relative link leads to something', () => {
  const dead = DOCUMENTS.flatMap((path) =>
    linksOf(readFileSync(join(ROOT, path), 'utf8'))
      .filter((link) => !existsSync(targetOf(path, link)))
      .map((link) => `${path}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('every npm word that a document names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const unknown = DOCUMENTS.filter((path) => /^(README\.md|CONTRIBUTING\.md|docs\/)/.test(path)).flatMap((path) =>
    wordsOf(readFileSync(join(ROOT, path), 'utf8'))
      .filter((word) => !Object.hasOwn(scripts, word))
      .map((word) => `${path}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['[a](b.md)', ['b.md']],
  ['![a](img/b.png "title") and [c](<d e.md>)', ['img/b.png', 'd e.md']],
  ['[![badge](a.svg)](b.md)', ['a.svg', 'b.md']],
  ['[a](b.md#part) [c](#part) [d](https://example.org/x) [e](mailto:x@example.org)', ['b.md']],
  ['[a]: b.md\n[a]', ['b.md']],
  ['<a href="b.md">b</a> <img src="c.png">', ['b.md', 'c.png']],
  ['`[a](b.md)` ``[a`](b.md)``', []],
  ['```md\n[a](b.md)\n```\n[c](d.md)', ['d.md']],
  ['- item\n\n  ~~~~\n  [a](b.md)\n  ~~~\n  ~~~~\n', []],
])('finds the relative links of %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  ['`npm run check`, then npm run format:check.', ['check', 'format:check']],
  ['npm run -s turnwise -- menu', ['turnwise']],
  ['npm test && npm start', ['test', 'start']],
  ['npm ci, npm install', []],
])('finds the npm words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

/** The links of a markdown text that lead to a file of the repository, without their fragments; code is skipped. */
function linksOf(markdown: string): string[] {
  const prose = markdown
    .replaceAll(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))/gm, '')
    .replaceAll(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
  const link = /\]\(\s*(?:<([^>\n]+)>|([^\s)]+))|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:href|src)="([^"]+)"/gm;
  return [...prose.matchAll(link)]
    .map(([, bracketed, plain, defined, html]) => (bracketed ?? plain ?? defined ?? html ?? '').replace(/[?#].*$/, ''))
    .filter((target) => target !== '' && !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target));
}

/** The words that a text gives to npm: `npm run check` gives `check`. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run (?:-\S+ )*([a-z][\w:-]*)|(test|start)\b)/g)].map(
    ([, word, short]) => word ?? short ?? '',
  );
}

/** A link that begins with a slash starts at the root, as GitHub reads it. */
function targetOf(document: string, link: string): string {
  const path = decodeURI(link);
  return path.startsWith('/') ? join(ROOT, path) : join(ROOT, dirname(document), path);
}

function readDocuments(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : readDocuments(path);
    return entry.isFile() && entry.name.endsWith('.md') ? [relative(ROOT, path).replaceAll('\\', '/')] : [];
  });
}
