/** Decks for a ruleset that somebody brings or writes: where the ruleset has a deck zone for each player but no decks, some of every card. */
import type { Json } from '@turnwise/kernel';

type Doc = Readonly<Record<string, Json>>;

const EACH = 4;
const MOST = 60;

/** By seat; undefined where the ruleset says itself what is in the decks, or has none. */
export function tryoutDecks(document: Json, seats: number): readonly (readonly string[])[] | undefined {
  const { zones, cards, decks } = document as Doc;
  if (Array.isArray(decks) && decks.length > 0) return undefined;
  const deck = records(zones).find(({ id, role }) => role === 'deck' || (role === undefined && id === 'deck'));
  if (deck === undefined || deck['owner'] === 'shared' || deck['cards'] !== undefined) return undefined;
  const ids = records(cards).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const list = Array.from({ length: EACH }, () => ids)
    .flat()
    .slice(0, MOST);
  return list.length === 0 ? undefined : Array.from({ length: seats }, () => list);
}

function records(value: Json | undefined): readonly Doc[] {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  return list.filter((one): one is Doc => typeof one === 'object' && one !== null && !Array.isArray(one));
}
