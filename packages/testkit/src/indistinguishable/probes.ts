/** What a curious seat could send to find out more: what it is offered, what is nearly that, and names of what it cannot see. */
import { pick } from '@turnwise/game';
import type { AnyInput, Chooser, Seat } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import { invented, nearMiss } from '../near-miss.ts';
import type { Vocabulary } from '../near-miss.ts';
import { textsIn } from './twin.ts';

/** Of each sort; and of what is offered, where that is not more. */
const EACH = 3;
const OFFERED = 8;

export function probesOf(match: Match, seat: Seat, vocabulary: Vocabulary, chooser: Chooser): readonly AnyInput[] {
  const { game, state, table } = match;
  const offered = offeredTo(match, seat, chooser);
  const known: AnyInput = offered[0] ?? { ...invented(game, vocabulary, chooser), seat };
  const near = Array.from({ length: EACH }, () => ({ ...nearMiss(known, vocabulary, chooser), seat }));
  const made = Array.from({ length: EACH }, () => ({ ...invented(game, vocabulary, chooser), seat }));
  const names = [...new Set(textsIn(game.notation.position.format(state, table)))];
  const named = [known, ...made].map((one) => ({ ...naming(one, names, chooser), seat }));
  return [...offered, ...near, ...made, ...named];
}

function offeredTo({ game, state }: Match, seat: Seat, chooser: Chooser): readonly AnyInput[] {
  const { inputs, cut } = game.legalInputs(state, seat, OFFERED);
  if (!cut) return inputs;
  return Array.from({ length: OFFERED }, () => game.sample(state, seat, chooser)).filter((one) => one !== undefined);
}

/** The input with a field, or what stands in a list there, that names something on the table, seen or not. */
function naming(input: AnyInput, names: readonly string[], chooser: Chooser): AnyInput {
  const fields = Object.keys(input).filter((field) => field !== 'kind' && field !== 'seat');
  const field = pick(chooser, fields);
  const name = pick(chooser, names);
  if (field === undefined || name === undefined) return input;
  return { ...input, [field]: Array.isArray(input[field]) ? [name] : name };
}
