/** Does something when the tab is looked at again, at most every few minutes. A tab that stays open for days hears of a new version like this. */
const PAUSE = 5 * 60_000;

export function whenSeen(run: () => void): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < PAUSE) return;
    last = Date.now();
    run();
  });
}
