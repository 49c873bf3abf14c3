/** Short notes at the edge of the page. They go by themselves; a screen reader hears them. */

export interface ToastText {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'danger' | 'good';
  readonly action?: { readonly text: string; readonly run: () => void };
}

class Toasts {
  shown: readonly ToastText[] = $state.raw([]);
  #next = 1;

  show(text: string, tone: ToastText['tone'] = 'plain', action?: ToastText['action']): void {
    const id = this.#next++;
    const toast: ToastText = action === undefined ? { id, text, tone } : { id, text, tone, action };
    // The same note is not stacked.
    this.shown = [...this.shown.filter((other) => other.text !== text), toast].slice(-3);
    if (action === undefined) setTimeout(() => this.hide(id), 3000 + text.length * 50);
  }

  hide(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
