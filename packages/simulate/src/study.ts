/** What games played with bots came to, for a designer. Counts are whole numbers, so that sums are the same to the last digit. */
import type { GameResult, Seat } from '@turnwise/game';
import { addHistogram, addTo } from './histogram.ts';
import type { Histogram } from './histogram.ts';
import { ownOf } from './own.ts';
import type { PlayedGame } from './play-game.ts';
import type { CardsSeen } from './card-watcher.ts';

export interface Study {
  /** How many games there were of each length, in inputs and in decisions. */
  readonly lengths: Histogram;
  readonly decisions: Histogram;
  /** Decisions by seat. */
  readonly bySeat: number[];
  /** How many decisions there were with so many legal inputs. */
  readonly branching: Histogram;
  /** By kind of input: in how many decisions it was possible, and chosen. */
  readonly offered: Histogram;
  readonly chosen: Histogram;
  /** By rule that answers what happens: how many events it made. */
  readonly rules: Histogram;
  /** Games with an evaluation that somebody won, and others did not. */
  readonly led: Led;
  readonly cards: Record<string, CardCount>;
}

export interface Led {
  games: number;
  /** Games by how often the lead changed. */
  readonly changes: Histogram;
  /** Games by the percent of their decisions after which the winner led to the end; 100 where another led at the end. */
  readonly clear: Histogram;
  /** By tenth of the game: games in which the later winner led at its end. */
  readonly winnerLed: number[];
}

/** Of the seats that did so, how many there were, and how many of them won. */
export interface CardCount {
  readonly drawn: WinCount;
  readonly played: WinCount;
  readonly held: WinCount;
}

export interface WinCount {
  seats: number;
  wins: number;
}

const TENTHS = 10;
const USES = ['drawn', 'played', 'held'] as const;

function emptyStudy(): Study {
  return {
    lengths: {},
    decisions: {},
    bySeat: [],
    branching: {},
    offered: {},
    chosen: {},
    rules: {},
    led: { games: 0, changes: {}, clear: {}, winnerLed: Array.from({ length: TENTHS }, () => 0) },
    cards: {},
  };
}

/** Adds a game. */
export function studyGame(study: Study = emptyStudy(), { inputs, result, watched }: PlayedGame): Study {
  addTo(study.lengths, inputs);
  addTo(study.decisions, watched.branching.length);
  watched.decisions.forEach((count, seat) => (study.bySeat[seat] = (study.bySeat[seat] ?? 0) + count));
  for (const branches of watched.branching) addTo(study.branching, branches);
  addHistogram(study.offered, watched.offered);
  addHistogram(study.chosen, watched.chosen);
  addHistogram(study.rules, watched.rules);
  const winners = winnersOf(result, watched.decisions.length);
  if (winners.length > 0 && watched.leaders.length > 0) addLeads(study.led, watched.leaders, winners);
  if (watched.cards !== undefined) addCards(study.cards, watched.cards, winners);
  return study;
}

export function addStudy(to: Study = emptyStudy(), next: Study): Study {
  addHistogram(to.lengths, next.lengths);
  addHistogram(to.decisions, next.decisions);
  next.bySeat.forEach((count, seat) => (to.bySeat[seat] = (to.bySeat[seat] ?? 0) + count));
  addHistogram(to.branching, next.branching);
  addHistogram(to.offered, next.offered);
  addHistogram(to.chosen, next.chosen);
  addHistogram(to.rules, next.rules);
  to.led.games += next.led.games;
  addHistogram(to.led.changes, next.led.changes);
  addHistogram(to.led.clear, next.led.clear);
  next.led.winnerLed.forEach((games, tenth) => (to.led.winnerLed[tenth] = (to.led.winnerLed[tenth] ?? 0) + games));
  for (const [name, count] of Object.entries(next.cards)) {
    const known = cardIn(to.cards, name);
    for (const use of USES) {
      known[use].seats += count[use].seats;
      known[use].wins += count[use].wins;
    }
  }
  return to;
}

/** Nobody has won a game that all have won. */
function winnersOf(result: GameResult | undefined, seats: number): readonly Seat[] {
  const winners = result?.winners ?? [];
  return winners.length === seats ? [] : winners;
}

function addLeads(led: Led, leaders: Watched, winners: readonly Seat[]): void {
  led.games++;
  const sides = leaders.map((seats) => sideOf(seats, winners));
  let changes = 0;
  let last: string | undefined;
  for (const side of sides) {
    if (side === undefined) continue;
    if (last !== undefined && side !== last) changes++;
    last = side;
  }
  addTo(led.changes, changes);
  const before = sides.findLastIndex((side) => side !== WINNERS) + 1;
  addTo(led.clear, Math.floor((100 * before) / sides.length));
  for (let tenth = 0; tenth < TENTHS; tenth++) {
    const at = Math.max(0, Math.ceil(((tenth + 1) * sides.length) / TENTHS) - 1);
    if (sides[at] === WINNERS) led.winnerLed[tenth] = (led.winnerLed[tenth] ?? 0) + 1;
  }
}

type Watched = readonly (readonly Seat[])[];

const WINNERS = 'winners';

/** Who leads, in one word; undefined where no side does. Partners who win together are one side, and so are those they beat. */
function sideOf(leaders: readonly Seat[], winners: readonly Seat[]): string | undefined {
  const won = leaders.filter((seat) => winners.includes(seat)).length;
  if (won === leaders.length) return WINNERS;
  if (won > 0) return undefined;
  return winners.length > 1 ? 'others' : leaders.length === 1 ? String(leaders[0]) : undefined;
}

function addCards(cards: Record<string, CardCount>, seen: CardsSeen, winners: readonly Seat[]): void {
  for (const name of seen.all) cardIn(cards, name);
  for (const use of USES)
    seen[use].forEach((names, seat) => {
      for (const name of names) {
        const count = cardIn(cards, name)[use];
        count.seats++;
        if (winners.includes(seat as Seat)) count.wins++;
      }
    });
}

function cardIn(cards: Record<string, CardCount>, name: string): CardCount {
  return ownOf(cards, name) ?? (cards[name] = emptyCard());
}

function emptyCard(): CardCount {
  return { drawn: { seats: 0, wins: 0 }, played: { seats: 0, wins: 0 }, held: { seats: 0, wins: 0 } };
}
