/** Checks a game against the laws: plays random games with consecutive seeds, and every law checks each of them. */
import { asAnyGame } from '@turnwise/game';
import type { HostGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { anyJson } from './any-json.ts';
import { Findings } from './findings.ts';
import { LAWS } from './laws.ts';
import { MessagesMissing } from './messages-missing.ts';
import type { LawReport } from './report.ts';
import { walkGame } from './walk.ts';
import type { Walk } from './walk.ts';

export interface LawOptions {
  readonly games: number;
  /** The seed of the first game; each game after it takes the next. */
  readonly seed: number;
  /** Numbers of the laws to check. Default: all. */
  readonly laws?: readonly number[];
  /** Names at the table. Default: the game's own, or tables of every size in turn. */
  readonly seats?: readonly string[];
  readonly options?: Json;
  /**
   * The share of the expensive checks that this run makes, above 0 and up to 1; also the share of the games that are played
   * in development mode. Default 1.
   */
  readonly share?: number;
  /** Called after each game. */
  readonly onGame?: (done: number, total: number) => void;
  /** Called with each game, for further checks. */
  readonly onWalk?: (walk: Walk) => void;
}

/** Values that are not inputs. They are the same in every run, so that a game's own seed is enough to reproduce a violation. */
const VALUES = 2_000;
const VALUES_SEED = 1;

export function checkLaws(hosted: HostGame, options: LawOptions): LawReport {
  const game = asAnyGame(hosted);
  const { games, seed, laws, share = 1 } = options;
  const missing = new MessagesMissing(game);
  const settings = { share, anything: anyJson(VALUES_SEED, VALUES), met: missing.meet };
  const wanted = LAWS.filter((law) => laws === undefined || laws.includes(law.number));
  const findings = wanted.map((law) => new Findings(law, settings));
  const strict = game.kernelWith({ development: true });
  let frames = 0;
  let first: Walk | undefined;

  for (let done = 0; done < games; done++) {
    const walk = walkGame(
      game,
      {
        seed: seed + done,
        development: (seed + done) % Math.round(1 / share) === 0,
        ...(options.seats === undefined ? {} : { seats: options.seats }),
        ...(options.options === undefined ? {} : { options: options.options }),
      },
      strict,
    );
    frames += walk.frames.length;
    first ??= walk;
    for (const one of findings) one.look(walk);
    missing.look(walk);
    options.onWalk?.(walk);
    options.onGame?.(done + 1, games);
  }

  if (first !== undefined) for (const one of findings) one.conclude(first);
  const found = findings.map((one) => one.finding);
  return {
    game: game.id,
    version: game.version,
    seed,
    games,
    frames,
    ...(options.seats !== undefined && { seats: options.seats }),
    ...(options.options !== undefined && { options: options.options }),
    share,
    laws: found,
    notes: missing.notes,
    passed: found.every((finding) => finding.violated === 0),
  };
}
