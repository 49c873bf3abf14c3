// `npm run limits`: writes docs/limits.md anew from the tables of limits in the packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitsPage } from './limits/page.ts';

const file = join(import.meta.dirname, '../docs/limits.md');
const text = limitsPage();
const isSame = readIfThere(file) === text;
if (!isSame) writeFileSync(file, text);
console.log(isSame ? 'docs/limits.md is as it was' : 'docs/limits.md is written');

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
