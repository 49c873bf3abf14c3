/**
 * The types of a match under a ruleset: what the state holds, what enters, what changes and what is logged. Everything
 * is numbers, because the compiled rules need them; notation has the names. The vocabulary is that of docs/how-a-ruleset-runs.md.
 *
 * A *value* is an integer whatever it stands for: a number; 0 or 1; a card's number; a player as `~seat`, so that cards and
 * players fit in one list; the number of a zone's definition, of a symbol (a word of the ruleset), of an item on the
 * stack. `NOTHING` is no value at all.
 */
import type { Answer, Seat } from '@turnwise/game';
import type { Json, Random } from '@turnwise/kernel';
import type { HeldDiff, ProgramFrame, StackDiff, StackState, Use } from '@turnwise/stack';
import type { CardIds } from './run/card-ids.ts';
import type { Taken } from './run/taken.ts';

/** The smallest safe integer, which no computation of the rules may reach. */
export const NOTHING = -9_007_199_254_740_991;

export interface CardState {
  /** The id that people see. */
  readonly id: string;
  /** The number of its definition. */
  readonly definition: number;
  readonly owner: Seat;
  readonly controller: Seat;
  /** The place where it lies (see `Places`); -1 for a token that has ceased to exist. */
  readonly place: number;
  /** A bit for each flag of cards. */
  readonly flags: number;
  /** By counter. */
  readonly counters: readonly number[];
  /** Who knows which card this is: the lowest bit for spectators, then one for each seat. */
  readonly seen: number;
  readonly token: boolean;
  /** It began in a shared zone and belongs to nobody: its owner is whoever's zone it lies in, or the first seat in a shared zone. */
  readonly common: boolean;
}

export interface PlayerState {
  /** By resource. */
  readonly resources: readonly number[];
  /** A bit for each flag of players. */
  readonly flags: number;
  /** Out of the game, while others play on. */
  readonly out: boolean;
}

/** A lasting change of a card. Their list has the oldest first. */
export interface Change {
  readonly card: number;
  readonly layer: 'set' | 'add' | 'multiply' | 'grant' | 'forbid' | 'ability' | 'control';
  /** The attribute; the symbol of a keyword or permission; the rule of an ability; unused for control. */
  readonly what: number;
  /** The amount; for control, the seat that had it before. */
  readonly value: number;
  readonly until: Until;
}

export const UNTIL = ['end_of_turn', 'while_in_play', 'for_good'] as const;
export type Until = (typeof UNTIL)[number];

/** Where the match stands. Phase and step are indexes into their lists; before `begin` the turn is 0. */
export interface TurnState {
  readonly number: number;
  readonly active: Seat;
  readonly phase: number;
  readonly step: number;
  /** Who has priority; -1 while nobody has it, because a choice is pending or the match is over or halted. */
  readonly priority: number;
}

/**
 * What comes next when the stack is empty, in order; after the end of a step the next one, as long as there is one. `told`: in the
 * window, a seat has been told that it has priority, and decides when what answers that is done.
 */
export const STAGES = [
  'turnStart',
  'firstStep',
  'effects',
  'window',
  'told',
  'stepEnd',
  'nextStep',
  'turnEnd',
  'nextTurn',
] as const;
export type Stage = (typeof STAGES)[number];

