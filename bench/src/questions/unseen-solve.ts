/**
 * How many states does the solver expand in a second of one core's time, on made-up levels of 12×10×30 with boxes in plenty
 * that it does not come to the end of? What is worked out before the search is part of the time.
 */
import { createChooser, shuffled } from '@turnwise/game';
import { level, solve } from '@turnwise/unseen';
import type { LevelBuilder } from '@turnwise/unseen';
import type { Question } from '../figure.ts';
import type { Rounds } from '../interleave.ts';
import { perSecond } from '../per-second.ts';
import { againstYardstick } from '../yardstick.ts';

const NODES = 30_000;
const ROUNDS: Rounds = { rounds: 7, warmUp: 1500, batch: 500 };

/** The preset, the number of rifts, and the seed of a level that is hard. */
const HARD: Readonly<Record<string, readonly ['strict' | 'classic', number, number]>> = {
  strict: ['strict', 0, 23],
  'strict-rifts': ['strict', 2, 33],
  'classic-rift': ['classic', 1, 1],
};

export const measure: Question = async (name) => {
  const hard = HARD[name];
  if (hard === undefined) throw new Error(`there is no level ${name}`);
  const made = built(...hard).build();
  return perSecond(
    await againstYardstick((times) => {
      let nodes = 0;
      for (let i = 0; i < times; i++) nodes += solve(made, { maxNodes: NODES }).nodes;
      if (nodes < times * NODES) throw new Error(`${name} is solved too soon`);
      return nodes;
    }, ROUNDS),
  );
};

const [WIDTH, HEIGHT, DEPTH] = [12, 10, 30] as const;

/** Sixteen walls, fourteen boxes of which every other can be pulled, two enemies; from one corner to the other. */
function built(preset: 'strict' | 'classic', rifts: number, seed: number): LevelBuilder {
  const chooser = createChooser(seed, 'hard');
  const inner = Array.from({ length: WIDTH * HEIGHT - 2 }, (_, at) => [(at + 1) % WIDTH, Math.floor((at + 1) / WIDTH)]);
  const cells = shuffled(chooser, inner as [number, number][]);
  const next = (): readonly [number, number] => cells.pop() ?? [0, 0];
  let made = level(WIDTH, HEIGHT, DEPTH)
    .start(0, 0)
    .exit(WIDTH - 1, HEIGHT - 1)
    .preset(preset)
    .rules({ detection: { radius: 2 } });
  for (let i = 0; i < 16; i++) made = made.wall(...next());
  for (let i = 0; i < 14; i++) made = i % 2 === 0 ? made.box(...next()) : made.pullableBox(...next());
  for (let i = 0; i < rifts; i++) made = made.rift(...next(), [...next(), chooser.below(10)]);
  for (let i = 0; i < 2; i++) {
    const [x, y] = next();
    made = made.enemy([
      [x, y],
      [x, Math.min(HEIGHT - 1, y + 1)],
    ]);
  }
  return made;
}
