/** What a question is about, for people and programs: where the candidates lie, which of what lies there, where they go. */
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
  const seats = compileSeats(from.of, asm.scope);
  const fixed = fixedPart(from, highest);
  const found = foundPart(asm, from, to);
  return {
    from: (frame, run) => zonesOf(from.zone, seats(frame, run)),
    filter:
      found.length === 0
        ? () => fixed
        : (frame, run) => {
            const filter: Record<string, Json> = { ...fixed };
            for (const [name, read] of found) filter[name] = read(frame, run);
            return filter;
          },
  };
}

/** What the card's own words tell. */
function fixedPart({ zone, where }: Cards, highest: number | undefined): Readonly<Record<string, Json>> {
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
function foundPart(
  { scope }: InnovationAssembler,
  { where }: Cards,
  to: Destination | undefined,
): readonly (readonly [string, Read<Json>])[] {
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
  if (to !== undefined) {
    const { zone } = to;
    const seat = compileSeat(to.of, scope);
    found.push(['to', (frame, run) => ({ zone, seat: seat(frame, run) })]);
  }
  return found;
}
