/** What a page asks for when it opens a match in a worker. */
import type { Json, Seed } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';
import type { MatchEnd } from '@turnwise/protocol';

export type LocalRequest = LocalSeating & (NewMatch | SavedMatch);

interface NewMatch {
  readonly kind: 'new';
  readonly game: string;
  /** Names in turn order. Default: the game's. */
  readonly seats?: readonly string[];
  readonly options?: Json;
  readonly seed: Seed;
}

interface SavedMatch {
  readonly kind: 'saved';
  readonly document: MatchDocument;
  /** Only so many frames of it; what came later is given up. Default: all. */
  readonly until?: number;
  /** How its table ended it where the rules did not: a document does not say that. */
  readonly ended?: MatchEnd | null;
}

/** Who plays, and how bots think. */
export interface LocalSeating {
  /** The id of the match for the page. */
  readonly match: string;
  /** Bots by the seats that they have. For a saved match, by default as its inputs say. */
  readonly bots?: Readonly<Record<string, string>>;
  /** The seats that this page plays. Default: all that no bot has. */
  readonly mine?: readonly string[];
  /** Milliseconds that a bot thinks about a move at most. Default 1,500. */
  readonly milliseconds?: number;
}

/** The bots that have played, by their seats: the last one where there were several. */
export function botsIn({ inputs }: MatchDocument): Readonly<Record<string, string>> {
  const bots: Record<string, string> = {};
  for (const { as, bot } of inputs) if (as !== undefined && bot !== undefined) bots[as] = bot.name;
  return bots;
}
