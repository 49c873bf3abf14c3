/**
 * A match of this device is played in one tab at a time. Who opens it holds it until its table is closed; another tab may take it over. Where
 * the browser has no locks, each write says which one it follows, so that another tab is noticed as well.
 */

/** Milliseconds that a table which was closed just now, or a page that is loaded again, has to let go. */
const PATIENCE = 500;

export interface Hold {
  /** The last write that this tab knows of. */
  mark: string | undefined;
  readonly isLost: boolean;
  /** Tells when another tab has it, at once if that was before. */
  onLost(tell: () => void): void;
  /** Another tab has written. */
  lose(): void;
  release(): void;
}

/** It is open in another tab. */
export class Elsewhere extends Error {
  readonly code = 'elsewhere';
}

export async function holdMatch(id: string, take = false): Promise<Hold> {
  const hold = new OpenHold();
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks !== undefined) await lock(locks, `match:${id}`, take, hold);
  return hold;
}

class OpenHold implements Hold {
  mark: string | undefined;
  isLost = false;
  readonly released: Promise<void>;
  release: () => void = () => undefined;
  #tell: (() => void) | undefined;

  constructor() {
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  onLost(tell: () => void): void {
    this.#tell = tell;
    if (this.isLost) tell();
  }

  lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.release();
    this.#tell?.();
  }
}

/** Resolves when the lock is held; it is given back when the hold is released. */
function lock(locks: LockManager, name: string, take: boolean, hold: OpenHold): Promise<void> {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const options: LockOptions = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    locks
      .request(name, options, () => {
        isHeld = true;
        resolve();
        return hold.released;
      })
      // What is held is taken away by another tab; what is not yet held was not given back in time.
      .catch(() => (isHeld ? hold.lose() : reject(new Elsewhere('this match is open in another tab'))));
  });
}
