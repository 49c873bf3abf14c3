/**
 * Whether the order in which cards are handled can matter (RULES.md, section 10), so that somebody is asked for it:
 *
 * - two of them go into one deck, or onto one pile;
 * - or special achievements hang on it. They are claimed after every single movement, so a condition that holds after some of
 *   the movements and no longer after all of them (a card uncovers icons that another one takes away again) is met in one
 *   order and missed in another.
 *
 * Only the cards of a board have a part in the conditions, and boards are public: that somebody is asked tells nothing.
 */
import { AGE, COLOUR } from '../cards/catalogue.ts';
import { SPECIALS } from '../cards/language.ts';
import type { Destination, Purpose } from '../cards/language.ts';
import { addPile } from '../table/icons.ts';
import { NORMAL_ACHIEVEMENTS, topOf } from '../table/selectors.ts';
import { fulfilsAt } from '../table/thresholds.ts';
import { AVAILABLE } from '../types.ts';
import type { InnovationState, Player } from '../types.ts';

/** Two of them go into one deck, or onto one pile. */
export function goTogether(cards: readonly number[], purpose: Purpose, to: Destination | undefined): boolean {
  if (purpose === 'return') return twoAlike(cards, AGE);
  if (purpose === 'meld' || purpose === 'tuck' || to?.zone === 'board') return twoAlike(cards, COLOUR);
  return false;
}

function twoAlike(cards: readonly number[], table: readonly number[]): boolean {
  let set = 0;
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << (table[cards[i] as number] as number);
    if ((set & bit) !== 0) return true;
    set |= bit;
  }
  return false;
}

/**
 * What happens to the cards: they leave the player's board, or come on top of it. What is tucked takes nothing away that counts:
 * conditions that hold go on holding, so that no order decides anything.
 */
export type BoardChange = 'out' | 'top';

/**
 * Whether two orders of some `least` to `most` of these cards lead to different special achievements of the player. Cards that
 * come onto the board are of different colours, else their order matters anyway. What the board is like after some of them
 * does not depend on their order, so every set of them is looked at once: what is claimed on some way to it, and what on all.
 */
export function decidesAchievements(
  state: InnovationState,
  player: Player,
  cards: readonly number[],
  change: BoardChange,
  least: number,
  most: number,
): boolean {
  const open = openSpecials(state);
  // What is covered has no part in a top card and only shows less when it leaves.
  if (open === 0 || (change === 'out' && cards.every((card) => topOf(player, COLOUR[card] as number) !== card)))
    return false;
  const some = [0];
  const all = [0];
  for (let set = 1; set < 1 << cards.length; set++) {
    let size = 0;
    let before = 0;
    let always = open;
    for (let i = 0; i < cards.length; i++) {
      const bit = 1 << i;
      if ((set & bit) === 0) continue;
      size++;
      before |= some[set ^ bit] as number;
      always &= all[set ^ bit] as number;
    }
    const now = size > most ? 0 : claimable(boardAfter(player, cards, set, change), open);
    some.push(now | before);
    all.push(now | always);
    if (size >= least && size <= most && some[set] !== all[set]) return true;
  }
  return false;
}

/** Monument counts cards and Wonder directions: neither hangs on the order of cards. */
const BY_BOARD = [SPECIALS.indexOf('Empire'), SPECIALS.indexOf('World'), SPECIALS.indexOf('Universe')];

/** A set of bits, by the numbers in `SPECIALS`. */
function openSpecials({ achievements }: InnovationState): number {
  let open = 0;
  for (const special of BY_BOARD) if (achievements[NORMAL_ACHIEVEMENTS + special] === AVAILABLE) open |= 1 << special;
  return open;
}

function claimable(player: Player, open: number): number {
  let claimed = 0;
  for (const special of BY_BOARD)
    if ((open & (1 << special)) !== 0 && fulfilsAt(player, special)) claimed |= 1 << special;
  return claimed;
}

/** The player once the cards of the set have moved; only the board is true. */
function boardAfter(player: Player, cards: readonly number[], set: number, change: BoardChange): Player {
  const piles = player.piles.slice();
  const splays = player.splays.slice();
  const icons = player.icons.slice();
  for (let i = 0; i < cards.length; i++) {
    if ((set & (1 << i)) === 0) continue;
    const card = cards[i] as number;
    const colour = COLOUR[card] as number;
    const pile = piles[colour] as readonly number[];
    addPile(icons, pile, splays[colour] as number, -1);
    const after = change === 'out' ? pile.filter((one) => one !== card) : [...pile, card];
    if (after.length < 2) splays[colour] = 0;
    addPile(icons, after, splays[colour] as number, 1);
    piles[colour] = after;
  }
  return { ...player, piles, splays, icons };
}
