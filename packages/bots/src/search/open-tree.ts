/**
 * UCT for games in which nothing is hidden and nothing is drawn: what may be done in a node is the same at every visit. Two seats
 * who cannot both win also get proofs: a node whose end is certain is not searched again.
 */
import type { AnyGame, AnyInput, AnyState, Chooser, Seat, SearchSettings } from '@turnwise/game';
import { inputKey } from '../input-key.ts';
import type { InputsToTry } from '../inputs-to-try.ts';
import { evaluateAll, rewardsOf } from '../reward.ts';
import type { Rewards } from '../reward.ts';
import { DRAWN, Lister } from './lister.ts';
import { LogTable } from './log-table.ts';
import { playOn } from './play-on.ts';
import type { Branch, Tree } from './tree.ts';

class Node implements Branch {
  visits = 0;
  /** The sum of what came of it for the seat that chose it. */
  value = 0;
  /** What it is certain to bring that seat. */
  proven: number | undefined = undefined;
  children: Node[] = [];
  /** Undefined until the node is visited again. */
  untried: AnyInput[] | undefined = undefined;
  /** Undefined where all that is legal is tried in turn, and nothing is due before that. */
  more: More | undefined = undefined;
  readonly input: AnyInput;
  readonly mover: number;

  constructor(input: AnyInput, mover: number) {
    this.input = input;
    this.mover = mover;
  }
}

/** What there is to do in a node besides its children and what is to be tried. */
interface More {
  /** The system does something before anybody is to act. */
  readonly isDue: boolean;
  /** Judged in advance, the most promising last. */
  readonly waiting: Node[];
  /** Where there is too much to list: the keys of what was drawn. */
  readonly drawn: Set<string> | undefined;
  /** Nothing legal is left out for good: only then can a draw or a loss be certain. */
  readonly isWhole: boolean;
}

/** The best that the seat to move can be sure of, if nothing better may be found. */
function certainOf({ untried, children, more }: Node): number | undefined {
  if (untried === undefined || untried.length > 0) return undefined;
  if (more !== undefined && (!more.isWhole || more.waiting.length > 0)) return undefined;
  let best = 0;
  for (const { proven } of children) {
    if (proven === undefined) return undefined;
    if (proven > best) best = proven;
  }
  return best;
}

export class OpenTree implements Tree {
  readonly #game: AnyGame;
  readonly #from: AnyState;
  readonly #at: AnyState;
  readonly #chooser: Chooser;
  readonly #rewards: Rewards;
  readonly #logs = new LogTable();
  readonly #lister: Lister;
  readonly #exploration: number;
  /** Visits that a node has before it has been visited. */
  readonly #prior: number;
  readonly #width: number;
  readonly #length: number;
  readonly #proves: boolean;
  readonly #root: Node;
  readonly #path: Node[] = [];

  constructor(game: AnyGame, world: AnyState, seat: Seat, seats: number, settings: SearchSettings, chooser: Chooser) {
    this.#game = game;
    this.#from = world;
    this.#at = game.kernel.clone(world);
    this.#chooser = chooser;
    this.#lister = new Lister(game, world, seats, chooser);
    this.#exploration = settings.exploration;
    this.#prior = game.bots.evaluate === undefined ? 0 : settings.prior;
    this.#width = settings.width;
    this.#length = game.bots.evaluate === undefined ? game.longest : settings.playout;
    this.#proves = seats === 2;
    this.#rewards = new Float64Array(seats);
    this.#root = new Node({ kind: '' }, seat);
  }

  get proven(): boolean {
    return this.#root.proven !== undefined;
  }

  get branches(): readonly Branch[] {
    return this.#root.children;
  }

  iterate(): void {
    const path = this.#path;
    this.#game.kernel.cloneInto(this.#at, this.#from);
    const leaf = this.#descend();
    if (leaf.proven === undefined) this.#judge(leaf);
    else this.#recall(leaf.mover, leaf.proven);
    const rewards = this.#rewards;
    // Taken off one by one: a list whose length is set loses its room.
    for (let node = path.pop(); node !== undefined; node = path.pop()) {
      node.visits++;
      node.value += rewards[node.mover] as number;
    }
  }

