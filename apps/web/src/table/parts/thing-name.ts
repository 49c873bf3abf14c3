/** What a screen reader says of a thing: what it is, what is so of it, and where it lies. */
import type { SeenPlace, SeenThing } from '@turnwise/match';
import { number, say, tell } from '../../words/language.svelte.ts';

export function thingName(thing: SeenThing, place: SeenPlace | undefined): string {
  const what =
    thing.name === undefined ? say(thing.hidden === true ? 'thing.hidden' : `thing.${thing.kind}`) : tell(thing.name);
  const facts = [
    ...(thing.stats ?? []).map(({ label, value }) =>
      say('thing.stat', { label: tell(label), value: typeof value === 'number' ? number(value) : value }),
    ),
    ...(thing.marks ?? []).map(tell),
  ];
  const whole = facts.length === 0 ? what : say('thing.with', { what, facts: facts.join(', ') });
  return place === undefined ? whole : say('thing.where', { what: whole, where: tell(place.label) });
}
