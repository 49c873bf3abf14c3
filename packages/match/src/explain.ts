/** Why an input of a seat would be accepted or not, in a form that the seat may see. Nothing is kept. */
import { isPlay } from '@turnwise/game';
import type { AnyInput, AnyTypes, Seat } from '@turnwise/game';
import type { Kernel, Refusal } from '@turnwise/kernel';
import type { Course } from './course.ts';
import { engineFault } from './fault.ts';
import { seenOffer } from './seen-offer.ts';
import type { SeenOffer } from './seen-offer.ts';
import { seenRefusal } from './seen-outcome.ts';
import type { SeenRefusal } from './seen-outcome.ts';
import type { Seeing } from './seeing.ts';

export interface Explained {
  readonly accepted: boolean;
  /** Why not. Nothing if the program fails, unless the host refuses such inputs. */
  readonly refusal?: SeenRefusal;
  /** What is offered instead. */
  readonly offers: readonly SeenOffer[];
}

export function explainInput(
  seeing: Seeing,
  kernel: Kernel<AnyTypes>,
  course: Course,
  seat: Seat,
  input: AnyInput,
): Explained {
  const { game, state } = seeing;
  const validated = kernel.validate(state, input);
  const refusal = validated.ok ? validated.value : undefined;
  const fault = refusal === undefined ? course.faultBy(input) : undefined;
  if (validated.ok && refusal === undefined && fault === undefined) return { accepted: true, offers: [] };
  const offers = game
    .offers(state, seat)
    .filter(isPlay)
    .map((offer) => seenOffer(seeing, offer));
  return refused(seeing, refusal ?? (fault === undefined ? undefined : engineFault()), offers);
}

export function refused(seeing: Seeing, refusal: Refusal | undefined, offers: readonly SeenOffer[] = []): Explained {
  return { accepted: false, ...(refusal === undefined ? {} : { refusal: seenRefusal(seeing, refusal) }), offers };
}
