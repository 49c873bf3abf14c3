/** How events move checkers and dice. The checker that arrived is the last one of where it is now. */
import type { Cue, Seat, ThingId } from '@turnwise/game';
import { checkersOf, distanceFrom, OFF } from './places.ts';
import { barPlace, checkerId, dieId, offPlace, placeOf, pointPlace } from './scene-ids.ts';
import type { Spot } from './scene-ids.ts';
import type { BackgammonEvent, BackgammonView } from './types.ts';

export function cue(event: BackgammonEvent, view: BackgammonView): Cue | undefined {
  switch (event.kind) {
    case 'openingTied':
      return undefined;
    case 'openingRolled':
      return { things: rolled([event.white, event.black]), to: 'dice' };
    case 'rolled':
      return { things: rolled(event.dice), to: 'dice' };
    case 'moved': {
      const { seat, from, to, die } = event;
      const ends = { from: placeOf(seat, from), to: placeOf(seat, to) };
      return {
        things: lastAt(view, seat, to),
        ...ends,
        source: dieId(die, view.dice.filter((left) => left === die).length),
      };
    }
    case 'hit':
      return {
        things: lastAt(view, event.seat, 'bar'),
        from: pointPlace(event.point),
        to: barPlace(event.seat),
        tone: 'danger',
      };
    // The move has been told already.
    case 'borneOff':
    case 'turnEnded':
      return undefined;
    case 'won':
      return { things: [], to: offPlace(event.seat), tone: 'goal' };
  }
}

/** A double is four dice. */
function rolled([first, second]: readonly [number, number]): readonly ThingId[] {
  if (first !== second) return [dieId(first, 0), dieId(second, 0)];
  return Array.from({ length: 4 }, (_, index) => dieId(first, index));
}

function lastAt(view: BackgammonView, side: Seat, spot: Spot): readonly ThingId[] {
  const distance = spot === 'off' ? OFF : distanceFrom(side, spot);
  const count = checkersOf(view, side)[distance] ?? 0;
  return count === 0 ? [] : [checkerId(side, spot, count - 1)];
}
