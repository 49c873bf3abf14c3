/** A card or an achievement as a thing of the scene. */
import { message, nameOf } from '@turnwise/game';
import type { Message, PlaceId, SceneThing, Seat, Stat, Table, Viewer } from '@turnwise/game';
import { SPECTATORS } from '../apply/knowledge.ts';
import { cardOf } from '../cards/catalogue.ts';
import { SPECIALS } from '../cards/language.ts';
import { NORMAL_ACHIEVEMENTS } from '../table/selectors.ts';
import { pointsToAchieve } from '../table/thresholds.ts';
import type { InnovationView } from '../types.ts';
import { ageOfSeen } from '../view/sight.ts';
import { achievementThing, playerThing, seatPlace } from './ids.ts';
import type { LyingCard } from './seen-cards.ts';

export function thingOfCard({ thing, card, place }: LyingCard, marks: readonly Message[] = []): SceneThing {
  const age: Stat = { label: message('scene.age'), value: ageOfSeen(card) };
  const base = { id: thing, kind: 'card', place } as const;
  if (card < 0) return { ...base, name: message('scene.hiddenCard', { age: age.value }), hidden: true, stats: [age] };
  const { name, colour, icons, dogmaIcon } = cardOf(card);
  return {
    ...base,
    name: message(`name.${name}`),
    tint: colour,
    signs: icons.map((icon) => icon ?? ''),
    stats: [age, { label: message('scene.dogmaIcon'), value: dogmaIcon, sign: dogmaIcon }],
    ...(marks.length === 0 ? {} : { marks }),
  };
}

/** What is worth a word of a card in a hand or a score pile: that others know it, or that one knows it of another. */
export function marksOfHeld(
  { known }: Pick<InnovationView, 'known'>,
  card: number,
  owner: Seat,
  viewer: Viewer,
): readonly Message[] {
  if (card < 0 || viewer === null) return [];
  if (((known[card] ?? 0) & SPECTATORS) !== 0) return [message('scene.knownToAll')];
  return owner === viewer ? [] : [message('scene.knownToYou')];
}

/** By its place in `achievements` of the state. */
export function thingOfAchievement(number: number, place: PlaceId): SceneThing {
  const base = { id: achievementThing(number), kind: 'token', place } as const;
  const special = SPECIALS[number - NORMAL_ACHIEVEMENTS];
  if (special !== undefined) return { ...base, name: message(`name.${special}`) };
  const age = number + 1;
  return {
    ...base,
    name: message('scene.achievement', { age }),
    stats: [
      { label: message('scene.age'), value: age },
      { label: message('scene.pointsNeeded'), value: pointsToAchieve(age) },
    ],
  };
}

/** The player, to be chosen among players. */
export function thingOfPlayer(seat: Seat, table: Table): SceneThing {
  const name = message('scene.player', { seat: nameOf(table, seat) });
  return { id: playerThing(seat), kind: 'seat', place: seatPlace(seat), name, seat };
}
