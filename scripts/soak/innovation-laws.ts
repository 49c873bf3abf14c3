/**
 * Innovation at length: random games at tables of two, three and four, held to the laws, with a count of what every card did;
 * and some games by the rules of the first edition. Saves are tried at every frame and every pause, and the invariants (the
 * 105 cards, the recounted caches, what is known to whom) at every frame; the dear checks (offers, views, positions,
 * malformed inputs) at a share of the places that they look at in a short run; the report says at how many. The same share of
 * the games is played in development mode.
 */
import type { AnyGame } from '@turnwise/game';
import type { InnovationEvent } from '@turnwise/innovation';
import { eventsOf } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { checkLaws, formatLawReport, mergeLawReports } from '@turnwise/testkit';
import type { LawReport, Walk } from '@turnwise/testkit';
import { CardCounter, formatCardCounts, missing } from './card-counts.ts';
import type { CardCounts } from './card-counts.ts';
import type { Counts, Job, Piece, Verdict } from './job.ts';

/** At each table. */
const GAMES = 5000;
/** Edition 1 has a tenth of them, at tables of every size in turn. */
const EDITION_1 = 10;
const NAMES = ['A', 'B', 'C', 'D'];
/** In one piece: long enough for a compiler to warm to it, short enough to share out. */
const PIECE = 500;
const SHARE = 0.125;
/** With fewer games at a table it may be chance that a card did nothing. */
const ENOUGH = 500;
/** Seconds for a game with all laws, roughly. */
const SECONDS = 0.1;

interface Batch {
  readonly name: string;
  /** Undefined for tables of every size in turn; their cards are not counted. */
  readonly seats?: readonly string[];
  readonly options?: Json;
  readonly games: number;
}

interface Found {
  readonly batch: string;
  readonly report: LawReport;
  readonly counts: CardCounts;
}

export function innovationLaws(game: AnyGame, { games = GAMES, seed }: Counts): Job {
  const batches: readonly Batch[] = [
    ...[2, 3, 4].map((count): Batch => ({ name: `${count} seats`, seats: NAMES.slice(0, count), games })),
    { name: 'edition 1', options: { edition: 1 }, games: Math.ceil(games / EDITION_1) },
  ];
  return {
    name: `laws ${game.id}`,
    part: 'laws',
    game: game.id,
    pieces: batches.flatMap((batch) => piecesOf(game, batch, seed)),
    conclude: (found) => conclude(batches, found as readonly Found[]),
  };
}

function piecesOf(game: AnyGame, batch: Batch, first: number): readonly Piece[] {
  return Array.from({ length: Math.ceil(batch.games / PIECE) }, (_, index): Piece => {
    const seed = first + index * PIECE;
    const games = Math.min(PIECE, batch.games - index * PIECE);
    return {
      name: `laws ${game.id}, ${batch.name}, seeds ${seed} to ${seed + games - 1}`,
      weight: games * SECONDS,
      run: () => play(game, batch, seed, games),
    };
  });
}

function play(game: AnyGame, { name, seats, options }: Batch, seed: number, games: number): Found {
  const counter = new CardCounter();
  const onWalk = ({ frames }: Walk): void => {
    for (const frame of frames) for (const event of eventsOf(frame)) counter.count(event as unknown as InnovationEvent);
  };
  const report = checkLaws(game, {
    games,
    seed,
    ...(seats !== undefined && { seats }),
    ...(options !== undefined && { options }),
    share: SHARE,
    onWalk,
  });
  return { batch: name, report, counts: counter.counts };
}

/** Tables of which no piece has run, for want of time, are left out; the soak tells of them. */
function conclude(batches: readonly Batch[], found: readonly Found[]): Verdict {
  const tables = batches.flatMap(({ name, seats }) => {
    const here = found.filter(({ batch }) => batch === name);
    if (here.length === 0) return [];
    return [{ name, seats, report: mergeLawReports(here.map(({ report }) => report)), counts: countsOf(here) }];
  });
  const counted = tables
    .filter(({ seats }) => seats !== undefined)
    .map(({ name, report, counts }) => ({ name, games: report.games, counts }));
  const absent = counted.flatMap(({ name, games, counts }) =>
    games < ENOUGH ? [] : missing(counts).map((what) => `${name}: ${what}`),
  );
  return {
    passed: tables.every(({ report }) => report.passed) && absent.length === 0,
    text: [
      ...tables.map(({ report }) => formatLawReport(report)),
      'How often each card was at work, by the number of seats: its dogma taken as an action; its effects shared; its demand made; its effects executed by another card.',
      formatCardCounts(counted),
      ...(absent.length > 0 ? absent : [verdictOn(counted)]),
    ].join('\n\n'),
  };
}

function countsOf(found: readonly Found[]): CardCounts {
  const counter = new CardCounter();
  for (const { counts } of found) counter.add(counts);
  return counter.counts;
}

function verdictOn(tables: readonly { readonly games: number }[]): string {
  return tables.every(({ games }) => games >= ENOUGH)
    ? 'Every card was executed, shared where it has an effect that is no demand, and demanded where it has one, at every table.'
    : `With fewer than ${ENOUGH} games at a table nothing is said of cards that did nothing.`;
}
