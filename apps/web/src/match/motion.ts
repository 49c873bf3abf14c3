/**
 * Things glide from where they were to where they are, known by their ids: measured before a change and after it, and moved by the
 * browser's own animations. What comes out of a place or goes into one is found by the cues of the step.
 */
import type { Cue } from '@turnwise/game';

/** Where things and places were before a change. */
export interface Measured {
  readonly things: ReadonlyMap<string, DOMRect>;
  readonly places: ReadonlyMap<string, DOMRect>;
  /** Copies of those that are about to move, for those that will be gone. */
  readonly copies: ReadonlyMap<string, HTMLElement>;
}

export const STEP_MILLISECONDS = 200;

export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function measure(root: HTMLElement, cues: readonly Cue[]): Measured {
  const things = rects(root, 'data-thing');
  const copies = new Map<string, HTMLElement>();
  for (const { things: moving, to } of cues)
    if (to !== undefined)
      for (const id of moving) {
        const element = find(root, 'data-thing', id);
        if (element instanceof HTMLElement) copies.set(id, element.cloneNode(true) as HTMLElement);
      }
  return { things, places: rects(root, 'data-place'), copies };
}

/** Call it when the change is on the page. */
export function glide(root: HTMLElement, before: Measured, cues: readonly Cue[]): void {
  if (isStill()) return;
  const now = rects(root, 'data-thing');
  const places = rects(root, 'data-place');
  for (const [id, to] of now) {
    const from = before.things.get(id) ?? originOf(id, before, cues);
    const element = find(root, 'data-thing', id);
    if (from !== undefined && element instanceof HTMLElement) move(element, from, to);
  }
  for (const { things, to } of cues)
    for (const id of things) {
      const copy = before.copies.get(id);
      const from = before.things.get(id);
      const goal = to === undefined ? undefined : places.get(to);
      if (copy !== undefined && from !== undefined && goal !== undefined && !now.has(id))
        vanish(root, copy, from, goal);
    }
}

/** Where a thing that was not on the table comes from. */
function originOf(id: string, before: Measured, cues: readonly Cue[]): DOMRect | undefined {
  const cue = cues.find(({ things }) => things.includes(id));
  if (cue === undefined) return undefined;
  return (
    (cue.from === undefined ? undefined : before.places.get(cue.from)) ??
    (cue.source === undefined ? undefined : before.things.get(cue.source))
  );
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (Math.hypot(dx, dy) < 2) return;
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, zIndex: 20 },
      { translate: '0 0', zIndex: 20 },
    ],
    {
      duration: STEP_MILLISECONDS,
      easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)',
    },
  );
}

/** A copy of what is gone goes to where it went, and is no more. */
function vanish(root: HTMLElement, copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  copy.removeAttribute('data-thing');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
  });
  root.append(copy);
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const animation = copy.animate(
    [
      { translate: '0 0', opacity: 1 },
      { translate: `${dx}px ${dy}px`, opacity: 0.2, scale: 0.7 },
    ],
    { duration: STEP_MILLISECONDS, easing: 'ease-in' },
  );
  const gone = (): void => copy.remove();
  animation.finished.then(gone, gone);
}

function rects(root: HTMLElement, attribute: string): ReadonlyMap<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll(`[${attribute}]`))
    found.set(element.getAttribute(attribute) ?? '', element.getBoundingClientRect());
  return found;
}

function find(root: HTMLElement, attribute: string, id: string): Element | null {
  return root.querySelector(`[${attribute}="${CSS.escape(id)}"]`);
}
