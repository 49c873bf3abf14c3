/** Short notes at the edge of the page. They go by themselves; a screen reader hears them. */
import { type ToastText, withToast } from './toast-list.ts';

class Toasts {
  shown: readonly ToastText[] = $state.raw([]);
  #next = 1;

  show(text: string, tone: ToastText['tone'] = 'plain', action?: ToastText['action']): void {
    const id = this.#next++;
    this.shown = withToast(this.shown, action === undefined ? { id, text, tone } : { id, text, tone, action });
    if (action === undefined) setTimeout(() => this.hide(id), 3000 + text.length * 50);
  }

  hide(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
