/** What is put down of an event that was prevented (section 3). */
import { newEvent, putDown } from './events.ts';
import type { Happening, Item } from './things.ts';
import type { World } from './world.ts';

/** An event that was prevented is put down as such, then that it was. */
export function putDownPrevented(
  world: World,
  item: Item | null,
  event: Happening,
  code: 'targetsGone' | null = null,
): void {
  putDown(world, event, 'prevented');
  const { kind, id, by } = event;
  const said = newEvent({ rule: by, cause: id }, 'event_prevented', { event: kind, item: id, code });
  putDown(world, said, 'applied');
  item?.settled.push(said);
}
