/**
 * The language that card programs are written in: plain data over a small set of primitives. `words.ts` has short words for
 * it, the age files use those, and `compile/` turns it into instructions.
 */

export const COLOURS = ['blue', 'red', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const ICONS = ['castle', 'crown', 'leaf', 'lightbulb', 'factory', 'clock'] as const;
export type Icon = (typeof ICONS)[number];

/** A later direction shows no less for the rules that compare: Wonder wants `right` or `up`. */
export const SPLAYS = ['none', 'left', 'right', 'up'] as const;
export type Splay = (typeof SPLAYS)[number];
export type Direction = Exclude<Splay, 'none'>;

export const SPECIALS = ['Empire', 'Monument', 'Wonder', 'World', 'Universe'] as const;
export type Special = (typeof SPECIALS)[number];

/** The words of the one choice between two ways: Evolution. */
export const OPTIONS = ['score', 'draw'] as const;
export type Option = (typeof OPTIONS)[number];

/**
 * Roles in a text: `you` executes it; `me` is the player whose demand it is; `they` is the seat that an `each` or a
 * `choosePlayer` stands at; `others` are all but you, in turn order; `everyone` is you first, then the others.
 */
export type Who = 'you' | 'me' | 'they' | 'others' | 'everyone';

/** The name of a place where a program keeps cards or numbers. */
export type Register = string;

/** Cards on the table, found at the moment when they are needed; by id. */
export interface Cards {
  /** `tops` and `bottoms` are the top and bottom cards of piles, `piles` all cards of them. */
  readonly zone: 'hand' | 'score' | 'tops' | 'bottoms' | 'piles';
  readonly of: Who;
  readonly where: Filter;
}

/** Each that is given must hold. */
export interface Filter {
  readonly icon?: Icon;
  readonly without?: Icon;
  readonly colours?: readonly Colour[];
  readonly notColours?: readonly Colour[];
  /** Of the colour of the card in this register. */
  readonly colourOf?: Register;
  /** Of the colour that this register names; of none, if it names none. */
  readonly colourIn?: Register;
  readonly age?: Value;
  readonly minAge?: number;
  readonly maxAge?: number;
  /** This card, or not this card, by name. */
  readonly only?: string;
  readonly except?: string;
  /** Not the cards in this register. */
  readonly notIn?: Register;
  /** Of a colour that is, or is not, on this board. */
  readonly colourOnBoardOf?: Who;
  readonly colourNotOnBoardOf?: Who;
  /** Of a higher value than the top card of its colour there. */
  readonly aboveTopOf?: Who;
  /** Of those that are left, only the highest or the lowest. */
  readonly extreme?: 'highest' | 'lowest';
}

/** An integer, worked out when it is needed. */
export type Value =
  | number
  | { readonly kind: 'plus'; readonly value: Value; readonly more: number }
  | { readonly kind: 'per'; readonly value: Value; readonly each: number; readonly up?: boolean }
  /** How many cards a register holds, or its number. */
  | { readonly kind: 'countIn'; readonly register: Register }
  | { readonly kind: 'numberIn'; readonly register: Register }
  /** The value of the first card in a register. */
  | { readonly kind: 'ageOf'; readonly register: Register }
  | { readonly kind: 'agesIn'; readonly register: Register }
  | { readonly kind: 'count'; readonly cards: Cards }
  | { readonly kind: 'ages'; readonly cards: Cards }
  /** The highest value among the cards, 0 for none. */
  | { readonly kind: 'highest'; readonly cards: Cards }
  | { readonly kind: 'icons'; readonly icon: Icon; readonly of: Who }
  /** Colours on the board that show this icon. */
  | { readonly kind: 'coloursWith'; readonly icon: Icon }
  | { readonly kind: 'coloursSplayed'; readonly direction?: Direction }
  /** Colours on your board that no opponent has. */
  | { readonly kind: 'coloursAlone' }
  /** The fewest that any player shows. */
  | { readonly kind: 'fewestIcons'; readonly icon: Icon }
  /** Cards that the demand of this dogma action has moved or returned; none in a nested execution. */
  | { readonly kind: 'demanded' };

export type Test =
  | { readonly kind: 'atLeast'; readonly value: Value; readonly than: Value }
  | { readonly kind: 'not'; readonly test: Test }
  | { readonly kind: 'all'; readonly tests: readonly Test[] }
  | { readonly kind: 'anyHasIcon'; readonly register: Register; readonly icon: Icon }
  | { readonly kind: 'anyHasColour'; readonly register: Register; readonly colours: readonly Colour[] }
  /** The card's colour is among those that were named. */
  | { readonly kind: 'colourIsIn'; readonly register: Register; readonly named: Register }
  | { readonly kind: 'twoShareColour'; readonly register: Register }
  | { readonly kind: 'splayed'; readonly colour: Colour; readonly direction: Direction }
  /** You have top cards of all five colours, and nobody else does. */
  | { readonly kind: 'onlyFiveTops' }
  /** No player shows more of the one icon than of the other. */
  | { readonly kind: 'nobodyShowsMore'; readonly icon: Icon; readonly than: Icon }
  | { readonly kind: 'optionIs'; readonly register: Register; readonly option: Option }
  /** Strictly more cards returned through Democracy in this action than anybody else. */
  | { readonly kind: 'returnedMost' };

/** How many cards a selection takes. */
export interface Amount {
  readonly min: Value;
  /** Left out: all there are. */
  readonly max?: Value;
  /** Nothing at all, or `max` in full. */
  readonly noneOrAll?: boolean;
  /** Not offered when there are fewer than `max`. */
  readonly inFull?: boolean;
}

/** What is done with cards. `transfer` is any movement that is none of the others. */
export type Handling = 'meld' | 'score' | 'tuck' | 'return' | 'transfer' | 'reveal';
/** Those that need no word about where the card goes. */
export type OwnHandling = Exclude<Handling, 'transfer'>;

/** What a selection is for: a handling, or two at once, a part in an exchange, or the execution of the card. */
export type Purpose = Handling | 'revealAndReturn' | 'exchange' | 'execute';

export interface Destination {
  readonly zone: 'hand' | 'score' | 'board';
  readonly of: Who;
}

/** The seat that wins by a card. */
export type Winner = 'you' | 'mostLeaves' | 'mostPoints' | 'fewestPoints' | 'mostAchievements';

export type Node =
  /** Cards are selected, in the order in which they are handled. */
  | {
      readonly kind: 'choose';
      readonly amount: Amount;
      readonly from: Cards;
      readonly into: Register;
      readonly purpose: Purpose;
      /** Where they will lie; for the words of the question, and whether their order matters. */
      readonly to?: Destination;
      readonly by?: Who;
    }
  /** The so many highest; the chooser picks among equals at the border. */
  | {
      readonly kind: 'chooseHighest';
      readonly count: number;
      readonly from: Cards;
      readonly into: Register;
      readonly purpose: Purpose;
      readonly to: Destination;
    }
  /** One of the cards in a register. */
  | {
      readonly kind: 'chooseOf';
      readonly of: Register;
      readonly into: Register;
      readonly rest: Register;
      readonly purpose: Purpose;
      readonly to: Destination;
      readonly by: Who;
    }
  /** Cards in foreign score piles, by owner and value only. */
  | { readonly kind: 'chooseHidden'; readonly count: Value; readonly into: Register }
  | {
      readonly kind: 'handle';
      readonly handling: Handling;
      readonly cards: Register;
      readonly to?: Destination;
    }
  /** Draws a card and does something with it at once. */
  | {
      readonly kind: 'draw';
      readonly age: Value;
      readonly handling?: OwnHandling;
      readonly into?: Register;
      /** Adds to what the register holds. */
      readonly collect?: boolean;
    }
  | { readonly kind: 'exchange'; readonly one: Cards | InRegister; readonly other: Cards | InRegister }
  /** A colour that can be splayed in the direction, or none. */
  | {
      readonly kind: 'chooseSplay';
      readonly colours: readonly Colour[];
      readonly direction: Direction;
      readonly now?: Direction;
      readonly colourOf?: Register;
      readonly into: Register;
    }
  | {
      readonly kind: 'splay';
      /** A register with a colour, or with a card whose colour is meant. */
      readonly colour: { readonly in: Register } | { readonly of: Register };
      readonly direction: Splay;
    }
  | { readonly kind: 'rearrange'; readonly into: Register }
  | { readonly kind: 'mayDo'; readonly purpose: string; readonly into: Register }
  | { readonly kind: 'chooseOption'; readonly options: readonly Option[]; readonly into: Register }
  | { readonly kind: 'chooseNumber'; readonly max: number; readonly into: Register }
  | {
      readonly kind: 'chooseColours';
      readonly count: number;
      readonly purpose: 'name' | 'splayAndCount';
      readonly into: Register;
    }
  /** A seat becomes `they`. */
  | {
      readonly kind: 'choosePlayer';
      readonly optional: boolean;
      readonly fewerPoints: boolean;
      readonly purpose: string;
    }
  | { readonly kind: 'if'; readonly test: Test; readonly body: readonly Node[]; readonly otherwise: readonly Node[] }
  /** Once, and again while the test holds. */
  | { readonly kind: 'repeat'; readonly body: readonly Node[]; readonly while: Test }
  /** So many times; the number is worked out once. */
  | { readonly kind: 'times'; readonly count: Value; readonly body: readonly Node[] }
  | { readonly kind: 'each'; readonly of: 'others' | 'everyone'; readonly body: readonly Node[] }
  | { readonly kind: 'claim'; readonly special: Special }
  | { readonly kind: 'win'; readonly who: Winner }
  /** All effects that are no demand of the card, by you alone. */
  | { readonly kind: 'execute'; readonly card: Register }
  | { readonly kind: 'countReturned'; readonly cards: Register }
  /** Everything but achievements and decks leaves the game, and the dogma action ends. */
  | { readonly kind: 'removeAll' };

/** The cards in a register, which lie in the zone of somebody. */
export interface InRegister {
  readonly register: Register;
  readonly zone: 'hand' | 'score';
  readonly of: Who;
}

export interface CardEffect {
  readonly kind: 'shared' | 'demand';
  /** The rule in our words. */
  readonly text: string;
  readonly program: readonly Node[];
}

/** One of the four slots: top left, bottom left, bottom middle, bottom right. Exactly one shows a picture. */
export type IconSlots = readonly [Icon | null, Icon | null, Icon | null, Icon | null];

export interface Card {
  readonly id: number;
  readonly name: string;
  readonly age: number;
  readonly colour: Colour;
  readonly icons: IconSlots;
  readonly dogmaIcon: Icon;
  readonly effects: readonly CardEffect[];
  /** Where the first edition differs. */
  readonly firstEdition?: readonly CardEffect[];
}
