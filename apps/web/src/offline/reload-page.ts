/**
 * Loads the page again, and a newer one if there is one: a plain reload gets the page that the service worker has kept, whose files may be gone
 * from the server by now.
 */
import { toasts } from '../ui/toasts.svelte.ts';
import { say } from '../words/language.svelte.ts';

/** Milliseconds for asking what is newest, and for getting it. */
const [ASKING, GETTING] = [5_000, 30_000] as const;

let isReloading = false;

export async function reloadPage(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  try {
    await takeNewest();
  } catch {
    // Without a network the page is loaded as it was kept.
  } finally {
    isReloading = false;
    window.location.reload();
  }
}

async function takeNewest(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  await within(ASKING, registration.update());
  const { installing, waiting } = registration;
  const worker = installing ?? waiting;
  if (worker === null) return;
  toasts.show(say('app.loading'));
  await within(GETTING, takeOver(worker));
}

/** Resolves when it has the page, or never will. */
function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    const step = (): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      if (worker.state === 'installed') worker.postMessage('take over');
      else if (worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', step);
    step();
  });
}

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
