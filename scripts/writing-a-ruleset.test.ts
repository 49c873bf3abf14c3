// Keeps docs/writing-a-ruleset.md true: it shows every file of the game whole, each step is checked as it says, each mistake gives
// the output that stands there, the scenarios pass and the finished game is played to its end.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAnyGame } from '@turnwise/game';
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

/** The files of the game by name: one for each step, in order. */
const FILES = new Map(
  readdirSync(join(ROOT, FOLDER))
    .toSorted()
    .map((name) => [name, readFileSync(join(ROOT, FOLDER, name), 'utf8')]),
);
const RULESET = mergeRulesets([...FILES.values()].map((text) => parse(text) as Json)).document;
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
    const found = await check(new Map(FILES).set(file, changed(FILES.get(file) ?? '', diff)));
    // The first line and the sum are left out on the page.
    expect(`${found.split('\n').slice(1, -2).join('\n')}\n`).toBe(out);
  });
});

test('the scenarios of the page pass', async () => {
  const { out, status } = await run(['scenario', 'run', 'docs/examples/cave.scenario.yaml'], { cwd: ROOT });
  expect(out).toContain('2 passed, 0 failed');
  expect(status).toBe(0);
});

test.each([2, 3, 4])('%i players play it to its end', (count) => {
  for (let seed = 1; seed <= 10; seed++) {
    const walk = walkGame(asAnyGame(rulesetGame), {
      seed,
      seats: SEATS.slice(0, count),
      options: { ruleset: RULESET },
    });
    expect(walk.end, `seed ${seed}`).toBe('over');
    expect(rulesetGame.result(walk.states.at(-1) as never)?.reason).toBe('richest');
  }
});

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
