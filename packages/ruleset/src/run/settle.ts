/** Keeps an event for the reactions after its item, if anything ever answers its kind. */
import type { Compiled } from '../compiled/compiled.ts';
import type { Happening, Item } from '../types.ts';

export function settle({ watch }: Compiled, item: Item, event: Happening): void {
  if (watch.noted[event.kind] === true) item.settled.push(event);
}
