/** What an input would do, and why it is allowed or not, for the seat that asks. */
import type { Ahead, AnyGame, AnyInput, AnyTypes, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { Context } from '../context.ts';
import { drawView } from '../drawing.ts';
import { flowText } from '../flow.ts';
import { refusalSentence } from '../sentences.ts';
import { atSeat, inputText } from './at-seat.ts';

export interface Foreseen {
  /** Why it would not be taken, as a sentence. */
  readonly refusal?: string;
  /** What would happen, as sentences. */
  readonly told: readonly string[];
  /** What else is to be said: that it is uncertain, or changes nothing. */
  readonly remark?: string;
  /** Where it would lead, as the seat would see it. */
  readonly ahead?: Ahead<AnyTypes>;
  /** How the game would end by it. */
  readonly result?: string;
}

export function foresee(match: Match, seat: Seat, input: AnyInput): Foreseen {
  const { game, table } = match;
  const previewed = match.preview(seat, input);
  if (!previewed.ok) return { refusal: `a fault in the program: ${previewed.error.message}`, told: [] };
  const { outcome, uncertain, foretold, events, look } = previewed.value;
  if (isRefusal(outcome)) return { refusal: refusalSentence(game, outcome, table), told: [] };
  const told = events.filter(({ level }) => level === undefined).map(({ text }) => text);
  if (outcome.kind !== 'committed') return { told, remark: 'nothing would change' };
  return {
    told,
    ...(uncertain ? { remark: uncertainty(game, foretold) } : {}),
    ahead: { view: look.seen, events: events.map(({ seen }) => seen) },
    ...(look.result === null ? {} : { result: look.result.text }),
  };
}

/** What is known of what is about to be rolled or shown, or that it is not known. */
function uncertainty({ traits: { chance, hiddenInformation } }: AnyGame, foretold: readonly string[]): string {
  if (foretold.length > 0) return `uncertain: ${foretold.join(' ')}`;
  const on = [...(chance ? ['chance'] : []), ...(hiddenInformation ? ['what you cannot see'] : [])];
  return `uncertain: the rest depends on ${on.join(' or on ')}`;
}

/** What would happen in sentences, and where it would lead as a drawing. */
export function previewText(
  context: Context,
  match: Match,
  seat: Seat,
  input: AnyInput,
): { readonly lines: readonly string[]; readonly drawing?: string } {
  const { refusal, told, remark, ahead } = foresee(match, seat, input);
  if (refusal !== undefined) return { lines: [`it would be refused: ${refusal}`] };
  const lines = [...told.map((text) => `would: ${text}`), ...(remark === undefined ? [] : [remark])];
  const drawn = (view: Json): string => drawView(context, match.game, view, match.table);
  const drawing = ahead === undefined ? undefined : drawn(ahead.view);
  // A table on which nothing has moved yet need not be seen twice.
  return drawing === undefined || drawing === drawn(match.look(seat).seen) ? { lines } : { lines, drawing };
}

export function whyText(match: Match, seat: Seat, input: AnyInput): readonly string[] {
  const at = atSeat(match, seat);
  const asked = { ...input, seat };
  const { accepted, refusal, offers } = match.explain(seat, asked);
  const name = inputText(at, asked);
  const notation = flowText(at.game.notation.input.format(asked, at.table));
  if (accepted) return [`${name} is allowed`, notation];
  if (refusal === undefined) return [`${name} cannot be checked: there is a fault in the program`, notation];
  const named = offers.map((offer) => (offer.label.key === 'offer.open' ? offer.kind : offer.text));
  return [
    `${name} is refused: ${refusal.text}`,
    `${notation}, by the rule '${refusal.by}': ${refusal.code} ${flowText(refusal.params)}`,
    ...(named.length === 0 ? [] : [`offered instead: ${[...new Set(named)].join(', ')}`]),
  ];
}
