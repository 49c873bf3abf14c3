/**
 * The controls of a game, which stand in no menu, as rows of the help: what to type, and what it does. A game may tell more of
 * one under `help.` and the key of its words.
 */
import type { AnyGame, Seat } from '@turnwise/game';
import { templatesOf } from './typed-templates.ts';

/** `move CARD to TO`, and `stop` with the words for it. */
export function controlHelp(game: AnyGame, seat: Seat): readonly (readonly [string, string])[] {
  return templatesOf(game).flatMap(({ key, kind, text, fields }) => {
    const filled = Object.fromEntries(fields.map((field) => [field, '']));
    if (!game.isControl({ kind, seat, ...filled })) return [];
    const words = text.replaceAll(/\{(\w+)\}/g, (_, field: string) => field.toUpperCase());
    const isPlain = fields.length === 0;
    const meaning = game.messages[`help.${key}`] ?? (isPlain && words !== kind ? words : 'where the rules allow it');
    return [[isPlain ? kind : words, meaning]];
  });
}
