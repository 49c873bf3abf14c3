/**
 * The strength table. `search:hard` plays with as many iterations as its game gives it, which should take about 100 ms a move. The bars
 * are shares of games won, a draw counting half. Every strength beats the one below it in six games of ten.
 */
import type { Json } from '@turnwise/kernel';
import { FIGHTS } from '../encounter-fights.ts';
import type { Bar, Row } from './row.ts';

const GAMES = 100;
const HARD = 'search:hard';
const MEDIUM = 'search:medium';
const EASY = 'search:easy';
const NEVER: Bar = { kind: 'neverLoses' };
const EVEN: Bar = { kind: 'between', low: 0.45, high: 0.55 };
const STRONGER = atLeast(60);

/** A game of the table: what `hard` reaches against whom, and rough seconds for a game. */
interface Place extends Partial<Row> {
  readonly game: string;
  readonly bars: Readonly<Record<string, Bar>>;
  readonly seconds: number;
}

const PLACES: readonly Place[] = [
  { game: 'tic-tac-toe', bars: { random: NEVER, greedy: NEVER }, seconds: 0.1 },
  { game: 'connect-four', bars: { random: atLeast(99), greedy: atLeast(95) }, seconds: 1 },
  { game: 'mancala', bars: { random: atLeast(98), greedy: atLeast(92) }, seconds: 3 },
  { game: 'backgammon', bars: { random: atLeast(97), greedy: atLeast(80) }, seconds: 5 },
  { game: 'innovation', bars: { random: atLeast(98), greedy: atLeast(93) }, seconds: 5 },
  {
    place: 'innovation, 4 seats',
    game: 'innovation',
    seats: 4,
    seating: 'alone',
    bars: { random: atLeast(90), greedy: atLeast(65) },
    seconds: 4,
  },
  { game: 'duel', bars: { random: atLeast(97), greedy: atLeast(65) }, seconds: 6 },
  { game: 'whist', seats: 4, bars: { random: atLeast(95), greedy: atLeast(80) }, seconds: 8 },
  { game: 'rock-paper-scissors', games: 1000, bars: { random: EVEN, greedy: EVEN }, seconds: 0.4 },
];

export const ROWS: readonly Row[] = [
  ...PLACES.flatMap(({ bars, ...place }) =>
    Object.entries(bars).map(([against, bar]) => ({ ...usual(place), against, bar })),
  ),
  heroes('random', atLeast(90)),
  heroes('greedy', atLeast(60)),
  heroes('careful', atLeast(60)),
  ...['connect-four', 'mancala', 'backgammon', 'innovation', 'duel', 'whist', 'encounter'].flatMap((game) => [
    { ...ladder(game), measured: HARD, against: MEDIUM },
    { ...ladder(game), measured: MEDIUM, against: EASY },
  ]),
  {
    ...ladder('tic-tac-toe'),
    measured: HARD,
    against: MEDIUM,
    bar: NEVER,
    note: 'both look at every position, so that every game is drawn: 60 % cannot be reached',
  },
  { ...ladder('tic-tac-toe'), measured: MEDIUM, against: EASY },
];

function usual(place: Pick<Place, 'game' | 'seconds'> & Partial<Row>): Omit<Row, 'against' | 'bar'> {
  return {
    place: place.game,
    seats: 2,
    measured: HARD,
    seating: 'inTurn',
    options: [{}],
    games: GAMES,
    ...place,
  };
}

/** The heroes' side of fights that are even at random, against a bot or against the game's own careful player. */
function heroes(against: string, bar: Bar): Row {
  const byGame = against === 'careful';
  return {
    ...usual({ game: 'encounter', seconds: 4 }),
    place: 'encounter, heroes',
    seating: 'first',
    against,
    // It is never asked where the game plays the side.
    ...(byGame && { opponent: 'random' }),
    options: fights(byGame ? against : 'manual'),
    bar,
  };
}

function fights(opposition: string): readonly Json[] {
  return FIGHTS.map(({ options }) => ({ ...options, control: { party: 'manual', opposition } }));
}

/** One strength against the next. */
function ladder(game: string): Omit<Row, 'measured' | 'against'> {
  const place = PLACES.find((one) => one.game === game);
  const { bars: _, ...known } = place ?? { game, seconds: 5, bars: {} };
  const options = game === 'encounter' ? fights('manual') : [{}];
  return { ...usual(known), options, bar: STRONGER };
}

function atLeast(percent: number): Bar {
  return { kind: 'atLeast', share: percent / 100 };
}
