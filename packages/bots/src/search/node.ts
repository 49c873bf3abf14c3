/** The tree of a search in which inputs are told apart by the way that leads to them: nodes, what each seat can do in them, and how often that was tried. */
import type { AnyInput } from '@turnwise/game';
import type { Branch } from './tree.ts';

export class Node {
  visits = 0;
  /** By seat: what it can do here. More than one where several decide at once, or where worlds differ in whose turn it is. */
  readonly tables: (Table | undefined)[] = [];
  /** What follows where several decide at once, by the numbers of their arms. */
  joint: Map<string, Node> | undefined = undefined;
}

/** What one seat can do in a node. */
export class Table {
  visits = 0;
  /** By the key of their input, in the order in which they were found. */
  readonly arms = new Map<string, Arm>();
  /** By world: what is possible there; undefined where the node has not been visited in it. */
  readonly options: (Arm[] | undefined)[] = [];
  /** There was too much to list, so that what is here was drawn, and more can be. */
  isDrawn = false;
}

/** One input of one seat in a node. */
export class Arm implements Branch {
  visits = 0;
  value = 0;
  /** Visits of the node in worlds where this was possible. */
  available = 0;
  readonly proven = undefined;
  readonly next = new Node();
  /** Its place among those of its table. */
  readonly id: number;
  readonly input: AnyInput;
  readonly mover: number;

  constructor(id: number, input: AnyInput, mover: number) {
    this.id = id;
    this.input = input;
    this.mover = mover;
  }

  get children(): Iterable<Branch> {
    return this.next.tables.flatMap((table) => (table === undefined ? [] : [...table.arms.values()]));
  }
}
