/** The types of Unseen: the level as it is played, the state, inputs, diffs and events. */
import type { Seat } from '@turnwise/game';
import type { Rules } from './rules-of-level.ts';

export const DIRECTIONS = ['north', 'south', 'east', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a thing can do and hinder, as bits of a set. */
export const COMPONENTS = [
  'BlocksMovement',
  'BlocksVision',
  'Pushable',
  'Pullable',
  'TimePersistent',
  'Exit',
  'Patrol',
  'Rift',
  'VisionCone',
] as const;
export type Component = (typeof COMPONENTS)[number];

export type Cell = readonly [x: number, y: number];
export type Point = readonly [x: number, y: number, t: number];

/** A thing of a level. It never changes: where it is when is told by its track. */
export interface Thing {
  readonly id: string;
  /** For people: `box`, `wall`; of a thing that was put together by hand, `thing`. */
  readonly kind: string;
  /** The set of its components. */
  readonly components: number;
  readonly at: Cell;
  /** The slices in which it is there, both included. */
  readonly from: number;
  readonly until: number;
  /** Cells that it walks, and whether it begins again after the last. */
  readonly path: readonly Cell[];
  readonly loops: boolean;
  readonly rift: { readonly to: Point; readonly bidirectional: boolean } | null;
  readonly vision: Vision | null;
}

export interface Vision {
  readonly lightSpeed: number;
  /** Which way it looks, and how wide in degrees: 90, 180, 270 or 360. Null is all round. */
  readonly facing: Direction | null;
  readonly fov: number | null;
}

/** What is played: never changed, so it is shared by all states of a game. Things are in the order of their ids. */
export interface Level {
  /** That of its file; empty for a level or a position that has none. */
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly start: Point;
  readonly rules: Rules;
  readonly preset: string;
  readonly things: readonly Thing[];
}

export const PHASES = ['playing', 'won', 'detected', 'paradox'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Where a thing is from some slice on, until the next stretch begins: `[slice, x, y]`; an x of -1 is nowhere. A thing that
 * was never moved has no track of its own, and stands where the level puts it.
 */
export type Stretch = readonly [slice: number, x: number, y: number];
export type Track = readonly Stretch[];

export interface UnseenState {
  readonly level: Level;
  /** By thing, in districts of 64; null for one that was never moved. */
  readonly tracks: readonly (readonly (Track | null)[])[];
  /** By cell, in districts of 64: every thing that is there in some slice, and perhaps some that were. */
  readonly cells: readonly (readonly (readonly number[])[])[];
  /** The player's path by turn. */
  readonly worldLine: readonly Point[];
  /** The actions since the start, as short words. */
  readonly history: readonly Action[];
  readonly anchors: readonly Anchor[];
  readonly phase: Phase;
}

/** What must stay true of the past, and the turn that left it. The player's own has no thing. */
export interface Anchor {
  readonly turn: number;
  readonly thing: number;
  readonly at: Point;
}

export type Action =
  | { readonly kind: 'move' | 'push' | 'pull'; readonly dir: Direction }
  | { readonly kind: 'wait' | 'useRift' };

/** Restarting is a control: it is no action, and leaves no history. */
export type UnseenInput = (Action | { readonly kind: 'restart' }) & { readonly seat: Seat };

/** A thing that was moved by hand, and what came of it in the slices after. */
export interface Moved {
  readonly thing: number;
  readonly from: Cell;
  readonly to: Cell;
  readonly track: Track;
}

export type Warning =
  | {
      readonly kind: 'collision';
      readonly id: string;
      readonly with: string;
      readonly at: Cell;
      readonly from: number;
      readonly until: number;
    }
  | { readonly kind: 'outOfBounds'; readonly id: string; readonly at: Cell };

export interface Violated {
  readonly kind: 'playerMissing' | 'thingMissing' | 'thingMismatch';
  readonly turn: number;
  /** The thing's number, -1 for the player. */
  readonly thing: number;
  readonly at: Point;
}

export type UnseenDiff =
  | {
      readonly kind: 'act';
      readonly action: Action;
      readonly outcome: 'moved' | 'waited' | 'rifted' | 'pushed' | 'pulled';
      readonly to: Point;
      readonly moved: readonly Moved[];
      readonly warnings: readonly Warning[];
    }
  | { readonly kind: 'win' }
  | { readonly kind: 'detect'; readonly thing: number; readonly at: Point; readonly saw: Point; readonly turn: number }
  | { readonly kind: 'break'; readonly violations: readonly Violated[] }
  | { readonly kind: 'restart' };

/** A stretch of slices in which a moved thing now stands. */
export interface Written {
  readonly id: string;
  readonly at: Cell;
  readonly from: number;
  readonly until: number;
}

/** `player`, or a thing's id. */
export interface MovedThing {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

interface Base {
  /** The rules allow no undo here. */
  readonly final?: boolean;
}

export type UnseenEvent = Base &
  (
    | {
        readonly kind: 'moved' | 'waited' | 'rifted' | 'pushed' | 'pulled';
        readonly turn: number;
        readonly from: Point;
        readonly to: Point;
        /** The player first. */
        readonly things: readonly MovedThing[];
      }
    /** What a push or pull has written into the slices after. */
    | { readonly kind: 'propagated'; readonly written: readonly Written[]; readonly slices: number }
    | { readonly kind: 'warned'; readonly warning: Warning }
    | { readonly kind: 'seen'; readonly by: string; readonly at: Point; readonly saw: Point; readonly turn: number }
    | {
        readonly kind: 'detected';
        readonly by: string;
        readonly at: Point;
        readonly seenAt: Point;
        readonly turn: number;
      }
    | { readonly kind: 'paradox'; readonly violations: readonly ViolatedThing[]; readonly source: number }
    | { readonly kind: 'won'; readonly at: Point }
    | { readonly kind: 'restarted' }
  );

export interface ViolatedThing {
  readonly kind: Violated['kind'];
  readonly turn: number;
  readonly id: string;
  readonly at: Point;
}

/** There is nothing to hide: who plays sees the whole of space and time. */
export type UnseenView = UnseenState;

export interface Unseen {
  State: UnseenState;
  Input: UnseenInput;
  Diff: UnseenDiff;
  Event: UnseenEvent;
  View: UnseenView;
}
