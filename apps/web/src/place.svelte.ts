/** The address that is open, and ways to go elsewhere without loading the page anew. */
import { type Route, routeOf } from './router.ts';
import { Soon } from './ui/soon.ts';

/** Where the page lies on its host: `/` or `/turnwise/`. */
const BASE = import.meta.env.BASE_URL;

type Query = Readonly<Record<string, string | number | null>>;

class Place {
  route: Route = $state.raw(read());
  /** Goes up with each change, also to the same address. */
  visit = $state(0);
  readonly #soon = new Soon<Query>((values) => this.setQuery(values));

  constructor() {
    window.addEventListener('popstate', () => this.#update());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** `to` is a path of the router with its query: `/t/abc?as=Ada`. */
  go(to: string, how: 'push' | 'replace' = 'push'): void {
    const url = addressOf(to);
    if (how === 'push') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    this.#update();
    if (how === 'push') window.scrollTo(0, 0);
  }

  /** Changes the query alone, without a new entry in the history. Null takes a value away. */
  setQuery(values: Query): void {
    this.#soon.drop();
    const url = new URL(window.location.href);
    for (const [name, value] of Object.entries(values))
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, String(value));
    try {
      window.history.replaceState(null, '', url);
    } catch {
      // A browser lets a page write so often and no more. Nothing is lost but the way back to here.
      return;
    }
    this.route = read();
  }

  /** The same for what changes many times a second: it is written once it rests, and not where somebody went elsewhere meanwhile. */
  setQuerySoon(values: Query): void {
    this.#soon.tell(values);
  }

  #update(): void {
    this.#soon.drop();
    this.route = read();
    this.visit++;
  }

  /** Links of the page are followed here; those with a modifier, a target or another host by the browser. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, window.location.href);
    if (url.origin !== window.location.origin || !url.pathname.startsWith(BASE)) return;
    if (routeOf(pathOf(url)).page === 'missing' || url.hash !== '') return;
    event.preventDefault();
    this.go(pathOf(url) + url.search);
  }
}

export const place = new Place();

/** The address of a path of the router, for `href`. */
export function addressOf(path: string): string {
  return BASE + path.replace(/^\//u, '');
}

function read(): Route {
  const url = new URL(window.location.href);
  return routeOf(pathOf(url), url.search);
}

function pathOf(url: URL): string {
  return `/${url.pathname.slice(BASE.length)}`;
}
