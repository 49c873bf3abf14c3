/** An offer as a seat sees it: ready to fill in, with words for it and for each candidate, and in notation. */
import { candidateMessage, offerMessage, slotTitle, told, writtenCandidate, writtenOffer } from '@turnwise/game';
import type { Offer, Sight, Slot, Told } from '@turnwise/game';
import { cloneDeep, isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** `fixed` and `candidates` are as inputs have them; `written` is the same in notation, as views and choices are. */
export interface SeenOffer extends Offer, Told {
  readonly label: Told['label'];
  /** The fixed part: the input in notation, without its open fields. */
  readonly written: Json;
  readonly slots: readonly SeenSlot[];
}

export interface SeenSlot extends Slot {
  /** What the slot is called. */
  readonly title: string;
  /** For each of the candidates, in their order. */
  readonly options: readonly SeenCandidate[];
}

export interface SeenCandidate extends Told {
  readonly written: Json;
  /** What it costs, if that depends on the candidate. */
  readonly cost?: Json;
}

export function seenOffer(sight: Sight, offer: Offer): SeenOffer {
  const { slots, label: _label, ...settled } = offer;
  return {
    ...cloneDeep(settled),
    slots: slots.map((slot) => ({
      ...cloneDeep(slot),
      title: slotTitle(slot),
      options: slot.candidates.map((candidate) => seenCandidate(sight, offer, slot, candidate)),
    })),
    ...told(sight.game.messages, cloneDeep(offerMessage(sight, offer))),
    written: cloneDeep(writtenOffer(sight, offer)),
  };
}

function seenCandidate(sight: Sight, offer: Offer, slot: Slot, candidate: Json): SeenCandidate {
  const written = cloneDeep(writtenCandidate(sight, offer, slot, candidate));
  const said = told(sight.game.messages, cloneDeep(candidateMessage(sight, offer, slot, candidate, written)));
  const cost = costOf(offer, slot, candidate);
  return cost === undefined ? { ...said, written } : { ...said, written, cost: cloneDeep(cost) };
}

/** If the cost depends on what is chosen, `costs` in the offer's `about` has it by slot and candidate. */
function costOf({ about }: Offer, { name }: Slot, candidate: Json): Json | undefined {
  const bySlot = fieldOf(about?.['costs'], name);
  return typeof candidate === 'string' ? fieldOf(bySlot, candidate) : undefined;
}

function fieldOf(record: unknown, name: string): Json | undefined {
  return isRecord(record) && Object.hasOwn(record, name) ? (record[name] as Json) : undefined;
}
