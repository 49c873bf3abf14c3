/**
 * Tree search where something is hidden or drawn, or where several decide at once. Each iteration plays in one of some guessed
 * worlds; nodes are told apart by the inputs that lead to them, and what is possible only in some worlds counts only where it was
 * possible. Seats that decide at once choose without knowing of each other.
 */
import type { AnyGame, AnyState, Chooser, SearchSettings, Seat } from '@turnwise/game';
import { evaluateAll, rewardsOf } from '../reward.ts';
import type { Rewards } from '../reward.ts';
import { LogTable } from './log-table.ts';
import { Node, Table } from './node.ts';
import type { Arm } from './node.ts';
import { Options } from './options.ts';
import { playOn } from './play-on.ts';
import { settle } from './settle.ts';
import type { Branch, Tree } from './tree.ts';

export class HiddenTree implements Tree {
  readonly proven = false;
  readonly #game: AnyGame;
  readonly #worlds: readonly AnyState[];
  readonly #at: AnyState;
  readonly #options: Options;
  readonly #seat: Seat;
  readonly #chooser: Chooser;
  readonly #rewards: Rewards;
  readonly #logs = new LogTable();
  readonly #settings: SearchSettings;
  readonly #length: number;
  readonly #root = new Node();
  readonly #path: Arm[] = [];
  #done = 0;

  constructor(
    game: AnyGame,
    worlds: readonly [AnyState, ...AnyState[]],
    seat: Seat,
    seats: number,
    settings: SearchSettings,
    chooser: Chooser,
  ) {
    this.#game = game;
    this.#worlds = worlds;
    this.#at = game.kernel.clone(worlds[0]);
    this.#options = new Options(game, worlds[0], seats, settings, chooser);
    this.#seat = seat;
    this.#chooser = chooser;
    this.#settings = settings;
    this.#length = game.bots.evaluate === undefined ? game.longest : settings.playout;
    this.#rewards = new Float64Array(seats);
  }

  get branches(): readonly Branch[] {
    return [...(this.#root.tables[this.#seat]?.arms.values() ?? [])];
  }

  iterate(): void {
    const world = this.#done++ % this.#worlds.length;
    this.#game.kernel.cloneInto(this.#at, this.#worlds[world] as AnyState);
    this.#path.length = 0;
    this.#descend(world);
    for (const arm of this.#path) {
      arm.visits++;
      arm.value += this.#rewards[arm.mover] as number;
    }
  }

  /** Goes down to a node that is new, or where nothing can be done, and leaves what it is worth. */
  #descend(world: number): void {
    let node = this.#root;
    for (;;) {
      const seats = this.#movers();
      const isFirst = node.visits++ === 0;
      if (seats.length === 0) return this.#judge();
      if (node !== this.#root && (isFirst || this.#game.bots.rests?.(this.#at) === true)) return this.#judge();
      const next =
        seats.length === 1 ? this.#move(node, seats[0] as Seat, world) : this.#moveAtOnce(node, seats, world);
      if (next === undefined) return this.#judge();
      node = next;
    }
  }

  /** Who decides now, once the system has done what is due; nobody when the game is over. */
  #movers(): readonly Seat[] {
    const game = this.#game;
    for (;;) {
      const seats = game.toAct(this.#at);
      if (seats.length > 0) return seats;
      const next = game.result(this.#at) === undefined ? game.next(this.#at) : undefined;
      if (next === undefined || game.kernel.step(this.#at, next) !== undefined) return seats;
    }
  }

  #move(node: Node, seat: Seat, world: number): Node | undefined {
    const arm = this.#choose(node, seat, world);
    if (arm === undefined) return undefined;
    this.#path.push(arm);
    return this.#game.kernel.step(this.#at, arm.input) === undefined ? arm.next : undefined;
  }

  #moveAtOnce(node: Node, seats: readonly Seat[], world: number): Node | undefined {
    const arms = seats.map((seat) => this.#choose(node, seat, world));
    let key = '';
    for (const arm of arms) {
      // What one seat did may have taken the decision from another.
      if (arm === undefined || !this.#game.toAct(this.#at).includes(arm.mover as Seat)) continue;
      if (this.#game.kernel.step(this.#at, arm.input) !== undefined) return undefined;
      this.#path.push(arm);
      key += `${arm.mover}:${arm.id} `;
    }
    if (key === '') return undefined;
    node.joint ??= new Map();
    let next = node.joint.get(key);
    if (next === undefined) node.joint.set(key, (next = new Node()));
    return next;
  }

  #choose(node: Node, seat: Seat, world: number): Arm | undefined {
    const table = (node.tables[seat] ??= new Table());
    const options = (table.options[world] ??= this.#options.list(table, this.#at, seat));
    const { width, exploration } = this.#settings;
    const room = width + Math.floor(Math.sqrt(table.visits++));
    if (table.isDrawn && room > options.length) this.#options.add(table, options, this.#at, seat);
    const most = Math.min(options.length, room);
    let found: Arm | undefined;
    let best = -1;
    let fresh = 0;
    for (let i = 0; i < most; i++) {
      const arm = options[i] as Arm;
      arm.available++;
      if (arm.visits === 0) {
        // One of those that were never tried, each as likely.
        if (this.#chooser.below(++fresh) === 0) found = arm;
      } else if (fresh === 0) {
        const bound = arm.value / arm.visits + exploration * Math.sqrt(this.#logs.of(arm.available) / arm.visits);
        if (bound > best) {
          best = bound;
          found = arm;
        }
      }
    }
    return found;
  }

  #judge(): void {
    const game = this.#game;
    const result =
      playOn(game, this.#at, this.#length, this.#chooser) ??
      (game.bots.evaluate === undefined ? undefined : settle(game, this.#at, this.#seat));
    if (result === undefined) evaluateAll(game, this.#at, this.#rewards);
    else rewardsOf(result, this.#rewards);
  }
}
