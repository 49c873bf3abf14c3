/** The seats that this device has at matches on a server: the token of each is what it is worth. */
import { noteUnkept } from './unkept.ts';

export interface SeatToken {
  readonly match: string;
  readonly seat: string;
  readonly token: string;
  readonly game: string;
  readonly at: number;
  /** The server was asked for the seat and has not answered: it may or may not know the token. */
  readonly isAsked?: boolean;
  /** Nothing waits there any more; the token still says which seat it was. */
  readonly isOver?: boolean;
}

const KEY = 'turnwise.seats';
/** What the browser did not keep: a seat that the server has given must not be lost. */
let held: readonly SeatToken[] | undefined;

/** The newest first. */
export function seatTokens(): readonly SeatToken[] {
  if (held !== undefined) return held;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as SeatToken[];
  } catch {
    return [];
  }
}

export function seatTokenFor(match: string): SeatToken | undefined {
  return seatTokens().find((one) => one.match === match);
}

export function keepSeatToken(token: SeatToken): void {
  const others = seatTokens().filter(({ match }) => match !== token.match);
  keep(withRoom([token, ...others]));
}

/** So many are kept. Those of matches that are over go first: a seat at one that goes on cannot be had again. */
const MOST = 50;

function withRoom(tokens: readonly SeatToken[]): readonly SeatToken[] {
  const running = tokens.filter(({ isOver }) => isOver !== true).slice(0, MOST);
  const over = tokens.filter(({ isOver }) => isOver === true).slice(0, MOST - running.length);
  return tokens.filter((one) => running.includes(one) || over.includes(one));
}

export function noteSeatOver(match: string): void {
  keep(seatTokens().map((one) => (one.match === match ? { ...one, isOver: true } : one)));
}

export function dropSeatToken(match: string): void {
  keep(seatTokens().filter((one) => one.match !== match));
}

function keep(tokens: readonly SeatToken[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tokens));
    held = undefined;
  } catch {
    held = tokens;
    noteUnkept();
  }
}