/** What ends when the stack is empty; later entries end more than earlier ones, and `whole` ends mandatory steps too. */
export const ENDINGS = ['', 'step', 'wholeStep', 'turn', 'wholeTurn'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What the resolution remembers from input to input. A run works on a copy and writes it with the stack when it ends. */
export interface Book {
  readonly stage: Stage;
  /** In the window of a step: how many have passed in succession, from the active seat on. */
  readonly passed: number;
  /** Something has resolved since the window opened, so the active seat is asked even if it can only pass. */
  readonly busy: boolean;
  /** Turns begun since somebody was asked in the window of a step. */
  readonly quiet: number;
  /** How often rules with a limit were used, by card. */
  readonly uses: readonly Use[];
  /** By seat, until when it passes by itself: `end_of_turn`, `my_turn` or the id of a step; '' if it does not. */
  readonly until: readonly string[];
  /** Extra turns to come. */
  readonly queue: readonly Seat[];
  /** The seat of the last regular turn. */
  readonly regular: Seat;
  /** The seat that `next_turn` named; -1 if none. */
  readonly next: number;
  /** How often events were raised since the stack was last empty. */
  readonly raises: number;
  /** `end_turn` and `end_step` that wait for the stack. */
  readonly ending: Ending;
  /** The turn has been ended: only its mandatory steps still follow. */
  readonly closing: boolean;
  /** What `win`, `lose` and `draw_match` said since victory was last looked at. */
  readonly verdicts: readonly Verdict[];
}

/** A seat that has won or lost by an effect; -1 for a draw. */
export interface Verdict {
  readonly result: 'win' | 'lose' | 'draw';
  readonly seat: number;
  readonly reason: string;
}

export interface Ended {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** The match waits for a system control. */
export interface Halted {
  readonly code: string;
  /** The item that it waits at; 0 if nothing is on the stack. */
  readonly item: number;
  /** The guard that was exceeded; empty for a violation. */
  readonly guard: string;
  readonly limit: number;
  /** The last events before it, each with its rule, and the rule at work. */
  readonly chain: readonly string[];
}

export interface RulesetState {
  /** The ruleset, if the game takes any ruleset; null if the game has its own. It never changes. */
  readonly ruleset: Json;
  readonly turn: TurnState;
  readonly players: readonly PlayerState[];
  readonly cards: readonly CardState[];
  /** The cards that lie in each place, the first is the top. */
  readonly places: readonly (readonly number[])[];
  /** A bit for each flag of the match. */
  readonly flags: number;
  readonly changes: readonly Change[];
  /** Events so far. */
  readonly events: number;
  readonly ended: Ended | null;
  readonly halted: Halted | null;
  readonly book: Book;
  readonly stack: StackState<Item>;
  readonly random: Random;
}

export const STATUSES = ['pending', 'applied', 'prevented', 'failed'] as const;
export type EventStatus = (typeof STATUSES)[number];

/** An event inside the rules. The kind is its number, the fields are values in the order of its payload. */
export interface Happening {
  readonly kind: number;
  /** 0 until it is recorded. */
  id: number;
  readonly cause: number;
  /** The rule that made it. */
  readonly by: number;
  fields: readonly number[];
  /** Everything that an action was taken with; empty for other events. */
  taken: readonly Taken[];
  prevented: boolean;
  /** Which raising of events it belongs to, counted from the last time the stack was empty. The events of a fan-out share one. */
  readonly batch: number;
}

/**
 * What lies on the stack: an action, a reaction, a step, a cost, or, `nested`, a part of the item below it (an ability that
 * is executed, a declared event that resolves). One record for all, with the registers of its program.
 */
export interface Item extends ProgramFrame {
  readonly kind: 'item';
  /** The rule whose effects these are. */
  readonly rule: number;
  readonly program: number;
  /** The card whose ability it is, or the first target of an action; NOTHING if there is none. */
  readonly self: number;
  /** Whose it is: `controller`. */
  readonly seat: Seat;
  /** What `player` means, as a value. */
  readonly player: number;
  /** The event that the item answers, or the item's own event. */
  event: Happening | null;
  /** How far it is: a number of `run/stages.ts`. */
  stage: number;
  /** Seats that have had their say in its window. */
  asked: number;
  prevented: boolean;
  readonly nested: boolean;
  /** A part of it did nothing, because it had no targets. */
  fizzled: boolean;
  /** For a reaction before an event: the number of the item that holds the event, and which of its pending events it is (0 is the whole). 0 for other items. */
  readonly parent: number;
  readonly part: number;
  /** An attempt that waits for the reactions before it: the whole, then its parts. */
  pending: readonly Happening[];
  /** The same attempt as it was before anything changed it. */
  tried: readonly Happening[];
  /** Events that were answered and are still to happen, in order. */
  queue: readonly Happening[];
  /** Events that have happened in it, for the reactions after them. Those that nothing can answer are left out. */
  settled: Happening[];
  /** The event that is the cause of what the item does now. */
  because: number;
  /** Targets of an ability that came with the input, in order; null for one that is asked for later. */
  readonly chosen: readonly (readonly number[] | null)[];
  /** The rule whose targets these are; -1 if there are none. */
  readonly chosenFor: number;
  /** The thing that a selector or a sum is looking at. */
  it: number;
}

/** An item at work. */
export type WritableItem = { -readonly [K in keyof Item]: Item[K] };

/**
 * What rules are evaluated with: a state, and what is counted and remembered while it is looked at (`run/desk.ts`). A dispatch has
 * one from its input to its end, and a look from outside has its own; nobody keeps one after that.
 */
export interface Desk {
  /** As it is now: in a run each step may replace it (`run/take.ts`). */
  state: RulesetState;
  /** The items of the stack: those of the run at work, or those that wait in the state. */
  items: readonly Item[];
  /** The book, likewise. */
  book: Book;
  /** What was counted so far, and how much may be (`run/meter.ts`). */
  spent: number;
  most: number;
  /** The number of the action that was possible last: it is looked at first when it is asked whether any is. */
  likely: number;
  /** Items to look with (`run/scratch.ts`): by the place that looks, and those of rules in the order of their first use. */
  readonly scratches: WritableItem[];
  readonly ruleScratches: WritableItem[];
  /** What was computed of attributes and words (`run/layers.ts`); null before the first time. */
  layers: LayerMemo | null;
}

/** What was computed of attributes and words for one state; dropped by what changes it. */
export interface LayerMemo {
  state: RulesetState | null;
  /** By card and attribute. */
  attributes: Map<number, Computed<number>>;
  words: Map<number, Computed<boolean>>;
  sourcesCost: number;
  /** The continuous abilities at work, by number, each with its card. */
  sources: readonly { readonly card: number; readonly ability: number }[] | null;
}

/** What was computed, and what that took: it counts each time. */
export interface Computed<V> {
  readonly value: V;
  readonly cost: number;
}

export type RulesetInput =
  | {
      readonly kind: 'action';
      readonly seat: Seat;
      readonly action: string;
      /** By target: a thing as text (`run/thing-text.ts`), or a list where more than one can be taken. */
      readonly targets: Readonly<Record<string, string | readonly string[]>>;
      readonly params: Readonly<Record<string, string | number>>;
    }
  | { readonly kind: 'pass'; readonly seat: Seat; readonly until?: string }
  | { readonly kind: 'stop'; readonly seat: Seat }
  | {
      readonly kind: 'manipulate';
      readonly seat: Seat;
      readonly action: 'move_card';
      /** As text: one card, or several from one place, in the order in which they will lie. */
      readonly card?: string;
      readonly cards?: readonly string[];
      /** Where they are thought to lie. */
      readonly from?: string;
      readonly to: string;
      /** The place in the zone, from the top; default the end. */
      readonly position?: number;
    }
  | Answer
  | { readonly kind: 'concede'; readonly seat: Seat }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'begin' }
  | { readonly kind: 'skipItem' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'endMatch'; readonly reason?: string };

/** What a move is a part of, for the log: the event before it, a card that was cast, or a card that was cast without effect. */
export type MoveNote = 'follows' | 'cast' | 'fizzled';

/** Every change of a match is an event that happens, and what it does to the state. */
export type EventDiff =
  | { readonly kind: 'happen'; readonly event: Happening; readonly status: EventStatus }
  /** A seat is told that it has priority. It has it once all reactions to that are done. */
  | { readonly kind: 'priority'; readonly event: Happening }
  /** An action is announced: everybody now knows these cards, its targets. */
  | { readonly kind: 'announce'; readonly event: Happening; readonly shows: readonly number[] }
  | {
      readonly kind: 'move';
      readonly event: Happening;
      readonly card: number;
      readonly place: number;
      readonly at: number;
      readonly controller: Seat;
      /** Everybody sees which card moves. */
      readonly open?: boolean;
      readonly note?: MoveNote | undefined;
    }
  | { readonly kind: 'damage'; readonly event: Happening }
  | { readonly kind: 'heal'; readonly event: Happening }
  | {
      readonly kind: 'resource';
      readonly event: Happening;
      readonly seat: Seat;
      readonly resource: number;
      readonly now: number;
    }
  | {
      readonly kind: 'counter';
      readonly event: Happening;
      readonly card: number;
      readonly counter: number;
      readonly now: number;
    }
  | {
      readonly kind: 'flag';
      readonly event: Happening;
      readonly target: number;
      readonly flag: number;
      readonly value: boolean;
    }
  | { readonly kind: 'change'; readonly event: Happening; readonly change: Change }
  | {
      readonly kind: 'control';
      readonly event: Happening;
      readonly card: number;
      readonly seat: Seat;
      readonly until: Until;
    }
  | {
      readonly kind: 'create';
      readonly event: Happening;
      readonly id: string;
      readonly definition: number;
      readonly owner: Seat;
      readonly token: boolean;
      /** Those who see where it is to go. */
      readonly seen: number;
      /** It is to go into a shared zone. */
      readonly common: boolean;
    }
  | { readonly kind: 'shuffle'; readonly event: Happening; readonly place: number; readonly cards: readonly number[] }
  | { readonly kind: 'see'; readonly event: Happening; readonly card: number; readonly seen: number }
  | {
      readonly kind: 'turn';
      readonly event: Happening;
      /** It was prevented, and is left out as a whole. */
      readonly status?: 'prevented';
      readonly number: number;
      readonly active: Seat;
      readonly phase: number;
      readonly step: number;
    }
  | { readonly kind: 'out'; readonly event: Happening; readonly seat: Seat }
  | { readonly kind: 'end'; readonly event: Happening; readonly ended: Ended }
  | { readonly kind: 'halt'; readonly event: Happening; readonly halted: Halted };

/** The event reveals something about what was looked at before it. */
export interface Revealing {
  readonly reveals?: boolean;
}

export type RulesetDiff =
  | (EventDiff & Revealing)
  /** A system control lets a halted match go on. */
  | { readonly kind: 'goOn'; readonly by: 'skipItem' | 'resume' }
  /** The run ends here: somebody has priority, somebody is asked, or nobody is to act. */
  | (HeldDiff<Item> & {
      readonly book: Book;
      /** The seat has been told already that it has priority. */
      readonly kept?: boolean;
    } & Revealing)
  | (StackDiff<Item> & { readonly book?: Book } & Revealing);

/**
 * An event as it is told: its payload by name. A card is its id, a player `{ seat }`, several players `{ seats }`; `hides`
 * says for a field that names a card who may know that card, where not everybody may.
 */
export interface RulesetEvent {
  readonly kind: string;
  readonly id: number;
  readonly cause: number;
  readonly by: string;
  readonly status: EventStatus;
  readonly payload: Readonly<Record<string, EventValue>>;
  readonly hides?: Readonly<Record<string, number>>;
  readonly reveals?: boolean;
  /** Who knew already what it reveals; left out, nobody did. */
  readonly knew?: number;
  readonly final?: boolean;
  /** Of a move. */
  readonly note?: MoveNote;
}

/** A card or word of the rules as text; an item of the stack; a word that an input said. */
export type EventThing =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly item: number }
  | { readonly word: string };
