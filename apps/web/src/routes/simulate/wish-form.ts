/** What was chosen on the page, as it stands in the address. */
export interface WishForm {
  games: number;
  seed: number;
  seats: number;
  /** By seat, again from the first where they are fewer; none: all are careless. */
  bots: string[];
  /** Only wins and endings are counted, which is faster. It works where all are careless. */
  quick: boolean;
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
    quick: query.get('quick') === 'yes',
    content: query.get('with') ?? '',
  };
}

/** What a seat has that nobody has chosen a bot for: any move, at random. */
export const CARELESS = 'random';

/** A copy, which can be sent to a worker. */
export function botsOf({ bots }: WishForm): readonly string[] {
  return bots.length === 0 ? [CARELESS] : [...bots];
}

export function isCareless(form: WishForm): boolean {
  return botsOf(form).every((bot) => bot === CARELESS);
}

export function isQuick(form: WishForm): boolean {
  return form.quick && isCareless(form);
}

export function wishQuery(form: WishForm) {
  const { games, seed, seats, bots, content } = form;
  return {
    games,
    seed,
    seats: seats > 0 ? seats : null,
    bots: bots.length > 0 ? bots.join(',') : null,
    quick: isQuick(form) ? 'yes' : null,
    with: content === '' ? null : content,
  };
}

function whole(text: string | null, usual: number, least: number, most: number): number {
  const value = Number(text ?? Number.NaN);
  return Number.isSafeInteger(value) && value >= least && value <= most && text !== '' ? value : usual;
}
