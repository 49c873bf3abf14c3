/**
 * The Ruleset suite: games that are nothing but data. Whole games and events a second, beside Pokémon Showdown's simulator, what
 * compiling a ruleset takes, and what reactions cost an event that none of them answers.
 */
import type { Figure, Suite } from './figure.ts';
import { bytes, HAND_MOVES, OPERATIONS, perState } from './game-figures.ts';

export const ruleset: Suite = {
  name: 'ruleset',
  figures: [
    games('duel', 'fast', 400),
    games('duel', 'recorded'),
    games('duel', 'recorded-hash'),
    events('fast', 500_000),
    events('recorded'),
    showdown('events'),
    showdown('lines'),
    games('whist', 'fast'),
    games('mancala', 'fast'),
    preparing('compile'),
    preparing('check'),
    unanswered('event-without-reaction', 'reactions', 1.2),
    unanswered('event-without-ability', 'abilities'),
    ...OPERATIONS.map((operation) => perState('duel', 'duel-', operation)),
    ...bytes('duel', 'duel-'),
  ],
};

function games(game: string, way: string, least?: number): Figure {
  return {
    name: `${named(game, way)}/games-per-second`,
    question: 'ruleset-games',
    about: `${game} ${way}`,
    unit: HAND_MOVES,
    valueUnit: 'games per second',
    processes: 3,
    ...(least !== undefined && { least }),
  };
}

function events(way: string, least?: number): Figure {
  return {
    name: `${named('duel', way)}/events-per-second`,
    question: 'duel-events',
    about: way,
    unit: HAND_MOVES,
    valueUnit: 'events per second',
    processes: 3,
    ...(least !== undefined && { least }),
  };
}

/** What is asked for first is fast mode, so it goes without saying. */
function named(game: string, way: string): string {
  return way === 'fast' ? game : `${game}-${way}`;
}

function showdown(what: string): Figure {
  return {
    name: `showdown/${what}-per-second`,
    question: 'showdown',
    about: what,
    unit: `CPU time per one of Showdown's ${what} over that per event of duel in fast mode`,
    valueUnit: `${what} per second`,
    processes: 2,
  };
}

function preparing(what: string): Figure {
  return {
    name: `${what}/ms`,
    question: 'ruleset-prepare',
    about: what,
    unit: HAND_MOVES,
    valueUnit: 'ms',
    processes: 3,
  };
}

function unanswered(name: string, about: string, limit?: number): Figure {
  return {
    name: `${name}/1000-over-10`,
    question: 'ruleset-unanswered',
    about,
    unit: `CPU time per event with 1,000 ${about} that answer other kinds over the same with 10`,
    valueUnit: 'ns per event with 1,000',
    processes: 3,
    ...(limit !== undefined && { limit }),
  };
}
