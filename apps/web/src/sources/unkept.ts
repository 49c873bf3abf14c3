/** Told once when the browser keeps nothing for this page, or has no room left: what is made now is gone with the tab. */
let listener: (() => void) | undefined;
let isTold = false;

export function onUnkept(tell: () => void): void {
  listener = tell;
}

export function noteUnkept(): void {
  if (isTold || listener === undefined) return;
  isTold = true;
  listener();
}
