/** Dragging on a board: to pick up is to touch where it begins, to let go is to touch where it ends. A short press stays a click. */
import type { Attachment } from 'svelte/attachments';
import type { ThingId } from '@turnwise/game';
import type { TableProps } from '../../table-props.ts';
import { namesBoth, pickUp } from './drop.ts';

const FAR_ENOUGH = 6;

export function drag(props: TableProps): Attachment<HTMLElement> {
  return (board) => {
    let from: { id: ThingId; element: Element; x: number; y: number; pointer: number; isWhole?: boolean } | undefined;
    let carried: Element | undefined;

    const down = (event: PointerEvent): void => {
      const element = (event.target as Element | null)?.closest('[data-thing]');
      const id = element?.getAttribute('data-thing');
      if (!element || id == null || event.button !== 0 || !props.gesture.lit.has(id)) return;
      from = { id, element, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (from === undefined || event.pointerId !== from.pointer) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (carried === undefined) {
        if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
        const picked = pickUp(dropOf(props), from.id);
        from.isWhole = picked === 'whole';
        if (picked === 'begun' && props.gesture.lit.get(from.id) !== 'taken') props.touch(from.id);
        carried = carriedPart(from.element);
        board.setPointerCapture(from.pointer);
        board.dataset['dragging'] = '';
      }
      (carried as HTMLElement).style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent): void => {
      const was = from;
      from = undefined;
      if (carried === undefined || was === undefined) return;
      (carried as HTMLElement).style.translate = '';
      carried = undefined;
      delete board.dataset['dragging'];
      board.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => board.removeEventListener('click', swallow, { capture: true }));
      const to = event.type === 'pointerup' ? thingUnder(event, was.id) : undefined;
      if (to === undefined) return;
      if (was.isWhole === true) {
        if (namesBoth(dropOf(props), was.id, to)) props.touch(was.id);
      } else if (props.gesture.lit.get(to) === 'touch') props.touch(to);
    };

    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', up);
    return () => {
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', up);
    };
  };
}

function dropOf({ gesture, look }: TableProps) {
  return { gesture, stage: look.stage };
}

/** The piece that lies on top of a point moves, and not the point itself. */
function carriedPart(element: Element): Element {
  return [...element.querySelectorAll('[data-carried]')].at(-1) ?? element;
}

function thingUnder({ clientX, clientY }: PointerEvent, but: ThingId): ThingId | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const id = element.closest('[data-thing]')?.getAttribute('data-thing');
    if (id != null && id !== but) return id;
  }
  return undefined;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
