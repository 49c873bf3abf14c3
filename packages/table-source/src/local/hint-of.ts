/** A bot's decision in words, for those who ask for advice. */
import type { Decision } from '@turnwise/bots';
import { inputMessage, nameOf, told } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { Hint, HintWords } from '../table-source.ts';

/** So many inputs are shown, and so many of the line that is expected. */
const BEST = 6;
const AHEAD = 7;

export function hintOf(match: Match, seat: Seat, { input, report }: Decision): Hint {
  const { seat: _seat, ...rest } = input;
  const total = report.moves.reduce((sum, { visits }) => sum + visits, 0);
  const known = new Set<string>();
  const tried = report.moves.flatMap((move) => {
    const words = wordsOf(match, seat, move.input);
    if (known.has(words.text)) return [];
    known.add(words.text);
    return [{ ...words, visits: total === 0 ? 0 : move.visits / total, value: move.value }];
  });
  return {
    ...wordsOf(match, seat, input),
    input: rest as Json,
    tried: tried.slice(0, BEST),
    line: report.line.slice(0, AHEAD).map((one) => ({
      seat: one.seat === undefined ? null : nameOf(match.table, one.seat),
      ...wordsOf(match, seat, one),
    })),
  };
}

/** What follows may be about things that the seat does not see yet: then the input says it in notation. */
function wordsOf(match: Match, seat: Seat, input: AnyInput): HintWords {
  const { game, table } = match;
  const look = match.look(seat);
  const sight = { game, table, view: look.seen, choices: look.choices.map(({ seen }) => seen) };
  try {
    return told(game.messages, inputMessage(sight, input));
  } catch {
    return { text: JSON.stringify(game.notation.input.format(input, table)) };
  }
}
