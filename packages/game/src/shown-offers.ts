/** What a seat may do, each thing once, for hosts that list it. */
import type { Offer } from './offer.ts';

/** What is needed of an offer with its words. */
interface WordedOffer {
  readonly text: string;
  readonly fixed?: Offer['fixed'] | undefined;
  readonly aside?: boolean | undefined;
}

/** Where two offers have the same words, the one that settles most. Without what is aside. */
export function shownOffers<T extends WordedOffer>(offers: readonly T[]): readonly T[] {
  const played = offers.filter(({ aside }) => aside !== true);
  const settled = ({ fixed = {} }: WordedOffer): number => Object.keys(fixed).length;
  return played.filter(
    (offer) => !played.some((other) => settled(other) > settled(offer) && other.text === offer.text),
  );
}
