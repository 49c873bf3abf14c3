/** What an input is called for people, whether the game has words for it or not. */
import { fieldAt } from './field-path.ts';
import type { Choice } from './choice.ts';
import type { AnyGame, AnyInput, AnyTypes } from './game.ts';
import { message } from './message.ts';
import type { Message } from './message.ts';
import { filledOffer } from './offer.ts';
import type { Offer, Slot } from './offer.ts';
import type { Table } from './table.ts';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** What the person addressed can see. Labels depend on it, and on nothing hidden. */
export interface Sight {
  readonly game: AnyGame;
  readonly table: Table;
  readonly view: AnyTypes['View'];
  /** The pending questions that the viewer can see. */
  readonly choices: readonly Choice[];
}

export function inputMessage({ game, table, view, choices }: Sight, input: AnyInput): Message {
  // A game without words for answers uses its notation.
  if (input.kind === 'answer' && game.messages['input.answer'] === undefined) {
    const choice = choices.find(({ id }) => id === input['choice']);
    if (choice !== undefined) {
      const value = game.notation.answer.format(input['value'] as Json, choice, table);
      const isNone = value === null || (Array.isArray(value) && value.length === 0);
      return isNone ? message('answer.none') : message('answer.value', { value });
    }
  }
  return game.inputLabel(input, table, view);
}

/** What an offer is called: its label, the question that it answers, or the only input that it stands for. */
export function offerMessage(sight: Sight, offer: Offer): Message {
  const { game, table, view, choices } = sight;
  if (offer.label !== undefined) return offer.label;
  const choice = offer.kind === 'answer' ? choices.find(({ id }) => id === offer.fixed?.['choice']) : undefined;
  if (choice !== undefined) return game.choiceLabel(choice, table, view);
  if (offer.slots.length === 0) return inputMessage(sight, filledOffer(offer, {}));
  const { name = offer.kind } = offer.about ?? {};
  return message('offer.open', { name, slots: offer.slots.map(slotTitle) });
}

/** What a slot is called: its field, without the records around it. */
export function slotTitle({ name }: Pick<Slot, 'name'>): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** What a candidate of a slot is called: in the game's own words, or as notation writes it. */
export function candidateMessage(
  sight: Sight,
  offer: Offer,
  slot: Slot,
  candidate: Json,
  written: Json = writtenCandidate(sight, offer, slot, candidate),
): Message {
  const own = sight.game.candidateLabel(offer, slot, candidate, sight.table, sight.view);
  if (own !== undefined) return own;
  if (offer.kind === 'answer') return inputMessage(sight, withCandidate(offer, slot, candidate));
  return message('offer.candidate', { value: written });
}

/** A candidate in notation. */
export function writtenCandidate(
  { game, table }: Pick<Sight, 'game' | 'table'>,
  offer: Offer,
  slot: Slot,
  candidate: Json,
): Json {
  const document = game.notation.input.format(withCandidate(offer, slot, candidate), table);
  const written = isRecord(document) ? fieldAt(document, slot.name) : undefined;
  if (written === undefined) return candidate;
  return (takesList(slot) && Array.isArray(written) ? (written[0] ?? candidate) : written) as Json;
}

/** The fixed part of an offer, in notation: the input without its open fields. */
export function writtenOffer({ game, table }: Pick<Sight, 'game' | 'table'>, offer: Offer): Json {
  const document = game.notation.input.format(filledOffer(offer, firstOfEach(offer)), table);
  return isRecord(document)
    ? withoutPaths(
        document,
        offer.slots.map(({ name }) => name),
      )
    : document;
}

/** The offer with this candidate in its slot, and the first candidate in each other slot. */
function withCandidate(offer: Offer, slot: Slot, candidate: Json): AnyInput {
  const value = takesList(slot) ? [candidate] : candidate;
  return filledOffer(
    offer,
    offer.slots.length === 1 ? { [slot.name]: value } : { ...firstOfEach(offer), [slot.name]: value },
  );
}

function firstOfEach({ slots }: Offer): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    slots.map((slot) => {
      const [first = null] = slot.candidates;
      return [slot.name, takesList(slot) ? (first === null ? [] : [first]) : first];
    }),
  );
}

function takesList({ list, max }: Slot): boolean {
  return list === true || max > 1;
}

function withoutPaths(record: Readonly<Record<string, unknown>>, paths: readonly string[]): Json {
  const kept = Object.entries(record).flatMap(([name, value]) => {
    if (paths.includes(name)) return [];
    const inner = paths.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
    if (inner.length === 0 || !isRecord(value)) return [[name, value as Json] as const];
    return [[name, withoutPaths(value, inner)] as const];
  });
  return Object.fromEntries(kept);
}
