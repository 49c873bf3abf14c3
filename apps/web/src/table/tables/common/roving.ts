/** One stop of the Tab key for a whole place: inside it arrows go to the next thing in their direction, Home and End to the first and last. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is drawn in a button, such as the checkers on a point, has an id too and is no stop. */
const TOUCHABLE = ':is(button, [role=button])[data-thing]';

/** `stops` says which elements are meant, if it is not the things of a table; the Tab key comes to the last of them first with `fromEnd`. */
export function roving(place: HTMLElement, stops: string = TOUCHABLE, fromEnd = false): () => void {
  const things = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(stops)];

  const settle = (stop: HTMLElement | undefined): void => {
    const all = things();
    const one = stop ?? all.find((thing) => thing.dataset['lit'] !== undefined) ?? all.at(fromEnd ? -1 : 0);
    for (const thing of all) thing.tabIndex = thing === one ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    const thing = (event.target as Element).closest<HTMLElement>(stops);
    if (thing !== null) settle(thing);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const all = things();
    const here = (event.target as Element).closest<HTMLElement>(stops);
    if (here === null) return;
    const arrow = ARROWS[event.key];
    const next =
      event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : arrow && (nearest(here, all, arrow) ?? beside(here, all, arrow));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  const watch = new MutationObserver(() =>
    settle(place.querySelector<HTMLElement>(`:is(${stops}):focus`) ?? undefined),
  );
  // The stop goes with what can be touched.
  watch.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-lit'] });
  settle(undefined);
  place.addEventListener('focusin', focused);
  place.addEventListener('keydown', pressed);
  return () => {
    watch.disconnect();
    place.removeEventListener('focusin', focused);
    place.removeEventListener('keydown', pressed);
  };
}

/** At the end of a row, the next one in order. */
function beside(here: HTMLElement, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const at = all.indexOf(here) + dx + dy;
  return at < 0 ? undefined : all[at];
}

/** The nearest one in that direction; what lies aside counts as further away. */
function nearest(here: HTMLElement, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = middle(here);
  let best: { thing: HTMLElement; distance: number } | undefined;
  for (const thing of all) {
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const distance = ahead + 2.5 * aside;
    if (thing !== here && ahead > 1 && (best === undefined || distance < best.distance)) best = { thing, distance };
  }
  return best?.thing;
}

function middle(thing: Element): readonly [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
