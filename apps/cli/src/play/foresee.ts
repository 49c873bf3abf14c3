/** What an input would do, and why it is allowed or not, for the seat that asks. */
import { formatMessage } from '@turnwise/game';
import type { Ahead, AnyGame, AnyInput, AnyTypes, Offer, Seat } from '@turnwise/game';
import { eventsOf, isRefusal } from '@turnwise/kernel';
import type { Json, Previewed } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { Context } from '../context.ts';
import { drawView } from '../drawing.ts';
import { flowText } from '../flow.ts';
import { inputSentence, refusalSentence } from '../sentences.ts';

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
  readonly result?: Json;
}

export function foresee(match: Match, seat: Seat, input: AnyInput): Foreseen {
  const { game, state, table } = match;
  const previewed = match.preview(seat, input);
  if (!previewed.ok) return { refusal: `a fault of the program: ${previewed.error.message}`, told: [] };
  const { outcome, uncertain, foretold, events, look } = previewed.value;
  if (isRefusal(outcome)) return { refusal: refusalSentence(game, outcome, table), told: [] };
  const told = events.filter(({ level }) => level === undefined).map(({ text }) => text);
  if (outcome.kind !== 'committed') return { told, remark: 'nothing would change' };
  const after = game.kernel.preview(state, { ...input, seat }, (event) => game.revealsTo(event, seat));
  return {
    told,
    ...(uncertain
      ? { remark: ['uncertain: what follows hangs on chance or on a secret', ...foretold].join('. ') }
      : {}),
    ...(after.ok ? { ahead: aheadOf(game, after.value, seat) } : {}),
    ...(look.result === null ? {} : { result: look.result as unknown as Json }),
  };
}

function aheadOf(game: AnyGame, { outcome, state }: Previewed<AnyTypes>, seat: Seat): Ahead<AnyTypes> {
  const events = outcome.kind === 'committed' ? eventsOf(outcome.frame) : [];
  return {
    view: game.view(state, seat),
    events: events.flatMap((event) => game.viewEvent(event, seat) ?? []),
  };
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
  return { lines, ...(ahead === undefined ? {} : { drawing: drawView(context, match.game, ahead.view, match.table) }) };
}

export function whyText(match: Match, seat: Seat, input: AnyInput): readonly string[] {
  const { game, state, table } = match;
  const asked = { ...input, seat };
  const { accepted, refusal, offers } = game.explain(state, seat, asked);
  const name = inputSentence(game, state, asked, table);
  const notation = flowText(game.notation.input.format(asked, table));
  if (accepted) return [`${name} is allowed`, notation];
  if (refusal === undefined) return [`${name} cannot be answered: a fault of the program`, notation];
  const named = offers.map((offer) => offerName(match, offer));
  return [
    `${name} is refused: ${refusalSentence(game, refusal, table)}`,
    `${notation}, by the rule '${refusal.by}': ${refusal.code} ${flowText(refusal.params)}`,
    ...(named.length === 0 ? [] : [`offered instead: ${[...new Set(named)].join(', ')}`]),
  ];
}

/** By its label, or in the words of the one input that it is. */
function offerName({ game, state, table }: Match, offer: Offer): string {
  if (offer.label !== undefined) return formatMessage(game.messages, offer.label);
  const [input] = offer.slots.length > 0 ? [] : game.expand(offer, 1).inputs;
  return input === undefined ? offer.kind : inputSentence(game, state, input, table);
}
