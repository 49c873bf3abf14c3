/** Makes the moves of bots in a replayed match again, from what each of them saw, and compares. */
import { botLook, recheck } from '@turnwise/bots';
import type { AnyInput, Seat } from '@turnwise/game';
import { nameOf } from '@turnwise/game';
import type { BotMark } from '@turnwise/match';
import type { Context } from '../context.ts';
import { flowText } from '../flow.ts';
import { createProgressBar } from '../progress-bar.ts';
import { stateAfter } from './playback.ts';
import type { Playback } from './playback.ts';

export interface Rechecks {
  /** How many moves of bots the match has, up to where it departs from its record. */
  readonly moves: number;
  readonly different: readonly DifferentMove[];
}

export interface DifferentMove {
  readonly frame: number;
  readonly seat: string;
  readonly bot: string;
  /** In notation, as it was recorded. */
  readonly recorded: unknown;
  /** What the bot does now, or why it does nothing. */
  readonly found?: unknown;
  readonly why?: string;
}

export async function recheckBots({ io }: Context, playback: Playback): Promise<Rechecks> {
  const { match, played } = playback;
  const { game, table } = match;
  const marked = played.flatMap(({ no, recorded: { bot, input }, frame }) =>
    bot === undefined || frame?.input.seat === undefined ? [] : [{ no, bot, input, made: frame.input }],
  );
  const bar = createProgressBar(io, marked.length, 'moves');
  const different: DifferentMove[] = [];
  for (const [at, { no, bot, input, made }] of marked.entries()) {
    bar.update(at);
    await io.breathe();
    const seat = made.seat as Seat;
    const found = again(playback, no, seat, made, bot);
    if (found !== undefined)
      different.push({ frame: no, seat: nameOf(table, seat), bot: bot.name, recorded: input, ...found });
  }
  bar.clear();
  return { moves: marked.length, different };

  /** Undefined for the same move. */
  function again(of: Playback, no: number, seat: Seat, made: AnyInput, bot: BotMark): Found | undefined {
    try {
      const look = botLook(game, stateAfter(of, no - 1), seat, table.names.length);
      const one = recheck(game, look, made, bot);
      if (one.kind === 'same') return undefined;
      if (one.kind === 'other') return { found: game.notation.input.format(one.input, table) };
      return { why: `expected ${one.issue.expected}` };
    } catch (error) {
      return { why: error instanceof Error ? error.message : String(error) };
    }
  }
}

type Found = Pick<DifferentMove, 'found' | 'why'>;

/** One line for a person. */
export function differentText({ frame, seat, bot, recorded, found, why }: DifferentMove): string {
  const now = why === undefined ? `now it chooses ${flowText(found)}` : `it cannot be made again: ${why}`;
  return `frame ${frame}: ${seat}, played by ${bot}: recorded is ${flowText(recorded)}, ${now}`;
}
