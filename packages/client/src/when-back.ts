/**
 * When it is worth trying again at once: the network is back, or somebody looks at the page again, whose timers may have slept. Browsers tell
 * both, their workers tell the first, and Node tells neither.
 */

interface Teller {
  readonly addEventListener?: Listening;
  readonly removeEventListener?: Listening;
}
type Listening = (type: string, listener: () => void) => void;

interface Surrounding extends Teller {
  readonly document?: Teller & { readonly visibilityState?: string };
}

/** Gives the way to stop. */
export function whenBack(run: () => void): () => void {
  const here = globalThis as unknown as Surrounding;
  const { document: page } = here;
  const seen = (): void => {
    if (page?.visibilityState === 'visible') run();
  };
  here.addEventListener?.('online', run);
  page?.addEventListener?.('visibilitychange', seen);
  return () => {
    here.removeEventListener?.('online', run);
    page?.removeEventListener?.('visibilitychange', seen);
  };
}
