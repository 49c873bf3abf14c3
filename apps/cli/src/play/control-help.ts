/**
 * The controls of a game, which stand in no menu, as rows of the help: what to type, and what it does. A game may tell more of
 * one under `help.` and the key of its words.
 */
import { isPlay } from '@turnwise/game';
import type { AnyGame, Seat } from '@turnwise/game';
import type { Look } from '@turnwise/match';
import { candidateTexts } from './candidates.ts';
import { templatesOf } from './typed-templates.ts';

/** `move CARD to TO`, and `stop` with the words for it. */
export function controlHelp(game: AnyGame, seat: Seat): readonly (readonly [string, string])[] {
  return templatesOf(game).flatMap(({ key, kind, text, fields }) => {
    const filled = Object.fromEntries(fields.map((field) => [field, '']));
    if (!game.isControl({ kind, seat, ...filled })) return [];
    const words = text.replaceAll(/\{(\w+)\}/g, (_, field: string) => field.toUpperCase());
    const isPlain = fields.length === 0;
    const meaning = game.messages[`help.${key}`] ?? (isPlain && words !== kind ? words : 'if the rules allow it');
    return [[isPlain ? kind : words, meaning]];
  });
}

/** What may be done aside from the play, with what it may be done to: `by hand to hand`, and the cards. */
export function asideHelp({ offers }: Pick<Look, 'offers'>): readonly (readonly [string, string])[] {
  return offers
    .filter((offer) => !isPlay(offer))
    .map(({ text, slots }) => [text, slots.flatMap((slot) => candidateTexts(slot)).join(', ')]);
}
