// `npm run golden`: writes the golden transcripts of every registered game anew. Read the difference before you commit it,
// and say in the commit why it moved.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@turnwise/registry';
import { goldensOf } from '@turnwise/testkit';

const root = join(import.meta.dirname, '..');
let changed = 0;
let total = 0;

for (const game of registry.games) {
  // The game of any ruleset lies with its package.
  const home = existsSync(join(root, 'games', game.id)) ? `games/${game.id}` : `packages/${game.id}`;
  const folder = join(root, home, 'golden');
  mkdirSync(folder, { recursive: true });
  const goldens = goldensOf(game);
  total += goldens.length;
  for (const { name, text } of goldens) {
    const file = join(folder, `${name}.txt`);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (before === text) continue;
    writeFileSync(file, text);
    tell(before === undefined ? 'new' : 'changed', home, name);
  }
  for (const file of readdirSync(folder))
    if (!goldens.some(({ name }) => file === `${name}.txt`)) {
      rmSync(join(folder, file));
      tell('removed', home, file.replace(/\.txt$/, ''));
    }
}
console.log(`${changed} of ${total} transcripts changed`);

function tell(what: string, home: string, name: string): void {
  changed++;
  console.log(`${what.padEnd(8)} ${home}/golden/${name}.txt`);
}
