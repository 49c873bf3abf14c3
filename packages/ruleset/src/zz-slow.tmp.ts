import { readFileSync } from 'node:fs';
import { readSourceText } from '@turnwise/scenario';
import { playMutants } from './reference/mutants.ts';
import { MENAGERIE } from './testing/menagerie.ts';
const ev = readSourceText(readFileSync('examples/everything.ruleset.yaml', 'utf8')) as any;
const docs = [MENAGERIE, JSON.parse(readFileSync('src/example.json', 'utf8')), ev.value.value];
for (let s = Number(process.argv[2]); s < Number(process.argv[3]); s++) { process.stderr.write(s + " "); const t = performance.now(); const r = playMutants({ documents: docs, seed: s, count: 1 }); const d = performance.now() - t; if (d > 800) console.log(s, d | 0, r.inputs); }
