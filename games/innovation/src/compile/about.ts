/** What a question is about, for people and programs: where the candidates lie, which of what lies there, where they go. */
import { allSeats } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { COLOUR } from '../cards/catalogue.ts';
import { COLOURS } from '../cards/language.ts';
import type { Cards, Destination } from '../cards/language.ts';
import type { InnovationAssembler } from './assembler.ts';
import { compileSeat, compileSeats, registerOf } from './roles.ts';
import type { Read } from './roles.ts';
import { compileValue } from './values.ts';
import { zonesOf } from './ask.ts';

export interface About {
  readonly from: Read<Json>;
  readonly filter: Read<Json>;
}

/** `highest` is how many of the highest go, where more than one does. */
export function about(asm: InnovationAssembler, from: Cards, to?: Destination, highest?: number): About {
  const fixed = fixedPart(from, highest);
  const found = foundPart(asm, from);
  return { from: fromPart(asm, from), filter: filterPart(asm, fixed, found, to) };
}

/** Questions are asked by the million, so what hangs on one seat alone is made once for every seat. */
function bySeat(make: (seat: Seat) => Json): readonly Json[] {
  return allSeats(MOST_SEATS).map((seat) => make(seat));
}

const MOST_SEATS = 4;

function fromPart({ scope }: InnovationAssembler, { zone, of }: Cards): Read<Json> {
  if (of === 'others' || of === 'everyone') {
    const seats = compileSeats(of, scope);
    return (frame, run) => zonesOf(zone, seats(frame, run));
  }
  const seat = compileSeat(of, scope);
  const zones = bySeat((one) => zonesOf(zone, [one]));
  return (frame, run) => zones[seat(frame, run)] as Json;
}

function filterPart(
  { scope }: InnovationAssembler,
  fixed: Filter,
  found: readonly (readonly [string, Read<Json>])[],
  to: Destination | undefined,
): Read<Json> {
  if (to === undefined) return found.length === 0 ? () => fixed : (frame, run) => withFound(fixed, found, frame, run);
  const seat = compileSeat(to.of, scope);
  if (found.length > 0)
    return (frame, run) => ({
      ...withFound(fixed, found, frame, run),
      to: { zone: to.zone, seat: seat(frame, run) },
    });
  const filters = bySeat((one) => ({ ...fixed, to: { zone: to.zone, seat: one } }));
  return (frame, run) => filters[seat(frame, run)] as Json;
}

type Filter = Readonly<Record<string, Json>>;

function withFound(
  fixed: Filter,
  found: readonly (readonly [string, Read<Json>])[],
  ...at: Parameters<Read<Json>>
): Filter {
  const filter: Record<string, Json> = { ...fixed };
  for (const [name, read] of found) filter[name] = read(...at);
  return filter;
}

/** What the card's own words tell. */
function fixedPart({ zone, where }: Cards, highest: number | undefined): Filter {
  const { icon, without, colours, notColours, age, minAge, maxAge, except, extreme } = where;
  const exact = typeof age === 'number' ? age : undefined;
  const min = exact ?? minAge;
  const max = exact ?? maxAge;
  return {
    ...(zone === 'tops' ? { ofPile: 'top' } : zone === 'bottoms' ? { ofPile: 'bottom' } : {}),
    ...(min === undefined && max === undefined
      ? {}
      : { byAge: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } }),
    ...(colours === undefined ? {} : { byColor: [...colours] }),
    ...(notColours === undefined ? {} : { notColor: [...notColours] }),
    ...(icon === undefined ? {} : { byIconAtLeast: { icon, count: 1 } }),
    ...(without === undefined ? {} : { withoutIcon: without }),
    ...(except === undefined ? {} : { except }),
    ...(extreme === undefined ? {} : { extreme }),
    ...(highest === undefined ? {} : { extreme: 'highest', extremeCount: highest }),
  };
}

/** What is known when it is asked: seats, and what earlier parts of the effect have brought. */
function foundPart({ scope }: InnovationAssembler, { where }: Cards): readonly (readonly [string, Read<Json>])[] {
  const { age, colourOf, colourOnBoardOf, colourNotOnBoardOf, aboveTopOf } = where;
  const found: [string, Read<Json>][] = [];
  if (age !== undefined && typeof age !== 'number') {
    const value = compileValue(age, scope);
    found.push([
      'byAge',
      (frame, run) => {
        const exact = value(frame, run);
        return { min: exact, max: exact };
      },
    ]);
  }
  if (colourOf !== undefined) {
    const register = scope(colourOf);
    found.push(['byColor', (frame) => [COLOURS[COLOUR[registerOf(frame, register)[0] ?? 0] as number] ?? '']]);
  }
  if (colourOnBoardOf !== undefined) found.push(['colorOnBoardOf', compileSeat(colourOnBoardOf, scope)]);
  if (colourNotOnBoardOf !== undefined) found.push(['colorNotOnBoardOf', compileSeat(colourNotOnBoardOf, scope)]);
  if (aboveTopOf !== undefined) found.push(['aboveTopOf', compileSeat(aboveTopOf, scope)]);
  return found;
}
