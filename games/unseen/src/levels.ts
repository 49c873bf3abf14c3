/** The levels that ship, by id, in the order in which they are played; and what each of them teaches. */
import type { Json } from '@turnwise/kernel';
import afterYou from './levels/after-you.json' with { type: 'json' };
import beforeItCloses from './levels/before-it-closes.json' with { type: 'json' };
import behindTheCurtain from './levels/behind-the-curtain.json' with { type: 'json' };
import blindSide from './levels/blind-side.json' with { type: 'json' };
import cork from './levels/cork.json' with { type: 'json' };
import firstSteps from './levels/first-steps.json' with { type: 'json' };
import forWhoYouWere from './levels/for-who-you-were.json' with { type: 'json' };
import goodsTrain from './levels/goods-train.json' with { type: 'json' };
import movingCover from './levels/moving-cover.json' with { type: 'json' };
import nightWatch from './levels/night-watch.json' with { type: 'json' };
import outOfSight from './levels/out-of-sight.json' with { type: 'json' };
import patience from './levels/patience.json' with { type: 'json' };
import safeLanding from './levels/safe-landing.json' with { type: 'json' };
import shove from './levels/shove.json' with { type: 'json' };
import slowLight from './levels/slow-light.json' with { type: 'json' };
import theRift from './levels/the-rift.json' with { type: 'json' };
import walksUnseen from './levels/walks-unseen.json' with { type: 'json' };
import yesterdaysPush from './levels/yesterdays-push.json' with { type: 'json' };
import order from './levels/progression.json' with { type: 'json' };

const FILES = [
  afterYou,
  beforeItCloses,
  behindTheCurtain,
  blindSide,
  cork,
  firstSteps,
  forWhoYouWere,
  goodsTrain,
  movingCover,
  nightWatch,
  outOfSight,
  patience,
  safeLanding,
  shove,
  slowLight,
  theRift,
  walksUnseen,
  yesterdaysPush,
] as const;

/** One step of the progression. */
export interface Lesson {
  readonly id: string;
  readonly teaches: string;
  /** Kinds of actions and ids of things without which the level cannot be solved. */
  readonly needs: { readonly actions: readonly string[]; readonly things: readonly string[] };
}

export const PROGRESSION: readonly Lesson[] = order.levels;

const BY_ID = new Map<string, Json>(FILES.map((file) => [file.id, file]));

export const LEVELS: Readonly<Record<string, Json>> = Object.fromEntries(
  PROGRESSION.flatMap(({ id }) => {
    const file = BY_ID.get(id);
    return file === undefined ? [] : [[id, file] as const];
  }),
);
