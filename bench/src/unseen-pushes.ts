/**
 * Pushes in the middle of play on made-up levels of Unseen. Random play, which pushes where it can and takes every rift into
 * the past, goes on until half of the level's slices are walked; from there on every push that does not end the game is kept
 * with the state in which it was possible. So world lines are long, and tracks have their kinks.
 */
import { createChooser, pick, seat, shuffled } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { level, startOf, unseen } from '@turnwise/unseen';
import type { LevelBuilder, UnseenInput, UnseenState } from '@turnwise/unseen';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly things: number;
  /** So many of the things, where the checks are on. */
  readonly enemies: number;
}

export const SMALL: Size = { width: 12, height: 12, depth: 24, things: 20, enemies: 2 };
export const LARGE: Size = { width: 64, height: 64, depth: 256, things: 2000, enemies: 20 };

export interface Push {
  readonly state: UnseenState;
  readonly input: UnseenInput;
}

/** Pushes in all, and how many are taken of one game; games end in corners, so there are at the most so many of them. */
const PUSHES = 240;
const OF_ONE = 40;
const GAMES = 1000;

/** `checked` is with paradox and detection as in the classic rules, but with a radius of 3; else both are off. */
export function pushesOn(size: Size, checked: boolean): readonly Push[] {
  const found: Push[] = [];
  for (let game = 1; found.length < PUSHES; game++) {
    if (game > GAMES) throw new Error(`only ${found.length} pushes in ${GAMES} games`);
    const chooser = createChooser(game, 'push');
    found.push(...pushesFrom(startOf(made(size, checked, chooser).build()), chooser));
  }
  return found.slice(0, PUSHES);
}

/** Of ten things six are boxes, two walls, one is a rift into the past and one a screen, or now and then an enemy. */
function made({ width, height, depth, things, enemies }: Size, checked: boolean, chooser: Chooser): LevelBuilder {
  const cells = shuffled(
    chooser,
    Array.from({ length: width * height }, (_, cell) => [cell % width, Math.floor(cell / width)] as const),
  );
  const next = (): readonly [number, number] => cells.pop() ?? [0, 0];
  let built = level(width, height, depth)
    .start(...next())
    .rules(checked ? { detection: { radius: 3 } } : { paradox: 'off', detection: { model: 'off' } });
  for (let i = 0; i < things; i++) {
    const [x, y] = next();
    const share = i % 10;
    if (share < 6) built = built.box(x, y);
    else if (share < 8) built = built.wall(x, y);
    else if (share === 8) built = built.rift(x, y, [...next(), chooser.below(depth / 4)]);
    else if (checked && (i + 1) % (things / enemies) === 0) built = built.enemy(patrol(x, y, width));
    else built = built.screen(x, y);
  }
  return built;
}

/** Four cells of a row. */
function patrol(x: number, y: number, width: number): readonly (readonly [number, number])[] {
  const step = x < width / 2 ? 1 : -1;
  return [0, 1, 2, 3].map((cells) => [x + cells * step, y]);
}

function pushesFrom(start: UnseenState, chooser: Chooser): readonly Push[] {
  const found: Push[] = [];
  let state = start;
  while (found.length < OF_ONE) {
    const steps = goingOn(state);
    const pushes = steps.filter(({ input }) => input.kind === 'push');
    if (state.worldLine.length > start.level.depth / 2) found.push(...pushes.map(({ input }) => ({ state, input })));
    const rifts = steps.filter(({ input }) => input.kind === 'useRift');
    const step = pick(chooser, rifts.length > 0 ? rifts : chooser.below(2) === 0 && pushes.length > 0 ? pushes : steps);
    if (step === undefined) break;
    state = step.after;
  }
  return found;
}

/** The inputs after which the game goes on. */
function goingOn(state: UnseenState): readonly { readonly input: UnseenInput; readonly after: UnseenState }[] {
  return unseen.legalInputs(state, seat(0)).inputs.flatMap((input) => {
    const result = unseen.kernel.preview(state, input);
    return result.ok && result.value.state.phase === 'playing' ? [{ input, after: result.value.state }] : [];
  });
}
