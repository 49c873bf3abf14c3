/** The checks of the rules after an action, as the search makes them: of what is in hand in the recall and the placements. */
import { has } from '../has.ts';
import type { Moved } from '../types.ts';
import { thingOf } from '../where.ts';
import type { Ground } from './ground.ts';
import type { Placements } from './placement.ts';
import type { Recall } from './recall.ts';
import type { Watch } from './watch.ts';

export class Checks {
  /** Some exit can be moved, so the placements have to be in hand for every check. */
  readonly movesExits: boolean;
  readonly #ground: Ground;
  readonly #watch: Watch;
  readonly #recall: Recall;
  readonly #placements: Placements;
  /** The exits that can be moved, by number of the thing. */
  readonly #exits: readonly number[];

  constructor(ground: Ground, watch: Watch, recall: Recall, placements: Placements) {
    this.#ground = ground;
    this.#watch = watch;
    this.#recall = recall;
    this.#placements = placements;
    this.#exits = ground.movables.filter((number) => has(thingOf(ground.world, number), 'Exit'));
    this.movesExits = this.#exits.length > 0;
  }

  /** How the game ends at a point, by the first check that finds something. */
  endAt(point: number, t: number, reached: number, moved: readonly Moved[]): 'won' | 'lost' | undefined {
    for (const check of this.#ground.level.rules.priority)
      if (check === 'won') {
        if (this.#isOnExit(point, t)) return 'won';
      } else if (check === 'detected') {
        if (this.#isDetected(t, reached)) return 'lost';
      } else if (this.#recall.minds && moved.length > 0) {
        if (this.#recall.anchors.some((anchor) => this.#isBroken(anchor, t))) return 'lost';
      }
    return undefined;
  }

  #isOnExit(point: number, t: number): boolean {
    const { exits, plane } = this.#ground;
    return exits[point] === 1 || this.#exits.some((number) => this.#placements.cellInHand(number, t) === point % plane);
  }

  #isDetected(t: number, reached: number): boolean {
    const watch = this.#watch;
    const { fatal, suspects } = this.#recall;
    const counts = (te: number): boolean => (watch.explored ? te <= reached : te === t);
    if (fatal.some(counts)) return true;
    if (suspects.length === 0) return false;
    const world = this.#placements.worldInHand();
    return suspects.some((seen) => watch.times(seen).some((te) => counts(te) && watch.sees(world, seen, te)));
  }

  /** Whether an anchor that is looked at from a slice on does not hold. */
  #isBroken(anchor: number, from: number): boolean {
    const { plane, points } = this.#ground;
    const where = anchor % points;
    const when = Math.floor(where / plane);
    return when >= from && this.#placements.cellInHand(Math.floor(anchor / points), when) !== where % plane;
  }
}
