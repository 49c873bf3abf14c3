/** The types of Innovation: state, inputs, effects, diffs, events, and what a seat sees. */
import type { Answer, Seat } from '@turnwise/game';
import type { Json, Random } from '@turnwise/kernel';
import type { ProgramFrame, StackDiff, StackEvent, StackState } from '@turnwise/stack';

export type Edition = 1 | 3;

/** What one player has. Cards are ids; a list grows at its end. */
export interface Player {
  /** In order of arrival. */
  readonly hand: readonly number[];
  readonly score: readonly number[];
  /** By colour, bottom to top. */
  readonly piles: readonly (readonly number[])[];
  /** By colour, a number in `SPLAYS`. */
  readonly splays: readonly number[];
  /** Visible icons by kind, kept in step with the piles. */
  readonly icons: readonly number[];
  /** The sum of the values in the score pile, kept in step with it. */
  readonly points: number;
  /** In this turn, for Monument. */
  readonly tucked: number;
  readonly scored: number;
}

export interface Ended {
  readonly winners: readonly Seat[];
  readonly reason: 'achievements' | 'score' | 'dogma';
}

/** The holder of an achievement in place of a seat. */
export const AVAILABLE = -1;
export const OUT_OF_PLAY = -2;

export interface InnovationState {
  readonly edition: Edition;
  /** The turn, from 1; 0 while the first cards are chosen. */
  readonly turn: number;
  readonly active: Seat;
  readonly actionsLeft: number;
  readonly players: readonly Player[];
  /** By age, bottom to top; place 0 is empty. */
  readonly decks: readonly (readonly number[])[];
  /** Who holds what: ages 1 to 9 at places 0 to 8, then the special ones in the order of `SPECIALS`. */
  readonly achievements: readonly number[];
  /** The cards under the achievements of ages 1 to 9, which nobody ever sees; 0 for none. */
  readonly faceDown: readonly number[];
  /** Out of the game for good, in the order of leaving. */
  readonly removed: readonly number[];
  /** By card: the set of those who know where it is: the lowest bit for spectators, then one for each seat. */
  readonly known: readonly number[];
  readonly ended: Ended | null;
  readonly stack: StackState<InnovationEffect>;
  readonly random: Random;
}

export type InnovationInput =
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'meld'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'dogma'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'achieve'; readonly seat: Seat; readonly age: number }
  | Answer;

/** Every seat chooses its first card in secret. */
export interface OpeningEffect {
  readonly kind: 'opening';
  readonly id: number;
  readonly cause: number;
}

/** A dogma action, at the bottom of the stack: who does which effect next, and what the action remembers. */
export interface DogmaEffect {
  readonly kind: 'dogma';
  readonly id: number;
  readonly cause: number;
  readonly card: number;
  readonly seat: Seat;
  /** In turn order from the activator's left, by the count of icons at the start. */
  readonly sharers: readonly Seat[];
  readonly targets: readonly Seat[];
  /** The effect in hand, and how many have begun it. */
  effect: number;
  place: number;
  /** An opponent executes an effect that is no demand. */
  sharing: boolean;
  /** Something changed meanwhile: there will be a share bonus. */
  changed: boolean;
  /** Cards that the demand moved or returned. */
  demanded: number;
  /** By seat, cards returned through Democracy. */
  readonly returned: number[];
  /** The action ends at once. */
  broken: boolean;
}

/** The effects of a card that are no demand, executed by one seat alone. */
export interface ExecutionEffect {
  readonly kind: 'execution';
  readonly id: number;
  readonly cause: number;
  readonly card: number;
  readonly seat: Seat;
  effect: number;
}

/** One effect of a card, executed by one seat. */
export interface ProgramEffect extends ProgramFrame {
  readonly kind: 'program';
  /** The name of the card, for events. */
  readonly source: string;
  readonly card: number;
  /** The number in `PROGRAMS`. */
  readonly program: number;
  /** The one who executes it: `you` of the text. */
  readonly seat: Seat;
  /** The one whose demand it is: `me` of the text. */
  readonly activator: Seat;
  readonly demand: boolean;
  readonly nested: boolean;
}

export type InnovationEffect = OpeningEffect | DogmaEffect | ExecutionEffect | ProgramEffect;