export type EventValue = EventThing | boolean | null | { readonly seats: readonly Seat[] } | readonly EventThing[];

/**
 * What a viewer may know. Which cards there are is open, so `cards` has them all; where one lies that the viewer does not know is
 * not told (`place` is HIDDEN_PLACE). In places and on the stack such a card is a slot: the first of them `HIDDEN_CARD`, the next
 * one less, numbered as they lie.
 */
export interface RulesetView {
  readonly ruleset: Json;
  readonly viewer: Seat | null;
  readonly turn: TurnState;
  readonly players: readonly PlayerState[];
  /** By number. Of `seen` as much as is known to the viewer. */
  readonly cards: readonly CardState[];
  readonly places: readonly (readonly number[])[];
  /** By slot: whose card it is; -1 for a common card, -2 for any card in a shared zone. */
  readonly slots: readonly number[];
  /** Cards in public zones whose attributes, through layers, differ from those printed on them. */
  readonly layered: readonly { readonly card: number; readonly attributes: readonly number[] }[];
  readonly flags: number;
  readonly changes: readonly Change[];
  readonly events: number;
  readonly ended: Ended | null;
  readonly halted: Halted | null;
  readonly book: Book;
  readonly stack: StackState<Item>;
}

export const HIDDEN_PLACE = -2;
export const HIDDEN_CARD = -1000;

