/** The beginning of a game (RULES.md, section 2). */
import type { Seat, SetupContext } from '@turnwise/game';
import { advanceRandom, readStream } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { openingChoices } from './act/opening.ts';
import { bitOf, everybody } from './apply/knowledge.ts';
import { CARD_COUNT, cardsOfAge, LAST_AGE } from './cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS } from './cards/language.ts';
import { fork } from './copy.ts';
import { NORMAL_ACHIEVEMENTS } from './table/selectors.ts';
import { AVAILABLE } from './types.ts';
import type { Edition, InnovationState, Player } from './types.ts';

/** The stream that shuffles the decks, from the first age to the last. */
export const DECKS = 'decks';

function editionOf(options: Json): Edition {
  return (options as { readonly edition?: Edition }).edition ?? 3;
}

// Copied for each game: that is quicker than making them anew.
const NO_SPLAYS: readonly number[] = COLOURS.map(() => 0);
const NO_ICONS: readonly number[] = ICONS.map(() => 0);
const NOTHING_KNOWN: readonly number[] = Array.from({ length: CARD_COUNT + 1 }, () => 0);
const ALL_AVAILABLE: readonly number[] = Array.from({ length: NORMAL_ACHIEVEMENTS + SPECIALS.length }, () => AVAILABLE);

function emptyPlayer(hand: readonly number[] = []): Player {
  return {
    hand,
    score: [],
    piles: COLOURS.map(() => []),
    splays: NO_SPLAYS.slice(),
    icons: NO_ICONS.slice(),
    points: 0,
    tucked: 0,
    scored: 0,
  };
}

/** Nobody knows anything of the decks; the owner of a hand knows it. */
export function setup({ seats, options, random }: SetupContext): InnovationState {
  const reader = readStream(random, DECKS);
  const decks: number[][] = [[]];
  for (let age = 1; age <= LAST_AGE; age++) decks.push(reader.shuffle(cardsOfAge(age)));
  // The top card of each age is its achievement.
  const faceDown: number[] = [];
  for (let age = 1; age <= NORMAL_ACHIEVEMENTS; age++) faceDown.push((decks[age] as number[]).pop() as number);
  const known = NOTHING_KNOWN.slice();
  known[0] = everybody(seats.length);
  const players = seats.map((_, seat) => {
    const first = decks[1] as number[];
    const hand = [first.pop() as number, first.pop() as number];
    for (const card of hand) known[card] = bitOf(seat as Seat);
    return emptyPlayer(hand);
  });
  let asked = 0;
  return fork({
    edition: editionOf(options),
    turn: 0,
    active: 0 as Seat,
    actionsLeft: 0,
    players,
    decks,
    achievements: ALL_AVAILABLE.slice(),
    faceDown,
    removed: [],
    known,
    ended: null,
    stack: {
      effects: [{ kind: 'opening', id: 1, cause: 0 }],
      choices: openingChoices({ players }, () => `selectCards${++asked}`),
      given: [],
      effectsMade: 1,
      choicesMade: asked,
    },
    random: advanceRandom(random, reader.step()),
  });
}