export type Zone = 'deck' | 'hand' | 'score' | 'board' | 'removed';

/** A place, as NOTATION.md has it: decks have an age, boards a colour, all but decks and the removed cards a seat. */
export interface ZoneRef {
  readonly zone: Zone;
  readonly seat?: Seat;
  readonly age?: number;
  readonly colour?: number;
}

export const MOVES = ['drew', 'melded', 'tucked', 'scored', 'returned', 'transferred'] as const;
export type MoveKind = (typeof MOVES)[number];

/**
 * What the others can tell of a card that leaves a hidden zone, besides its value: nothing, which of the cards there it is
 * (it was drawn or revealed just now), that all cards of its value go with it, or that it is of the kind that was sought.
 */
export const UNTOLD = 0;
export const TOLD_WHICH = 1;
export const TOLD_ALL = 2;
export const TOLD_KIND = 3;
export type Disclosure = typeof UNTOLD | typeof TOLD_WHICH | typeof TOLD_ALL | typeof TOLD_KIND;

/** The one transfer that every card movement is. */
export interface Move {
  readonly kind: 'move';
  readonly how: MoveKind;
  /** Who does it. */
  readonly seat: Seat;
  readonly card: number;
  readonly from: Zone;
  readonly fromSeat: Seat;
  readonly to: Zone;
  readonly toSeat: Seat;
  readonly told: Disclosure;
  readonly source: string;
  readonly cause: number;
}

export type InnovationDiff =
  | Move
  | {
      readonly kind: 'exchange';
      readonly seat: Seat;
      readonly one: Side;
      readonly other: Side;
      readonly source: string;
      readonly cause: number;
    }
  | {
      readonly kind: 'reveal';
      readonly seat: Seat;
      readonly card: number;
      readonly source: string;
      readonly cause: number;
    }
  | {
      readonly kind: 'splay';
      readonly seat: Seat;
      readonly colour: number;
      readonly splay: number;
      readonly source: string;
      readonly cause: number;
    }
  | {
      readonly kind: 'rearrange';
      readonly seat: Seat;
      readonly colour: number;
      readonly cards: readonly number[];
      readonly source: string;
      readonly cause: number;
    }
  | {
      readonly kind: 'claim';
      readonly seat: Seat;
      readonly place: number;
      readonly source: string;
      readonly cause: number;
    }
  | { readonly kind: 'removeAll'; readonly seat: Seat; readonly source: string; readonly cause: number }
  /** An action is taken; a dogma says what it leads to. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: 'draw' | 'meld' | 'achieve' }
  | {
      readonly kind: 'dogma';
      readonly seat: Seat;
      readonly card: number;
      readonly sharers: readonly Seat[];
      readonly targets: readonly Seat[];
      readonly id: number;
    }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number; readonly actions: number }
  | { readonly kind: 'end'; readonly ended: Ended; readonly source: string; readonly cause: number }
  | StackDiff<InnovationEffect>;

/** One side of an exchange: cards, and where they lie. */
export interface Side {
  readonly seat: Seat;
  readonly zone: 'hand' | 'score';
  readonly cards: readonly number[];
}

/** Why something happened: the card or rule, and the effect on the stack by its number. */
interface Because {
  readonly source: string;
  readonly cause: number;
}

/** Sizes of a zone before and after, for the log's debug level. */
export type Sizes = readonly [before: number, after: number];

export interface MoveEvent extends Because {
  readonly kind: MoveKind | 'removed';
  readonly seat: Seat;
  /** Hidden (0) from those who may not know it. */
  readonly card: number;
  readonly age: number;
  readonly from: ZoneRef;
  readonly to: ZoneRef;
  readonly sizes: { readonly from: Sizes; readonly to: Sizes };
  /** The set of those who may know the card, and of those who knew it before; of cards that go together, who knew them all. */
  readonly sees: number;
  readonly knew: number;
  readonly reveals?: boolean;
}

export interface ExchangeEvent extends Because {
  readonly kind: 'exchanged';
  readonly seat: Seat;
  readonly one: SeenSide;
  readonly other: SeenSide;
  readonly reveals?: boolean;
}

