// Leaves out of what browsers load what nobody asks for there.
// The tables of limits tell what each limit is about, for the page that is made of them: their texts go.
// Drawings in letters, their scrolling and single keys are for terminals: a page has scenes.
// An operator of rulesets is one file with its schema, its checks, its text for the reference and what it compiles to. Whoever comes from
// `@turnwise/ruleset/shipped` has a ruleset that was checked before, and gets a copy of these files with the last part alone. Rulesets that
// somebody brings are checked by the whole files, which are loaded with the game that takes them.
import type { Plugin } from 'vite';

const ENTRY = '@turnwise/ruleset/shipped';
const MARK = '?shipped';

/** In these files records with the key `of` lose the keys `out`. */
const CUTS = [
  {
    files: /\/(packages|games)\/[\w-]+\/src\/limits\.ts(\?shipped)?$/u,
    of: 'usual',
    out: ['about', 'at', 'changedBy'],
  },
  {
    files: /\/(games\/[\w-]+\/src\/game|packages\/ruleset\/src\/definition\/definition)\.ts(\?shipped)?$/u,
    of: 'draw',
    out: ['draw', 'scroll', 'controls'],
  },
  {
    files: /\/packages\/ruleset\/src\/operators\/(effects|conditions|values)\/[\w-]+\.ts\?shipped$/u,
    of: 'op',
    out: ['about', 'schema', 'check'],
  },
] as const;

export function lean(): Plugin {
  return {
    name: 'turnwise-lean',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isInside = importer?.endsWith(MARK) === true && source.startsWith('.');
      if (source !== ENTRY && !isInside) return null;
      const found = await this.resolve(source, importer?.replace(MARK, ''), { skipSelf: true });
      return found === null || !found.id.endsWith('.ts') ? found : { ...found, id: found.id + MARK };
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const path = id.replaceAll('\\', '/');
        const cut = CUTS.find(({ files }) => files.test(path));
        if (cut === undefined) return null;
        const spans: Span[] = [];
        collect(this.parse(code), cut, spans);
        return { code: without(code, spans), map: null };
      },
    },
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Property extends Span {
  readonly key?: { readonly name?: string };
}

type Cut = { readonly of: string; readonly out: readonly string[] };

function collect(node: unknown, cut: Cut, spans: Span[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, properties = [] } = node as { readonly type?: string; readonly properties?: readonly Property[] };
  const isMeant = type === 'ObjectExpression' && properties.some(({ key }) => key?.name === cut.of);
  if (isMeant) spans.push(...properties.filter(({ key }) => cut.out.includes(key?.name ?? '')));
  for (const one of Object.values(node)) collect(one, cut, spans);
}

/** The text without these spans, and without the comma after each. */
function without(text: string, spans: readonly Span[]): string {
  const outer = spans
    .filter((one) => !spans.some((other) => other !== one && other.start <= one.start && one.end <= other.end))
    .toSorted((a, b) => b.start - a.start);
  return outer.reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/u, ''), text);
}
