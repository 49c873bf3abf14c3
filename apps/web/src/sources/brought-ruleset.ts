/** A ruleset of one's own goes to the server by itself: then those who come to the table can read it, and it may be larger than a request. */
import { isRecord, type Json } from '@turnwise/kernel';
import { storeRuleset } from './server-api.ts';

interface Brought {
  readonly options: Json;
  /** What the server calls it. */
  readonly ruleset?: string;
}

export async function bringRuleset(game: string, options: Json): Promise<Brought> {
  if (game !== 'ruleset' || !isRecord(options)) return { options };
  const { ruleset: document, ...others } = options as Readonly<Record<string, Json>>;
  if (!isRecord(document)) return { options };
  return { options: others, ruleset: await storeRuleset(document) };
}
