/** What was chosen on the page, as it stands in the address. */
export interface WishForm {
  games: number;
  seed: number;
  seats: number;
  /** By seat; an empty one draws its moves. */
  bots: string[];
  /** The level or encounter, for a game that has some. */
  content: string;
}

export const GAME_COUNTS = [100, 1000, 10_000, 100_000] as const;

export function wishIn(query: URLSearchParams): WishForm {
  return {
    games: whole(query.get('games'), 1000, 1, 1_000_000),
    seed: whole(query.get('seed'), 1, 0, Number.MAX_SAFE_INTEGER),
    seats: whole(query.get('seats'), 0, 0, 29),
    bots: (query.get('bots') ?? '').split(',').filter((bot) => bot !== ''),
    content: query.get('with') ?? '',
  };
}

export function wishQuery({ games, seed, seats, bots, content }: WishForm) {
  const chosen = bots.some((bot) => bot !== '') ? bots.map((bot) => bot || 'random').join(',') : null;
  return { games, seed, seats: seats > 0 ? seats : null, bots: chosen, with: content === '' ? null : content };
}

function whole(text: string | null, usual: number, least: number, most: number): number {
  const value = Number(text ?? Number.NaN);
  return Number.isSafeInteger(value) && value >= least && value <= most && text !== '' ? value : usual;
}
