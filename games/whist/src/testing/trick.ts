/** Whist by hand, without the engine: who takes a trick, and which cards may be played. A card is its id, `hearts_10`. */

/** The place in the trick of the card that takes it, by comparing each card with the best one so far. */
export function takerOf(trick: readonly string[], trump: string): number {
  let best = 0;
  for (let place = 1; place < trick.length; place++) if (beats(trick[place]!, trick[best]!, trump)) best = place;
  return best;
}

/** The cards of a hand that may be played to a trick. */
export function playable(hand: readonly string[], trick: readonly string[]): string[] {
  const led = trick[0] === undefined ? undefined : suitOf(trick[0]);
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : [...hand];
}

export function suitOf(card: string): string {
  return card.slice(0, card.indexOf('_'));
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'];

/** A later card beats the best one so far when it is higher in the same suit, or the first trump. */
function beats(card: string, best: string, trump: string): boolean {
  if (suitOf(card) === suitOf(best)) return rankOf(card) > rankOf(best);
  return suitOf(card) === trump;
}

function rankOf(card: string): number {
  return RANKS.indexOf(card.slice(card.indexOf('_') + 1));
}
