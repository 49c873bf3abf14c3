/** A gesture from its beginning: every touch makes a new one and leaves the old one as it was. */
import type { ThingId } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { asksOf, buttonsOf, litOf, menuOf } from './choices.ts';
import type { Pressed } from './choices.ts';
import type { Gesture, GestureButton, GestureLook } from './gesture.ts';
import { linesOf } from './line.ts';
import type { Line } from './line.ts';
import { beginnings, narrowed } from './narrow.ts';
import { byTouch, forward, giveBack, inputOf, isTaken, isWhole, readingOf, take } from './reading.ts';
import type { Reading } from './reading.ts';

export function createGesture(look: GestureLook): Gesture {
  const lines = linesOf(look);
  const isAside = ({ offer }: Line): boolean => offer.aside === true;
  const readings = beginnings(lines.filter((line) => !isAside(line)));
  return new Stroke(readings, lines.filter(isAside).map(readingOf));
}

class Stroke implements Gesture {
  readonly lit: Gesture['lit'];
  readonly taken: readonly ThingId[];
  readonly menu: readonly GestureButton[];
  readonly buttons: readonly GestureButton[];
  readonly asks: Gesture['asks'];
  readonly input: Json | null;
  readonly isBegun: boolean;
  readonly #readings: readonly Reading[];
  readonly #asides: readonly Reading[];
  readonly #before: Stroke | null;
  readonly #does: ReadonlyMap<string, Pressed>;

  constructor(readings: readonly Reading[], asides: readonly Reading[], before: Stroke | null = null) {
    this.#readings = readings;
    this.#asides = asides;
    this.#before = before;
    this.isBegun = before !== null;
    const [only, another] = readings;
    const isDone = this.isBegun && only !== undefined && another === undefined && isWhole(only);
    this.input = isDone ? inputOf(only) : null;
    this.taken = [...new Set(readings.flatMap(({ touched }) => touched))];
    const menu = this.isBegun ? menuOf(readings) : [];
    const buttons = buttonsOf(readings, this.isBegun ? null : asides);
    this.lit = litOf(readings, this.taken);
    this.menu = menu.map(({ button }) => button);
    this.buttons = buttons.map(({ button }) => button);
    this.asks = asksOf(readings);
    this.#does = new Map([...menu, ...buttons].map(({ button, does }) => [button.id, does]));
  }

  touch(thing: ThingId): Gesture {
    const next = this.#readings.flatMap((reading) => byTouch(reading, thing));
    if (next.length > 0) return this.#next(next);
    if (!this.taken.includes(thing)) return this;
    // Give back what the open slot has of it; what lies further back takes with it all that came after.
    const holding = this.#readings.filter((reading) => isTaken(reading, thing));
    if (holding.length > 0 && this.#before?.taken.includes(thing) === true)
      return this.#next(holding.map((reading) => giveBack(reading, thing)));
    return this.#without(thing);
  }

  press(button: string): Gesture {
    const does = this.#does.get(button);
    if (does === undefined) return this;
    if (does.kind === 'cancel') return this.back(true);
    const { kind, reading } = does;
    if (kind === 'keep') return this.#next([reading]);
    if (kind === 'forward') return this.#next([forward(reading)]);
    if (kind === 'giveBack') return this.#next([giveBack(reading, does.candidate)]);
    return this.#next([does.candidates.reduce((sum, candidate) => take(sum, candidate, null), reading)]);
  }

  back(whole = false): Gesture {
    if (this.#before === null) return this;
    return whole ? this.#before.back(true) : this.#before;
  }

  #next(readings: readonly Reading[]): Stroke {
    return new Stroke(narrowed(readings), this.#asides, this);
  }

  /** As it was before the thing was touched. */
  #without(thing: ThingId): Stroke {
    return this.taken.includes(thing) && this.#before !== null ? this.#before.#without(thing) : this;
  }
}