export interface RulesetTypes {
  State: RulesetState;
  Input: RulesetInput;
  Diff: RulesetDiff;
  Event: RulesetEvent;
  View: RulesetView;
  Effect: Item;
  Local: WorkingBook;
}

/** The book that a run writes to, with what counts only within one input. */
export type WorkingBook = { -readonly [K in keyof Book]: Book[K] } & {
  /** Events and rounds of loops so far, and how many there may be. */
  steps: number;
  readonly mostSteps: number;
  readonly mostRounds: number;
  /** Characters in events so far, how many there may be, and how many one has. */
  text: number;
  readonly mostText: number;
  readonly textOf: (event: Happening) => number;
  /** Items above this place were made by the seat whose input this is; -1 if none are left. */
  made: number;
  /** The seat that gets priority has been told of it already. */
  kept: boolean;
  /** The kinds and rules of the last events, for the chain of a guard. */
  readonly trail: number[];
  /** The rules have looked at what a seat could do with cards that others do not know, so the next event reveals something. */
  looked: boolean;
  /** Something has changed since victory was last looked at, which may look at resources alone. */
  changed: boolean;
  readonly victoryOfResources: boolean;
  readonly plainLayers: boolean;
  /** What the run computes with. */
  readonly desk: Desk;
  /** The ids of cards that are made; null until one is. */
  ids: CardIds | null;
};
