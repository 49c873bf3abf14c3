/**
 * What the plain interpreter works with: objects with names, as docs/how-a-ruleset-runs.md section 1 lists them. They are
 * changed in place; nothing here is saved.
 */
import type { AbilityNode, ActionNode, CardNode, ReactionNode } from '../nodes.ts';
import type { Until } from '../types.ts';
import type { Doing } from './questions.ts';

export interface Card {
  readonly kind: 'card';
  readonly id: string;
  readonly definition: CardNode;
  owner: Player;
  readonly token: boolean;
  /** It began in a shared zone: it is whose zone it lies in, and the first seat's in a shared one. */
  common: boolean;
  controller: Player;
  /** Null for a token that has ceased to exist. */
  place: Place | null;
  readonly flags: Set<string>;
  readonly counters: Map<string, number>;
  /** Who knows which card this is. */
  readonly knownBy: Set<Viewer>;
}

export interface Player {
  readonly kind: 'player';
  readonly name: string;
  /** The seat's number, from 0 in turn order. */
  readonly seat: number;
  readonly resources: Map<string, number>;
  readonly flags: Set<string>;
  out: boolean;
  /** Until when it passes by itself: `end_of_turn`, `my_turn` or the id of a step; empty for not at all. */
  until: string;
}

export type Viewer = Player | 'spectator';

/** A zone of one player, or a shared one. The first card is the top. */
export interface Place {
  readonly zone: string;
  readonly player: Player | null;
  readonly cards: Card[];
}

/** A lasting change of a card; the list of them is in the order of age. */
export interface Change {
  readonly card: Card;
  readonly layer: 'set' | 'add' | 'multiply' | 'grant' | 'forbid' | 'ability' | 'control';
  /** The attribute, the word or the ability's id; empty for control. */
  readonly what: string;
  readonly amount: number;
  /** For control: who had it before, and who got it. */
  before: Player | null;
  readonly now: Player | null;
  readonly until: Until;
}

/** Something that happens or is to happen (section 3). */
export interface Happening {
  readonly kind: string;
  /** 0 until it is recorded. */
  id: number;
  readonly cause: number;
  readonly by: string;
  readonly payload: Record<string, Value>;
  prevented: boolean;
  /** The events of one fan-out have the same. */
  readonly fan: object;
  /** The attempt that it is a part of, as a whole; null for what is none. */
  whole: Happening | null;
  /** The parts of an attempt, in the whole. */
  readonly parts: Happening[];
}

/** A part is prevented with the whole, and the whole with all of its parts. */
export function isPrevented({ prevented, whole, parts }: Happening): boolean {
  return prevented || whole?.prevented === true || (parts.length > 0 && parts.every((part) => part.prevented));
}

/** A thing that lies on the stack (section 4). */
export interface Item {
  readonly kind: 'item';
  /** That of its `action_taken`; 0 for what is no action. */
  readonly number: number;
  /** The rule, as `by` has it. */
  readonly rule: string;
  readonly action: ActionNode | null;
  readonly seat: Player;
  /** The event that the item is, which an action alone has. */
  readonly own: Happening | null;
  /** `cause` of what it does, where it has no event of its own. */
  cause: number;
  /** It waits until the others have had their say. */
  readonly waits: boolean;
  /** A violation in it halts the match. */
  readonly unsafe: boolean;
  /** Its effects, with all that is asked on the way. */
  readonly work: (item: Item) => Doing<void> | void;
  /** The targets that were chosen for it, those of abilities that it runs among them. */
  readonly aims: ReadonlyMap<string, Chosen>[];
  /** The target of an action whose ability it runs, which may be used up by that. */
  readonly uses: string | null;
  /** Those that came with the input for such an ability. */
  readonly given: ReadonlyMap<string, Chosen> | null;
  /** Those of them that the costs of the ability are done to. */
  readonly paid: ReadonlySet<string>;
  /** The costs of this action. */
  readonly pays: Item | null;
  /** What is to happen in an item, and is answered before that. */
  readonly answers: { readonly event: Happening; readonly of: Item | null } | null;
  /** How many seats have had their say in its window. */
  asked: number;
  prevented: boolean;
  /** A card that was made in it and has not come anywhere yet. */
  coming: Card | null;
  /** What has happened in it. */
  readonly settled: Happening[];
  /** It does not wait for the others any more. */
  begun: boolean;
  /** Its effects have come to an end. */
  over: boolean;
  /** It waits for what comes before an event of the turn, or before seats are out, which happens whatever is dropped. */
  holds: boolean;
}

export type Thing = Card | Player | Item;

/** The match itself, for the root `state`. */
export const MATCH = { kind: 'match' } as const;

/** Null is nothing. Names of zones, phases, kinds and the like are strings. */
export type Value = number | boolean | string | Thing | Happening | typeof MATCH | readonly Value[] | null;

/** An ability of a card, with the name that its events have in `by`. */
export interface Ability {
  readonly node: AbilityNode;
  readonly rule: string;
}

/** Something that may answer an event: a reaction of the game, or an ability of a card. */
export interface Answering {
  readonly rule: string;
  readonly node: ReactionNode | AbilityNode;
  readonly card: Card | null;
}

export function isThing(value: Value): value is Thing {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'card' || value.kind === 'player' || value.kind === 'item')
  );
}

export function isCard(value: Value): value is Card {
  return isThing(value) && value.kind === 'card';
}

export function isPlayer(value: Value): value is Player {
  return isThing(value) && value.kind === 'player';
}

/** What was taken for a target: one thing where it can only be one, else a list. */
export interface Chosen {
  /** Those that have gone are taken out of it. */
  readonly things: Thing[];
  readonly single: boolean;
  /** Something was taken, whatever has become of it. */
  readonly any: boolean;
}
