/**
 * Keeps the focus at the table. When the element that has it goes away (a thing is drawn anew elsewhere, a menu closes, an action is done, the
 * curtain falls), the focus would be nowhere: it goes to the thing that had it last, or else to the table's stop of the Tab key.
 */

const THING = '[data-thing]';

export function keepFocus(area: HTMLElement): () => void {
  /** What has the focus here; null when somebody went elsewhere with it. */
  let held: HTMLElement | null = null;
  let thing: string | null = null;

  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    held = target as HTMLElement;
    thing = target.closest(THING)?.getAttribute('data-thing') ?? thing;
  };
  /** A browser may say so before the element is gone, or not at all. */
  const left = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      if (target !== held || hasFocus() || document.querySelector('dialog:modal') !== null) return;
      if (isThere(held)) held = null;
      else restore();
    });
  };
  const restore = (): void => {
    if (held === null || hasFocus() || isThere(held) || document.querySelector('dialog:modal') !== null) return;
    const own = thing === null ? null : area.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
    const stops = [...area.querySelectorAll<HTMLElement>(`${THING}[tabindex="0"]`)];
    const lit = stops.find((one) => one.dataset['lit'] !== undefined && isThere(one));
    const next = own !== null && isThere(own) ? own : (lit ?? stops.find(isThere));
    next?.focus({ preventScroll: true });
  };

  const watch = new MutationObserver(restore);
  watch.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert', 'disabled'] });
  area.addEventListener('focusin', focused);
  area.addEventListener('focusout', left);
  return () => {
    watch.disconnect();
    area.removeEventListener('focusin', focused);
    area.removeEventListener('focusout', left);
  };
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function isThere(element: Element | null): boolean {
  return element !== null && element.isConnected && element.closest('[inert], :disabled') === null;
}
