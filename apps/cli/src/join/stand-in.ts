/**
 * A game that only the server has: what can be said of it comes with its looks. Inputs are called by the words of their offers, views are
 * shown in notation, and nothing else is known.
 */
import { defineGame, fieldAt, message, offerHolds, plainAnswer } from '@turnwise/game';
import type { AnyGame, AnyInput } from '@turnwise/game';
import { fail, issue, sameContent } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { SeenOffer } from '@turnwise/match';
import type { MatchAbout } from '@turnwise/protocol';

interface Unknown {
  State: { readonly nothing: true };
  Input: AnyInput;
  Diff: { readonly kind: string };
  Event: { readonly kind: string };
  View: Json;
}

const WORDS = 'words';

/** `offers`: what is offered now. */
export function standIn({ game: id, version, title, seats }: MatchAbout, offers: () => readonly SeenOffer[]): AnyGame {
  const textOf = (input: AnyInput): string => inputText(offers(), input);
  return defineGame<Unknown>({
    id,
    version,
    title,
    summary: 'This program does not have the game: it is shown as the server tells it.',
    seats: { min: seats.length, max: seats.length },
    rules: {
      name: id,
      schemaVersion: 1,
      fork: () => ({ nothing: true }),
      inputs: {},
      behaviours: [],
      apply: () => undefined,
    },
    setup: () => ({ nothing: true }),
    play: { toAct: () => [], offers: () => [], result: () => undefined },
    sight: { view: () => null, viewEvent: (event) => event, determinize: () => ({ nothing: true }) },
    words: {
      // Answers too are called by the words of their offers.
      messages: { [WORDS]: '{text}', 'input.answer': '{text}' },
      inputLabel: (input) => message(WORDS, { text: textOf(input) }),
      notation: {
        position: {
          parse: (document) => fail([issue('', 'wrongShape', 'nothing', document)]),
          format: () => null,
        },
        view: { format: (view) => view },
        input: {
          parse: (document) => fail([issue('', 'unknownGame', 'a number or words from the list', document)]),
          format: (input) => textOf(input),
        },
        answer: plainAnswer,
      },
    },
  }) as unknown as AnyGame;
}

function inputText(offers: readonly SeenOffer[], input: AnyInput): string {
  const offer = offers.find((one) => offerHolds(one, input)) ?? offers.find(({ kind }) => kind === input.kind);
  if (offer === undefined) return input.kind;
  const filled = offer.slots.map((slot) => {
    const value = fieldAt(input, slot.name);
    const taken = (Array.isArray(value) ? value : [value]) as readonly Json[];
    const texts = taken.flatMap((one) => {
      const at = slot.candidates.findIndex((candidate) => sameContent(candidate, one));
      return slot.options[at]?.text ?? [];
    });
    return texts.length === 0 ? 'none' : texts.join(', ');
  });
  if (filled.length === 0) return offer.text;
  // Of an answer the question is asked above.
  return offer.kind === 'answer' ? filled.join('; ') : `${offer.kind}: ${filled.join('; ')}`;
}
