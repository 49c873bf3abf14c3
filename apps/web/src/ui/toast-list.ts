/** Which notes are shown when one more comes. */
export interface ToastText {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'danger' | 'good';
  readonly action?: { readonly text: string; readonly run: () => void };
}

const MOST = 3;

/** The same note is not stacked. Of those that go by themselves only the newest stay; one with a button stays until somebody is done with it. */
export function withToast(shown: readonly ToastText[], toast: ToastText): readonly ToastText[] {
  const all = [...shown.filter((other) => other.text !== toast.text), toast];
  const passing = all.filter(({ action }) => action === undefined).slice(-MOST);
  return all.filter((one) => one.action !== undefined || passing.includes(one));
}