  /** Goes down to a node that is new or certain, or where nothing can be done. */
  #descend(): Node {
    const { kernel } = this.#game;
    const at = this.#at;
    const path = this.#path;
    const prior = this.#prior;
    let node = this.#root;
    path.push(node);
    for (;;) {
      const untried = node.untried ?? this.#open(node);
      if (node.more !== undefined) this.#widen(node, node.more);
      if (untried.length > 0 && this.#hasRoom(node)) {
        const child = this.#expand(node, untried);
        path.push(child);
        return child;
      }
      if (node.children.length === 0) return node;
      node = this.#select(node);
      path.push(node);
      if (node.proven !== undefined) return node;
      kernel.step(at, node.input);
      if (node.visits === prior) return node;
    }
  }

  /** Finds what can be done in a node, at its second visit. */
  #open(node: Node): AnyInput[] {
    if (this.#isDeadEnd(node)) return (node.untried = []);
    const first = this.#game.toAct(this.#at)[0];
    const seat = first ?? this.#mover();
    if (seat === undefined) return (node.untried = []);
    const listed = this.#lister.list(this.#at, seat);
    node.untried = listed.inputs.slice();
    if (first === undefined || this.#prior > 0 || listed.cut || listed.isPart === true)
      this.#openMore(node, seat, listed, first === undefined);
    return node.untried;
  }

  /** Where inputs are not just tried in turn. */
  #openMore(node: Node, seat: Seat, { cut, isPart }: InputsToTry, isDue: boolean): void {
    const drawn = cut ? new Set<string>() : undefined;
    if (drawn !== undefined) node.untried = this.#draw(seat, drawn);
    const waiting = this.#prior > 0 ? this.#judgeAhead(node) : [];
    node.more = { isDue, waiting, drawn, isWhole: !cut && isPart !== true };
  }

  #isDeadEnd(node: Node): boolean {
    const { result, bots } = this.#game;
    return result(this.#at) !== undefined || (node !== this.#root && bots.rests?.(this.#at) === true);
  }

  #draw(seat: Seat, drawn: Set<string>): AnyInput[] {
    const inputs: AnyInput[] = [];
    for (let i = 0; i < DRAWN; i++) this.#drawInto(inputs, seat, drawn);
    return inputs;
  }

  /** Nothing if it was drawn before. */
  #drawInto(inputs: AnyInput[], seat: Seat, drawn: Set<string>): void {
    const input = this.#lister.draw(this.#at, seat);
    if (input === undefined) return;
    const { size } = drawn;
    if (drawn.add(inputKey(input)).size > size) inputs.push(input);
  }

  /** Instead of being tried in turn, all inputs get some visits in advance. Those that promise most are looked at first; the others wait. */
  #judgeAhead(node: Node): Node[] {
    const untried = node.untried as AnyInput[];
    const waiting = untried.map((input) => this.#judged(input)).reverse();
    untried.length = 0;
    if (waiting.length > this.#width) waiting.sort((a, b) => a.value - b.value);
    while (waiting.length > 0 && this.#hasRoom(node)) node.children.push(waiting.pop() as Node);
    return waiting;
  }

  #judged(input: AnyInput): Node {
    const child = new Node(input, input.seat as number);
    child.visits = this.#prior;
    child.value = this.#prior * this.#lister.promise(input, this.#at, input.seat as Seat);
    return child;
  }

  /** Does what is due, and looks at more of what can be done, the more often the node was visited. */
  #widen(node: Node, { isDue, waiting, drawn }: More): void {
    if (isDue) this.#mover();
    const untried = node.untried as AnyInput[];
    if (untried.length > 0 || !this.#hasRoom(node)) return;
    const next = waiting.pop();
    if (next !== undefined) node.children.push(next);
    const seat = next === undefined && drawn !== undefined ? this.#mover() : undefined;
    if (seat === undefined || drawn === undefined) return;
    this.#drawInto(untried, seat, drawn);
    const input = this.#prior > 0 ? untried.pop() : undefined;
    if (input !== undefined) node.children.push(this.#judged(input));
  }

  #hasRoom({ children, visits }: Node): boolean {
    return children.length < this.#width || children.length < this.#width + Math.floor(Math.sqrt(visits));
  }

  /** Who decides now, once the system has done what is due. */
  #mover(): Seat | undefined {
    const game = this.#game;
    for (;;) {
      const seats = game.toAct(this.#at);
      if (seats.length > 0) return seats[0];
      const next = game.next(this.#at);
      if (next === undefined || game.kernel.step(this.#at, next) !== undefined) return undefined;
    }
  }

  #expand(node: Node, untried: AnyInput[]): Node {
    const place = this.#chooser.below(untried.length);
    const input = untried[place] as AnyInput;
    untried[place] = untried[untried.length - 1] as AnyInput;
    untried.pop();
    const child = new Node(input, input.seat as number);
    node.children.push(child);
    this.#game.kernel.step(this.#at, input);
    return child;
  }

  /** What is sure to be lost is left aside. What is sure to be drawn counts for that, so that nobody is thought to give up a sure draw. */
  #select(node: Node): Node {
    const { children } = node;
    const scale = this.#exploration * Math.sqrt(this.#logs.of(node.visits));
    let found = children[0] as Node;
    let best = -1;
    for (let i = 0; i < children.length; i++) {
      const child = children[i] as Node;
      const { proven, visits } = child;
      if (proven !== undefined && proven === 0) continue;
      const bound = (proven === undefined ? child.value / visits : proven) + scale / Math.sqrt(visits);
      if (bound > best) {
        best = bound;
        found = child;
      }
    }
    return found;
  }

  #judge(leaf: Node): void {
    const rewards = this.#rewards;
    const over = this.#game.result(this.#at);
    const result = over ?? playOn(this.#game, this.#at, this.#length, this.#chooser);
    if (result === undefined) evaluateAll(this.#game, this.#at, rewards);
    else rewardsOf(result, rewards);
    if (over !== undefined && this.#proves && rewards[0] === 1 - (rewards[1] as number)) this.#prove(leaf);
  }

  /** What a node is certain to bring, without another look at it. */
  #recall(mover: number, proven: number): void {
    this.#rewards[mover] = proven;
    this.#rewards[1 - mover] = 1 - proven;
  }

  /** What is certain of a node may make the node above it certain, and so on. */
  #prove(leaf: Node): void {
    leaf.proven = this.#rewards[leaf.mover] as number;
    const path = this.#path;
    for (let i = path.length - 2; i >= 0; i--) {
      const node = path[i] as Node;
      const child = path[i + 1] as Node;
      const value = child.proven === 1 ? 1 : certainOf(node);
      if (value === undefined) return;
      node.proven = node.mover === child.mover ? value : 1 - value;
    }
  }
}
