/** The seats that this device has at matches on a server: the token of each is what it is worth. */

export interface SeatToken {
  readonly match: string;
  readonly seat: string;
  readonly token: string;
  readonly game: string;
  readonly at: number;
}

const KEY = 'turnwise.seats';

/** The newest first. */
export function seatTokens(): readonly SeatToken[] {
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
  localStorage.setItem(KEY, JSON.stringify([token, ...others].slice(0, 50)));
}

export function dropSeatToken(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(seatTokens().filter((one) => one.match !== match)));
}
