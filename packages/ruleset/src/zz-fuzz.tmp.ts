import { readFileSync } from 'node:fs';
import { checkRuleset } from './check/check.ts';
import { compileRuleset } from './compile/compiler.ts';
import { createRulesetGame } from './game.ts';
import { compareWithReference } from './reference/compare.ts';
import { MENAGERIE } from './testing/menagerie.ts';
import { createChooser } from '@turnwise/game';
const docs: any[] = [MENAGERIE, MENAGERIE, JSON.parse(readFileSync('src/example.json', 'utf8'))];
let seed = Number(process.argv[2] ?? 1);
const until = performance.now() + Number(process.argv[3] ?? 8000);
const rnd = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};
const pick = (a: any[]) => a[Math.floor(rnd() * a.length)];
function paths(n: any, p: any[] = [], out: any[] = []): any[] {
  if (n && typeof n === 'object')
    for (const k of Object.keys(n)) {
      out.push([...p, k]);
      paths(n[k], [...p, k], out);
    }
  return out;
}
const get = (d: any, p: any[]) => p.reduce((x, k) => x?.[k], d);
function set(d: any, p: any[], v: any) {
  const q = p.slice(0, -1).reduce((x, k) => x[k], d);
  q[p.at(-1)] = v;
}
const stats: any = { docs: 0, ok: 0, played: 0, inputs: 0 };
const seen = new Map<string, number>();
function report(kind: string, e: any, note: any) {
  const msg = kind + ' ' + String(e?.message ?? e?.code ?? e).slice(0, 160);
  const n = seen.get(msg) ?? 0;
  seen.set(msg, n + 1);
  if (n === 0)
    console.log(
      '!!',
      msg,
      JSON.stringify(note).slice(0, 400),
      String(e?.stack ?? '')
        .split('\n')
        .slice(1, 4)
        .join(' | ')
        .slice(0, 400),
    );
}
while (performance.now() < until) {
  const base = pick(docs);
  const d = structuredClone(base);
  const ps = paths(d);
  const notes: any[] = [];
  for (let i = 0, n = 1 + Math.floor(rnd() * 2); i < n; i++) {
    const p = pick(ps);
    if (get(d, p) === undefined) continue;
    const mode = Math.floor(rnd() * 6);
    let v: any;
    if (mode === 0) v = pick([0, 1, -1, 2, 7, null, 'self', '', [], {}, true, 'hand', 'active', 'players', 1e9]);
    else if (mode < 4) {
      const last = p.at(-1);
      const same = ps.filter((q) => q.at(-1) === last);
      v = structuredClone(get(base, pick(same)));
    } else if (mode === 4) {
      const q = pick(ps);
      v = structuredClone(get(base, q));
    } else {
      const parent = p.slice(0, -1).reduce((x: any, k: any) => x[k], d);
      if (Array.isArray(parent)) {
        parent.splice(Number(p.at(-1)), 0, structuredClone(get(base, p)));
        notes.push(['dup', p.join('.')]);
      } else {
        delete parent[p.at(-1)];
        notes.push(['del', p.join('.')]);
      }
      continue;
    }
    try {
      set(d, p, v);
    } catch {
      continue;
    }
    notes.push([p.join('.'), v]);
  }
  stats.docs++;
  let r: any;
  try {
    r = checkRuleset(d);
  } catch (e) {
    report('CHECK', e, notes);
    continue;
  }
  if (!r.ruleset || r.errors.length) continue;
  stats.ok++;
  let g: any;
  try {
    g = createRulesetGame({ compiled: compileRuleset(r.ruleset) });
  } catch (e) {
    report('COMPILE', e, notes);
    continue;
  }
  const min = r.ruleset.players.min;
  if (min > 5) continue;
  const k = Math.min(r.ruleset.players.max, Math.max(min, rnd() < 0.5 ? 3 : 2));
  const seats = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'].slice(0, k);
  try {
    const c = compareWithReference(g, r.ruleset, {
      seed: Math.floor(rnd() * 1e6),
      seats,
      inputs: 40,
      legalEvery: 4,
    } as any);
    stats.played++;
    stats.inputs += c.inputs;
    if (c.departure)
      report(
        'DEPART ' + c.departure.what + ' ' + c.departure.by,
        {
          message:
            JSON.stringify(c.departure.game).slice(0, 90) + ' / ' + JSON.stringify(c.departure.reference).slice(0, 90),
        },
        [r.ruleset.id, notes, c.departure.input],
      );
  } catch (e) {
    if (String((e as any)?.message).includes('cannot begin')) continue;
    report('PLAY ' + r.ruleset.id, e, notes);
  }
}
console.log(stats);
