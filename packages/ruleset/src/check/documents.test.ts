// Whole documents, each with what is told of it as a remark on its line: all of it is told at once, and of a sound neighbour nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceText } from '@turnwise/scenario';
import { expect, test } from 'vitest';
import { checkRuleset } from './check.ts';

const FOLDER = join(import.meta.dirname, '../../scenarios/decisions');
const DOCUMENTS = readdirSync(FOLDER)
  .filter((file) => /^13-.*\.ruleset\.yaml$/.test(file))
  .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const);

/** `LINE CODE`, sorted. */
function told(text: string): readonly string[] {
  const source = readSourceText(text);
  if (!source.ok) throw new Error(JSON.stringify(source.error));
  const { value, placeOf } = source.value;
  const { errors, warnings } = checkRuleset(value);
  return [...errors, ...warnings].map(({ path, code }) => `${placeOf(path).line} ${code}`).toSorted();
}

function remarked(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      (/\S +# (.*)$/.exec(line)?.[1] ?? '')
        .split(' ')
        .filter((code) => code !== '')
        .map((code) => `${index + 1} ${code}`),
    )
    .toSorted();
}

test.each(DOCUMENTS)('%s', (_, text) => {
  expect(told(text)).toEqual(remarked(text));
});

test('some of them have many issues, and one has none', () => {
  const counts = DOCUMENTS.map(([, text]) => remarked(text).length);
  expect(counts.filter((count) => count > 5).length).toBeGreaterThan(1);
  expect(counts).toContain(0);
});
