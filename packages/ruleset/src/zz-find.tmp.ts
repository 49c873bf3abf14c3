import { readFileSync } from 'node:fs';
import { readSourceText } from '@turnwise/scenario';
import { createChooser, pick } from '@turnwise/game';
import { mutantOf } from './reference/mutants.ts';
import { checkRuleset } from './check/check.ts';
import { MENAGERIE } from './testing/menagerie.ts';
const ev = readSourceText(readFileSync('examples/everything.ruleset.yaml', 'utf8')) as any;
const docs = [MENAGERIE, JSON.parse(readFileSync('src/example.json', 'utf8')), ev.value.value];
for (let seed = Number(process.argv[2]); seed < Number(process.argv[3]); seed++) {
  const chooser = createChooser(seed);
  const { document, changes } = mutantOf(pick(chooser, docs) as any, chooser);
  
  if (true) console.log(seed, changes.join('; ').slice(0, 300));
}
