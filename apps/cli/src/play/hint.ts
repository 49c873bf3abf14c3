/** What the strongest bot would do, and why, in the game's own words. */
import { strongestBot } from '@turnwise/bots';
import type { Tried } from '@turnwise/bots';
import { nameOf } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import type { BotAnswer } from '@turnwise/bot-pool';
import type { Match } from '@turnwise/match';
import { tableText } from '../columns.ts';
import { count, thousands } from '../figures.ts';
import { flowText } from '../flow.ts';
import { atSeat, inputText } from './at-seat.ts';
import type { AtSeat } from './at-seat.ts';
import { knownName } from './bot-names.ts';
import type { Seating } from './seating.ts';
import { thinkingSeed } from './table-bots.ts';

/** So many inputs are shown, and of the line that is expected so many after the first. */
const BEST = 5;
const AHEAD = 6;

export async function hint(match: Match, seat: Seat, { bots, root }: Seating): Promise<readonly string[]> {
  const { game } = match;
  const bot = strongestBot(game);
  const answer = await bots.think(match, {
    seat,
    bot,
    seed: thinkingSeed(match, seat, root, 'hint'),
    doing: `${bot} is thinking`,
  });
  return hintLines(atSeat(match, seat), seat, answer);
}

function hintLines(at: AtSeat, seat: Seat, { decision, mark }: BotAnswer): readonly string[] {
  const { input, report } = decision;
  const searched = report.iterations.some((done) => done > 0);
  const moves = withoutTwins(at, report.moves);
  const [first] = moves;
  // People wonder why it is not the highest value: what was tried little may only have been lucky.
  const isMost = searched && moves.length > 1 && first?.certain !== true && first?.input === input;
  const lines = [
    `${knownName(at.game, mark.name)} would choose${isMost ? ' what it tried most' : ''}: ${textOf(at, input)}`,
  ];
  const best = moves.slice(0, BEST);
  // A single thing to do needs no reason.
  if (moves.length > 1) {
    const rows = best.map(({ text, value, visits, certain }) => [
      valueText(value, certain === true),
      ...(searched ? [`tried ${thousands(visits)}×`] : []),
      text,
    ]);
    lines.push(...tableText(rows, searched ? [0, 1] : [0]).split('\n'));
    const others = moves.length - best.length;
    if (others > 0) lines.push(`and ${count(others, 'other')}, less promising`);
  }
  const ahead = report.line.slice(1, 1 + AHEAD).map((one) => `${whoText(at, one, seat)}${textOf(at, one)}`);
  if (ahead.length > 0) lines.push(`It expects then: ${ahead.join('; ')}`);
  return lines;
}

/** Inputs that are called the same are shown once, by the best of them. */
function withoutTwins(at: AtSeat, moves: readonly Tried[]): readonly (Tried & { readonly text: string })[] {
  const known = new Set<string>();
  return moves.flatMap((move) => {
    const text = textOf(at, move.input);
    if (known.has(text)) return [];
    known.add(text);
    return [{ ...move, text }];
  });
}

function valueText(value: number, certain: boolean): string {
  if (certain && value === 1) return 'wins';
  if (certain && value === 0) return 'loses';
  return `${Math.round(value * 100)}%`;
}

function whoText({ table }: AtSeat, { seat }: AnyInput, own: Seat): string {
  if (seat === undefined) return '';
  return seat === own ? 'you: ' : `${nameOf(table, seat)}: `;
}

/** What follows may be about things that the seat does not see yet: then the input says it in notation. */
function textOf(at: AtSeat, input: AnyInput): string {
  try {
    return inputText(at, input);
  } catch {
    return flowText(at.game.notation.input.format(input, at.table));
  }
}
