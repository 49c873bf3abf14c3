// Keeps docs/writing-a-ruleset.md true: it shows every file of the game whole, each step is checked as it says, each mistake gives
// the output that stands there, the scenarios pass and the finished game is played to its end.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@turnwise/kernel';
import { mergeRulesets, rulesetGame } from '@turnwise/ruleset';
import { walkGame } from '@turnwise/testkit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../apps/cli/src/testing/run.ts';
import { scratch } from '../apps/cli/src/testing/scratch.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'docs/examples/cave';
const PAGE = readFileSync(join(ROOT, 'docs/writing-a-ruleset.md'), 'utf8');

/** The files of the game by name: one for each step, in order. The second chapter has a folder of its own. */
const FILES = new Map([...filesIn(''), ...filesIn('camp/')]);
const CHAPTERS = [
  { chapter: 'the first chapter', files: new Map([...FILES].filter(([name]) => !name.startsWith('camp/'))) },
  { chapter: 'both chapters', files: FILES },
] as const;
const SEATS = ['ann', 'bob', 'cat', 'dan'];

test.each([...FILES])('%s is shown whole, but for the comment above it', (name, text) => {
  const shown = blocksAfter(`from: ${FOLDER}/${name}`, 'yaml').join('');
  expect(shown).toBe(text.replace(/^#.*\n/, ''));
});

describe('steps', () => {
  const told = new Map(
    [...PAGE.matchAll(/<!-- checked: (\d) -->\n```text\n([\s\S]*?)```/g)].map(([, step, out]) => [Number(step), out]),
  );

  test.each([...FILES.keys()].map((_, index) => index + 1))('the files up to step %i are checked', async (step) => {
    const out = await check(new Map([...FILES].slice(0, step)));
    expect(out).toBe(told.get(step) ?? 'ok The cave (cave)\n0 errors, 0 warnings\n');
  });
});

describe('mistakes', () => {
  const mistakes = [...PAGE.matchAll(/<!-- mistake: (\S+) -->\n```diff\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/g)].map(
    ([, file = '', diff = '', out = '']) => ({ file, diff, out }),
  );

  test('there are some', () => expect(mistakes.length).toBeGreaterThan(4));

  test.each(mistakes)('$file: $diff', async ({ file, diff, out }) => {
    const [first, both] = CHAPTERS;
    const { files } = file.startsWith('camp/') ? both : first;
    const found = await check(new Map(files).set(file, changed(FILES.get(file) ?? '', diff)));
    // The first line and the sum are left out on the page.
    expect(`${found.split('\n').slice(1, -2).join('\n')}\n`).toBe(out);
  });
});

test('the scenarios of the page pass', async () => {
  const { out, status } = await run(['scenario', 'run', 'docs/examples'], { cwd: ROOT });
  expect(out).toContain('4 passed, 0 failed');
  expect(status).toBe(0);
});

test.each(['cave', 'camp'])('the first scenario of %s is shown whole', (name) => {
  const file = `docs/examples/${name}.scenario.yaml`;
  const [first = ''] = readFileSync(join(ROOT, file), 'utf8').split('---\n');
  expect(blocksAfter(`from: ${file}`, 'yaml').join('')).toBe(first);
});

const TABLES = CHAPTERS.flatMap((one) => [2, 3, 4].map((count) => ({ ...one, count })));

test.each(TABLES)('$count players play $chapter to the end', ({ files, count }) => {
  const { document: ruleset } = mergeRulesets([...files.values()].map((text) => parse(text) as Json));
  for (let seed = 1; seed <= 4; seed++) {
    const walk = walkGame(rulesetGame, {
      seed,
      seats: SEATS.slice(0, count),
      options: { ruleset },
    });
    expect(walk.end, `seed ${seed}`).toBe('over');
    expect(rulesetGame.result(walk.states.at(-1) as never)?.reason).toBe('richest');
  }
});

/** The files of a folder with their texts, in the order of their names. */
function filesIn(folder: string): readonly (readonly [name: string, text: string])[] {
  return readdirSync(join(ROOT, FOLDER, folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => [`${folder}${name}`, readFileSync(join(ROOT, FOLDER, folder, name), 'utf8')]);
}

/** What `turnwise ruleset check` prints of these files in a folder `cave`. */
async function check(files: ReadonlyMap<string, string>): Promise<string> {
  const folder = scratch();
  for (const [name, text] of files) folder.write(join('cave', name), text);
  const { out } = await run(['ruleset', 'check', 'cave'], { cwd: folder.cwd });
  return out;
}

/** The text with a difference made in it: lines with `-` become lines with `+`; lines with a space say where. */
function changed(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((now, hunk) => {
    const lines = hunk.split('\n').filter((line) => line !== '');
    const side = (mark: string): string =>
      lines
        .filter((line) => line.startsWith(mark) || line.startsWith(' '))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    expect(now.split(side('-')), 'the lines stand there once').toHaveLength(2);
    return now.replace(side('-'), () => side('+'));
  }, text);
}

/** The code blocks that follow this marker. */
function blocksAfter(marker: string, language: string): string[] {
  const start = `<!-- ${marker} -->\n\`\`\`${language}\n`;
  return PAGE.split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('```')));
}
