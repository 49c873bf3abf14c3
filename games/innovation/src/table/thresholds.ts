/** How much is enough: the numbers of the rules (RULES.md, sections 6, 13 and 14), for rules, hosts and bots alike. */
import { AGE } from '../cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS, SPLAYS } from '../cards/language.ts';
import type { Special } from '../cards/language.ts';
import type { Player } from '../types.ts';
import { topOf } from './selectors.ts';

/** What the conditions of the special achievements count to. */
export const THRESHOLDS = {
  /** Points for an achievement, times its age. */
  pointsPerAge: 5,
  /** Empire: visible icons of each kind. */
  empireIcons: 3,
  /** Monument: cards tucked, or scored, in one turn. */
  monumentCards: 6,
  /** World: visible clocks. */
  worldClocks: 12,
  /** Universe: the value of each of five top cards. */
  universeAge: 8,
} as const;

/** The points that the achievement of an age needs; a top card of that value is needed besides. */
export function pointsToAchieve(age: number): number {
  return THRESHOLDS.pointsPerAge * age;
}

/** How many achievements win: 6, 5 or 4 with 2, 3 or 4 seats. */
export function achievementsToWin(seats: number): number {
  return 8 - seats;
}

/** Whether a player has what a special achievement wants, whoever holds it. */
export function fulfils(player: Player, special: Special): boolean {
  return fulfilsAt(player, SPECIALS.indexOf(special));
}

/** The same by the number in `SPECIALS`. */
export function fulfilsAt(player: Player, special: number): boolean {
  switch (special) {
    case EMPIRE:
      return showsThreeOfEach(player);
    case MONUMENT:
      return player.tucked >= THRESHOLDS.monumentCards || player.scored >= THRESHOLDS.monumentCards;
    case WONDER:
      return splayedRightOrUp(player);
    case WORLD:
      return (player.icons[CLOCK] as number) >= THRESHOLDS.worldClocks;
    default:
      return topsFromEight(player);
  }
}

const [EMPIRE, MONUMENT, WONDER, WORLD] = [
  SPECIALS.indexOf('Empire'),
  SPECIALS.indexOf('Monument'),
  SPECIALS.indexOf('Wonder'),
  SPECIALS.indexOf('World'),
];
const CLOCK = ICONS.indexOf('clock');

function showsThreeOfEach({ icons }: Player): boolean {
  for (let icon = 0; icon < ICONS.length; icon++) if ((icons[icon] as number) < THRESHOLDS.empireIcons) return false;
  return true;
}

const RIGHT = SPLAYS.indexOf('right');

function splayedRightOrUp({ splays }: Player): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) if ((splays[colour] as number) < RIGHT) return false;
  return true;
}

function topsFromEight(player: Player): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++)
    if ((AGE[topOf(player, colour)] as number) < THRESHOLDS.universeAge) return false;
  return true;
}
