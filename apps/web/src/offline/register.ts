/** Lets the page open without a network from the second visit on, and says when a new version is ready. */
import { toasts } from '../ui/toasts.svelte.ts';
import { say } from '../words/language.svelte.ts';
import { whenSeen } from './when-seen.ts';

export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // When the page has been shown: nobody waits for this. Words of another language may come later than that.
  const start = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
  let isReloading = false;
  let hasOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that is as new as itself.
    const isFirst = !hasOne;
    hasOne = true;
    if (isReloading || isFirst) return;
    isReloading = true;
    window.location.reload();
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const offer = (worker: ServiceWorker | null): void => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    toasts.show(say('app.newVersion'), 'plain', {
      text: say('app.reload'),
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      run: () => worker.postMessage('take over'),
    });
  };
  offer(registration.waiting);
  whenSeen(() => void registration.update().catch(() => undefined));
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
}
