// `npm run rulesets`: writes what is made of the rulesets in games/*/ruleset/*.yaml anew: src/ruleset.json, which the game
// imports, and the lists of keywords and cards in RULES.md, where that page has a place for them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { madeFiles } from './rulesets/made-files.ts';

const root = join(import.meta.dirname, '..');
let changed = 0;
const files = madeFiles(join(root, 'games'));

for (const { file, text } of files) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  changed++;
  console.log(relative(root, file));
}
console.log(`${changed} of ${files.length} files changed`);
