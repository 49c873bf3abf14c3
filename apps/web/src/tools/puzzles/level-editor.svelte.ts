/** A level that is being drawn: the sketch with its past, what the solver says of it, and the thing that is chosen. */
import type { Json } from '@turnwise/kernel';
import { type Brush, cellOf, paint, resize, type Sketch, type SketchThing, thingsIn, withThing } from './sketch.ts';
import { levelOfSketch } from './sketch-file.ts';
import type { SolveAnswer, SolveTold } from './solve-level.ts';
import { Solver } from './solver.ts';

/** What the next press on the board does, besides painting. */
export type Picking = 'target' | 'path' | null;

const MOST_STEPS = 100;
/** Milliseconds without a change after which the solver begins. */
const QUIET = 250;

export class LevelEditor {
  sketch: Sketch = $state.raw() as Sketch;
  brush: Brush | 'select' = $state('wall');
  picking: Picking = $state(null);
  answer: SolveAnswer | null = $state.raw(null);
  told: SolveTold | null = $state.raw(null);
  /** Why there is no answer and will be none. */
  failed: string | null = $state(null);
  readonly #solver = new Solver();
  #past: Sketch[] = $state.raw([]);
  #future: Sketch[] = $state.raw([]);
  #place: readonly [number, number] | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A stroke of the brush is one step of the past. */
  #stroke: Sketch | null = null;

  constructor(sketch: Sketch) {
    this.sketch = sketch;
    this.#solve();
  }

  /** The rift, guard or other thing in the chosen cell. */
  get chosen(): SketchThing | undefined {
    if (this.#place === null) return undefined;
    const here = thingsIn(this.sketch, ...this.#place);
    return here.find(({ kind }) => kind === 'rift' || kind === 'enemy') ?? here[0];
  }

  get place(): readonly [number, number] | null {
    return this.#place;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get document(): Readonly<Record<string, Json>> {
    return levelOfSketch(this.sketch);
  }

  change(next: Sketch): void {
    if (next === this.sketch) return;
    if (this.#stroke === null) this.#remember(this.sketch);
    this.sketch = next;
    this.#solve();
  }

  begin(x: number, y: number): void {
    if (this.picking !== null) return this.#pick(x, y);
    this.#stroke = null;
    this.#place = [x, y];
    if (this.brush === 'select') return;
    this.#remember(this.sketch);
    this.#stroke = this.sketch;
    this.touch(x, y);
  }

  /** The pointer goes over a cell while it is down. */
  touch(x: number, y: number): void {
    if (this.#stroke === null || this.brush === 'select') return;
    const [thing] = thingsIn(this.sketch, x, y);
    // What is there already stays as it is, with its fields.
    if (thing !== undefined && thing.kind === this.brush) return;
    this.change(paint(this.sketch, x, y, this.brush));
  }

  end(): void {
    if (this.#stroke === this.sketch) this.#past = this.#past.slice(0, -1);
    this.#stroke = null;
    if (this.brush === 'rift' || this.brush === 'enemy' || this.brush === 'start') this.brush = 'select';
  }

  /** Changes fields of the chosen thing. */
  set(fields: Readonly<Record<string, Json | undefined>>): void {
    const thing = this.chosen;
    if (thing === undefined) return;
    this.change(withThing(this.sketch, thing, fields));
  }

  removeChosen(): void {
    const thing = this.chosen;
    if (thing !== undefined) this.change({ ...this.sketch, things: this.sketch.things.filter((one) => one !== thing) });
  }

  size(size: Sketch['size']): void {
    this.change(resize(this.sketch, size));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.sketch];
    this.sketch = before;
    this.#solve();
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.sketch];
    this.sketch = next;
    this.#solve();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#solver.stop();
  }

  #remember(sketch: Sketch): void {
    this.#past = [...this.#past, sketch].slice(-MOST_STEPS);
    this.#future = [];
  }

  #pick(x: number, y: number): void {
    const thing = this.chosen;
    if (thing === undefined) this.picking = null;
    else if (this.picking === 'target') {
      this.set({ to: [x, y, thing.to?.[2] ?? 0] });
      this.picking = null;
    } else {
      const path = thing.path ?? [cellOf(thing) ?? [x, y]];
      const [lastX, lastY] = path.at(-1) ?? [x, y];
      // A guard goes one cell at a time, or waits.
      if (Math.abs(lastX - x) + Math.abs(lastY - y) <= 1) this.set({ path: [...path, [x, y]], at: undefined });
    }
  }

  /** A change ends the search before. */
  #solve(): void {
    clearTimeout(this.#timer);
    this.#solver.stop();
    this.answer = null;
    this.told = null;
    this.failed = null;
    const { sketch } = this;
    this.#timer = setTimeout(() => {
      const isLast = (): boolean => sketch === this.sketch;
      void this.#solver
        .solve(levelOfSketch(sketch), [], (told) => isLast() && (this.told = told))
        .then(
          (answer) => isLast() && (this.answer = answer),
          (error: unknown) => isLast() && (this.failed = error instanceof Error ? error.message : String(error)),
        );
    }, QUIET);
  }
}
