/** Why an input of a seat would be taken or not, as that seat may know it. Nothing is tried, and nothing is kept. */
import { refusalMessage, told } from '@turnwise/game';
import type { AnyInput, Offer, Seat, Told } from '@turnwise/game';
import { cloneDeep } from '@turnwise/kernel';
import type { Refusal } from '@turnwise/kernel';
import { seenOffer } from './seen-offer.ts';
import type { SeenOffer } from './seen-offer.ts';
import type { Seeing } from './seeing.ts';

export interface Explained {
  readonly accepted: boolean;
  /** Why not, without what is for the host alone; nothing where the program fails. */
  readonly refusal?: Omit<Refusal, 'debug'> & Told;
  /** What is offered instead. */
  readonly offers: readonly SeenOffer[];
}

export function explainInput(seeing: Seeing, seat: Seat, input: AnyInput): Explained {
  const { accepted, refusal, offers } = seeing.game.explain(seeing.state, seat, input);
  if (refusal === undefined) return { accepted, offers: shown(seeing, offers) };
  return { accepted, refusal: explainRefusal(seeing, refusal), offers: shown(seeing, offers) };
}

export function explainRefusal(
  { game, table }: Pick<Seeing, 'game' | 'table'>,
  refusal: Refusal,
): Required<Explained>['refusal'] {
  const { debug: _debug, ...seen } = refusal;
  return { ...cloneDeep(seen), ...told(game.messages, cloneDeep(refusalMessage(game, refusal, table))) };
}

function shown(seeing: Seeing, offers: readonly Offer[]): readonly SeenOffer[] {
  return offers.map((offer) => seenOffer(seeing, offer));
}
