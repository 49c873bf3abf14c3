/** Which page an address means. The address is the state: whoever opens it sees the same. */

export const PAGES = [
  'lobby',
  'new',
  'table',
  'replay',
  'puzzles',
  'rulesets',
  'simulate',
  'inspect',
  'about',
] as const;
/** Each is a folder in `routes/` with a `Page.svelte`. */
export type PageName = (typeof PAGES)[number];

export interface Route {
  readonly page: PageName | 'missing';
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** What every `Page.svelte` gets. */
export type PageProps = Pick<Route, 'params' | 'query'>;

/** The first that fits. A word behind `=` is a param with that value. */
const ROUTES: readonly (readonly [string, PageName, Readonly<Record<string, string>>?])[] = [
  ['/', 'lobby'],
  ['/new/:game', 'new'],
  ['/t/:id', 'table'],
  ['/replay/:id', 'replay'],
  ['/puzzles', 'puzzles'],
  ['/puzzles/edit', 'puzzles', { edit: 'yes' }],
  ['/puzzles/:level', 'puzzles'],
  ['/rulesets', 'rulesets'],
  ['/rulesets/:id', 'rulesets'],
  ['/simulate', 'simulate'],
  ['/simulate/:game', 'simulate'],
  ['/inspect/:id', 'inspect'],
  ['/about', 'about'],
];

export function routeOf(path: string, search = ''): Route {
  const query = new URLSearchParams(search);
  for (const [pattern, page, more] of ROUTES) {
    const params = paramsOf(pattern, path);
    if (params !== undefined) return { page, params: { ...params, ...more }, query };
  }
  return { page: 'missing', params: {}, query };
}

/** What a page is made anew for. A change of the query alone keeps it; of a shared level the fragment is the content. */
export function keyOf({ page, params }: Route, hash: string): string {
  return `${page} ${JSON.stringify(params)}${params['level'] === 'shared' ? hash : ''}`;
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/').filter((part) => part !== '');
  const parts = path.split('/').filter((part) => part !== '');
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = plain(parts[at]!);
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

/** An address that cannot be decoded is taken as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
