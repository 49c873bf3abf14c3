/** What an input would do, and why it is allowed or not, for the seat that asks. */
import { formatMessage } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { drawState } from '../drawing.ts';
import { flowText } from '../flow.ts';
import { inputSentence, refusalSentence } from '../sentences.ts';

export function previewText(match: Match, seat: Seat, input: AnyInput): string {
  const { game, state, table } = match;
  const previewed = match.preview(seat, input);
  if (!previewed.ok) return `a fault of the program: ${previewed.error.message}`;
  const { outcome, uncertain, events } = previewed.value;
  if (isRefusal(outcome)) return `it would be refused: ${refusalSentence(game, outcome, table)}`;
  const lines = events.filter(({ level }) => level === undefined).map(({ text }) => `would: ${text}`);
  if (uncertain) lines.push('uncertain: what follows hangs on chance or on a secret');
  else if (outcome.kind === 'noChange') lines.push('nothing would change');
  const after = game.kernel.preview(state, { ...input, seat }, (event) => game.revealsTo(event, seat));
  if (after.ok && outcome.kind === 'committed') lines.push('', drawState(game, after.value.state, seat, table));
  return lines.join('\n');
}

export function whyText(match: Match, seat: Seat, input: AnyInput): string {
  const { game, state, table } = match;
  const asked = { ...input, seat };
  const { accepted, refusal, offers } = game.explain(state, seat, asked);
  const name = flowText(game.notation.input.format(asked, table));
  if (accepted) return `${name} is allowed: ${inputSentence(game, state, asked, table)}`;
  if (refusal === undefined) return `${name} cannot be answered: a fault of the program`;
  const kinds = offers.map((offer) =>
    offer.label === undefined ? offer.kind : formatMessage(game.messages, offer.label),
  );
  const lines = [
    `${name} is refused: ${refusalSentence(game, refusal, table)}`,
    `by the rule '${refusal.by}', ${refusal.code} ${flowText(refusal.params)}`,
  ];
  if (kinds.length > 0) lines.push(`offered instead: ${[...new Set(kinds)].join(', ')}`);
  return lines.join('\n');
}
