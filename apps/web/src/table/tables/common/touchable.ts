/**
 * What makes a drawn thing touchable, as attributes to spread on a button, or on an element of an SVG with the role of one: its id, its name, how it stands in
 * the gesture, and what a click, a right click and keys do. The look of the states is in `tables.css`.
 */
import { createAttachmentKey } from 'svelte/attachments';
import type { ThingId } from '@turnwise/game';
import type { TableProps } from '../../table-props.ts';
import { named } from './named.ts';

export type Touchable = Readonly<Record<string | symbol, unknown>>;

const NAMED = createAttachmentKey();
/** Names change with what is counted in them: from this many on, the old ones are dropped. */
const MOST_NAMES = 2000;
/** The same attachment for the same name, so that it stays when something else changes. */
const NAMERS = new Map<string, ReturnType<typeof named>>();

export function touchable(props: TableProps, thing: ThingId, name: string): Touchable {
  const lit = props.gesture.lit.get(thing);
  return {
    'data-thing': thing,
    'data-lit': lit,
    'data-pointed': props.pointed.has(thing) ? '' : undefined,
    'data-cued': props.cues.some(({ things }) => things.includes(thing)) ? '' : undefined,
    [NAMED]: namer(name),
    // The page has the words for it (`match/Board.svelte`).
    'aria-describedby': lit === 'touch' ? 'thing-lit' : undefined,
    'aria-pressed': lit === 'taken' ? 'true' : undefined,
    tabindex: 0,
    onclick: () => props.touch(thing),
    oncontextmenu: (event: Event) => {
      event.preventDefault();
      props.inspect(thing);
    },
    onkeydown: (event: KeyboardEvent) => pressed(props, thing, event),
  };
}

function namer(name: string): ReturnType<typeof named> {
  const known = NAMERS.get(name) ?? named(name);
  if (NAMERS.size >= MOST_NAMES) NAMERS.clear();
  NAMERS.set(name, known);
  return known;
}

function pressed(props: TableProps, thing: ThingId, event: KeyboardEvent): void {
  if (event.key === 'i') props.inspect(thing);
  // A button does this by itself, and would touch twice.
  else if ((event.key === 'Enter' || event.key === ' ') && !(event.currentTarget instanceof HTMLButtonElement))
    props.touch(thing);
  else return;
  event.preventDefault();
}
