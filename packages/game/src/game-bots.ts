/**
 * What machine players need of a game to play it well: a group of the definition, all of it optional. Without it they still
 * play, by random games to the end.
 */
import type { Chooser } from './chooser.ts';
import type { OwnBot } from './own-bot.ts';
import type { PlayTypes } from './play-types.ts';
import type { Seat } from './seat.ts';

export interface GameBots<T extends PlayTypes> extends Partial<Judgement<T>> {
  /**
   * How good a position is for the seat, from 0, lost, to 1, won: whole numbers inside, divided once at the end (`shareOf`). It is asked of
   * states that may be guesses, and never of one that is over.
   */
  readonly evaluate?: (state: T['State'], seat: Seat) => number;
  /** With two seats, what `evaluate` gives one of them it takes from the other: they add up to 1, so that one of them is enough. */
  readonly opposed?: boolean;
  /** How the greedy player judges, also from 0 to 1, where what serves a search would mislead it. The default is as the members above say. */
  readonly greedy?: Judgement<T>;
  /**
   * What a sensible player does here, found in no time: searches play on by it from a new position. Nothing: an input is drawn. The
   * same state and the same numbers of the chooser give the same input.
   */
  readonly policy?: (state: T['State'], seat: Seat, chooser: Chooser) => T['Input'] | undefined;
  /** Where searches look no further, such as between two deals: they evaluate the position as it is. */
  readonly rests?: (state: T['State']) => boolean;
  /** The bot that hosts seat unless they are told otherwise, by its name: `search:medium`. */
  readonly recommended?: string;
  /** Players of the game's own, by names in small letters; hosts offer them beside `random`, `greedy` and `search`. */
  readonly own?: Readonly<Record<string, OwnBot<T>>>;
  /** Of the legal inputs those that are worth a look, at least one, where many more are legal. The default is all. */
  readonly considers?: (state: T['State'], seat: Seat) => readonly T['Input'][];
  /** How search plays this game, where the usual settings are not the best. */
  readonly search?: Partial<SearchSettings>;
  /** Iterations of the three strengths. */
  readonly strengths?: Readonly<Record<Strength, number>>;
}

/** How the greedy player judges. */
export interface Judgement<T extends PlayTypes> {
  /** How good the position is for the seat; higher is better. */
  readonly evaluate: (state: T['State'], seat: Seat) => number;
  /** The input assumed to come next before a position is evaluated, such as others passing. If undefined, the position is evaluated as it is. */
  readonly follows?: (state: T['State'], seat: Seat) => T['Input'] | undefined;
  /** Whether an input only waits: it is worth as much as the position in which it is made. */
  readonly waits?: (state: T['State'], input: T['Input']) => boolean;
}

export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What a search hangs on besides the look and the seed. All of it is in a bot's name, so that its moves can be recomputed. */
export interface SearchSettings {
  readonly iterations: number;
  /** How much is tried against how good it has been so far; values are from 0 to 1. */
  readonly exploration: number;
  /** Guesses of what is hidden or to be drawn that are kept; iterations go round them. */
  readonly worlds: number;
  /** Random inputs from a new position to the one that is evaluated. A game without an evaluation is played to the end. */
  readonly playout: number;
  /** What the evaluation of an input counts before it has been tried, in visits. */
  readonly prior: number;
  /** Inputs that are looked at in a position at first; with every visit there may be more, the most promising first if there is a prior. */
  readonly width: number;
  /** Positions that an exact search may look at beside the tree, spread over the iterations; 0 for none. */
  readonly exact: number;
  /** Of a hundred inputs, how many are made at random: for opponents that can be beaten. */
  readonly slips: number;
}
