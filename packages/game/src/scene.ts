/**
 * A table as data: places, and things in them that can be touched and moved. A game makes a scene from a view alone, so it tells nothing
 * that the view does not. Hosts draw it: a page by its own table for the game, or by one that draws any scene.
 */
import type { Json } from '@turnwise/kernel';
import type { PaintName } from './canvas.ts';
import type { Choice } from './choice.ts';
import type { Message } from './message.ts';
import type { Seat } from './seat.ts';

/** Names a thing for as long as it is the same thing for this viewer: `card:17`, `cell:4`. What is hidden is named by its place: `hand:1:3`. */
export type ThingId = string;
/** Names a place: `hand:0`, `board`. */
export type PlaceId = string;

export interface Scene {
  /** What is going on, in a few words: whose turn, which phase. */
  readonly status: Message;
  readonly places: readonly ScenePlace[];
  /** In the order in which they lie in their places. */
  readonly things: readonly SceneThing[];
}

export interface ScenePlace {
  readonly id: PlaceId;
  /** The place that it is a part of. */
  readonly in?: PlaceId;
  /** Whose it is. */
  readonly seat?: Seat;
  readonly label: Message;
  readonly layout: Layout;
  /** How many things are in it, where the scene does not list them all. */
  readonly count?: number;
  /** Whether something goes on here now: the seat to act, the pile that is resolved. */
  readonly active?: boolean;
  readonly stats?: readonly Stat[];
}

export const LAYOUTS = ['area', 'row', 'fan', 'pile', 'grid', 'track'] as const;

/** How things lie in a place. In a grid, `at` of a thing is its column and row from 0, at the top left; on a track it is its step. */
export type Layout =
  | { readonly kind: 'area' | 'row' | 'fan' }
  | { readonly kind: 'pile'; readonly splay?: 'left' | 'right' | 'up' }
  | { readonly kind: 'grid'; readonly columns: number; readonly rows: number }
  | { readonly kind: 'track'; readonly length: number };

/** A number with its name: score 5, health 20. */
export interface Stat {
  readonly label: Message;
  readonly value: number | string;
  /** A short sign in place of the name, where there is little room. */
  readonly sign?: string;
}

export const THING_KINDS = ['card', 'piece', 'cell', 'die', 'token', 'seat', 'item'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Colours by name; hosts choose the shades. */
export const TINTS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'white', 'grey', 'black'] as const;
export type Tint = (typeof TINTS)[number];

export interface SceneThing {
  readonly id: ThingId;
  readonly kind: ThingKind;
  readonly place: PlaceId;
  /** Where in the place it lies, if the order does not say it; a third number is a time. */
  readonly at?: readonly number[];
  /** What it is called. Left out where nobody would say more than its kind. */
  readonly name?: Message;
  /** Its face is turned away from this viewer. */
  readonly hidden?: boolean;
  readonly seat?: Seat;
  readonly tint?: Tint;
  /** What is printed on it, in order: `X`, `♥`, icons by name; an empty one is a spot with nothing. */
  readonly signs?: readonly string[];
  readonly stats?: readonly Stat[];
  /** What is so of it now: tapped, attacking, wounded. */
  readonly marks?: readonly Message[];
  /** What it stands for: the past, a danger, the goal. */
  readonly tone?: PaintName;
}

/** A value in an offer or a question, and where it stands there. */
export interface Named {
  /** The kind of the input; `answer` for a question. */
  readonly kind: string;
  readonly seat: Seat;
  /**
   * The field that has the value; a path with dots if it is inside a record. For an answer it is `value`; for an offer without any field
   * it is `kind`, and asks what the input as a whole is about.
   */
  readonly field: string;
  readonly value: Json;
  /** The settled fields of the offer. */
  readonly fixed: Readonly<Record<string, Json>>;
  /** The question, if it is one of its candidates. */
  readonly choice?: Choice;
}

/** How an event is shown: what moves from where to where, and what it comes from. */
export interface Cue {
  readonly things: readonly ThingId[];
  readonly from?: PlaceId;
  readonly to?: PlaceId;
  readonly source?: ThingId;
  readonly tone?: PaintName;
}
