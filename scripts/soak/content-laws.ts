/**
 * Games that are played with content, at length: random plays on every level or encounter that ships, as many on each, held
 * to the laws. The invariants are looked at in every frame, and dear checks at a share of their places, as in Innovation's.
 */
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { checkLaws, formatLawReport } from '@turnwise/testkit';
import type { LawReport } from '@turnwise/testkit';
import type { Counts, Job, Piece, Verdict } from './job.ts';

export interface ContentPlays {
  /** On all content together. */
  readonly games: number;
  /** Options beside the content: each is tried with each. */
  readonly with: readonly Readonly<Record<string, Json>>[];
  /** Content in one piece, so that there is enough to share out and a compiler can warm to it. */
  readonly piece: number;
  /** Seconds for a play with all laws, roughly; and of content that takes much longer, which is played less often for it. */
  readonly seconds: number;
  readonly slow?: Readonly<Record<string, number>>;
}

export const CONTENT_PLAYS: Readonly<Record<string, ContentPlays>> = {
  unseen: { games: 2000, with: [{}], piece: 3, seconds: 0.07 },
  encounter: {
    games: 2200,
    with: ['legacy', 'classic'].flatMap((ruleset) =>
      [
        {},
        { party: 'manual', opposition: 'manual' },
        { party: 'careful', opposition: 'nearestToDeath' },
        { party: 'auto', opposition: 'auto' },
      ].map((control) => ({ ruleset, control })),
    ),
    piece: 1,
    seconds: 0.3,
    slow: { 'twenty-against-twenty': 4 },
  },
  // The example; duel, whist and mancala have jobs of their own.
  ruleset: { games: 50, with: [{}], piece: 1, seconds: 1 },
};

const SHARE = 0.125;

export function contentLaws(game: AnyGame, plays: ContentPlays, { games = plays.games, seed }: Counts): Job {
  const { option, shipped } = game.content ?? { option: '', shipped: [] };
  const each = Math.ceil(games / (shipped.length * plays.with.length));
  const groups = Array.from({ length: Math.ceil(shipped.length / plays.piece) }, (_, at) =>
    shipped.slice(at * plays.piece, (at + 1) * plays.piece).map(({ id }) => id),
  );
  return {
    name: `laws ${game.id}`,
    part: 'laws',
    game: game.id,
    pieces: groups.map((ids): Piece => {
      const seconds = Math.max(...ids.map((id) => plays.slow?.[id] ?? plays.seconds));
      const times = Math.ceil((each * plays.seconds) / seconds);
      const variants = ids.flatMap((id) => plays.with.map((others) => ({ [option]: id, ...others })));
      return {
        name: `laws ${game.id}, ${ids.join(', ')}, seeds ${seed} to ${seed + times - 1}`,
        weight: variants.length * times * seconds,
        run: () => variants.map((options) => checkLaws(game, { games: times, seed, options, share: SHARE })),
      };
    }),
    conclude: (found) => conclude((found as readonly (readonly LawReport[])[]).flat()),
  };
}

/** One line for content that keeps them all, and the whole report of what does not. */
function conclude(reports: readonly LawReport[]): Verdict {
  const plays = reports.reduce((sum, { games }) => sum + games, 0);
  return {
    passed: reports.every(({ passed }) => passed),
    text: [
      `${plays} plays with ${reports.length} sets of options, seeds from ${reports[0]?.seed}, all laws`,
      ...reports.map((report) =>
        report.passed
          ? `${JSON.stringify(report.options)}: ${report.games} plays, ${report.frames} frames`
          : formatLawReport(report),
      ),
    ].join('\n'),
  };
}