/** Cards that are hidden from somebody are 0 there; `ages` are known to all. */
export interface SeenSide {
  readonly seat: Seat;
  readonly zone: 'hand' | 'score';
  readonly cards: readonly number[];
  readonly ages: readonly number[];
  readonly sees: readonly number[];
  readonly sizes: Sizes;
}

export type InnovationEvent =
  | { readonly kind: 'startTurn'; readonly seat: Seat; readonly turn: number; readonly actionsLeft: number }
  | {
      readonly kind: 'action';
      readonly seat: Seat;
      readonly action: 'draw' | 'meld' | 'achieve';
      readonly actionsLeft: number;
    }
  | MoveEvent
  | ExchangeEvent
  | (Because & {
      readonly kind: 'revealed';
      readonly seat: Seat;
      readonly card: number;
      readonly reveals?: boolean;
    })
  | (Because & {
      readonly kind: 'splayed';
      readonly seat: Seat;
      readonly colour: number;
      readonly from: number;
      readonly to: number;
    })
  | (Because & {
      readonly kind: 'rearranged';
      readonly seat: Seat;
      readonly colour: number;
      readonly cards: readonly number[];
    })
  | {
      readonly kind: 'dogma';
      readonly seat: Seat;
      readonly card: number;
      /** Which rule of the card it is. */
      readonly edition: Edition;
      readonly icon: number;
      readonly counts: readonly number[];
      readonly sharers: readonly Seat[];
      readonly targets: readonly Seat[];
      readonly actionsLeft: number;
      /** Of the effect that it puts on the stack. */
      readonly id: number;
    }
  | (Because & {
      readonly kind: 'demandStart';
      /** Whose demand it is, and who has to comply. */
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: number;
      readonly effect: number;
      readonly id: number;
      /** It looks at hidden cards: what comes of it, and what does not, tells of them. */
      readonly reveals?: boolean;
    })
  /** An effect that is no demand begins: for the activator, a sharer, or alone by another card. */
  | (Because & {
      readonly kind: 'effectStart';
      readonly seat: Seat;
      readonly card: number;
      readonly effect: number;
      readonly as: 'own' | 'shared' | 'nested';
      readonly id: number;
      readonly reveals?: boolean;
    })
  /** An optional part was not done. */
  | (Because & {
      readonly kind: 'declined';
      readonly seat: Seat;
      /** What would have been done. */
      readonly purpose: string;
      /** To more than one card, perhaps. */
      readonly several: boolean;
      /** The same is told when nothing could be chosen, as that would tell of hidden cards. */
      readonly unsure: boolean;
    })
  /** A part was not done, as there is no such card: `from` and `filter` are those of the choice that it would have been. */
  | (Because & { readonly kind: 'lacked'; readonly seat: Seat; readonly from: Json; readonly filter: Json })
  | { readonly kind: 'shareBonus'; readonly seat: Seat; readonly source: string; readonly cause: number }
  | (Because & {
      readonly kind: 'achieved';
      readonly seat: Seat;
      /** The number in `achievements`. */
      readonly place: number;
    })
  | (Because & { readonly kind: 'gameEnd'; readonly winners: readonly Seat[]; readonly reason: Ended['reason'] })
  | StackEvent;

/**
 * A card as somebody sees it: its id, or minus its age. In the registers of effects an unknown card is a number below -100
 * that tells its place and nothing else; `view.ts` says how.
 */
export type SeenCard = number;

/** What a seat may see: the state, with every card that it does not know replaced by what it knows of it. */
export interface InnovationView {
  readonly edition: Edition;
  readonly turn: number;
  readonly active: Seat;
  readonly actionsLeft: number;
  readonly players: readonly Player[];
  readonly decks: readonly (readonly SeenCard[])[];
  readonly achievements: readonly number[];
  readonly removed: readonly number[];
  /** Cards that are nowhere, which only a written position brings about. */
  readonly absent: readonly number[];
  readonly known: readonly number[];
  readonly ended: Ended | null;
  readonly stack: StackState<InnovationEffect>;
}

export interface Innovation {
  State: InnovationState;
  Input: InnovationInput;
  Diff: InnovationDiff;
  Event: InnovationEvent;
  Effect: InnovationEffect;
  View: InnovationView;
}
