/** One frame for a person: who did what, which behaviour changed what and what it said, and the board after it. */
import { formatMessage } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, LogLevel, Table } from '@turnwise/game';
import type { Change } from '@turnwise/kernel';
import { isRecord } from '@turnwise/kernel';
import type { Colours } from '../colours.ts';
import type { Context } from '../context.ts';
import { drawAll } from '../drawing.ts';
import { flowText } from '../flow.ts';
import { isFault } from './playback.ts';
import type { Playback, Played } from './playback.ts';

export function frameText(context: Context, playback: Playback, no: number, level: LogLevel = 'min'): string {
  const { colours } = context;
  const { match, played, start, length } = playback;
  const { game, table } = match;
  const one = played[no - 1];
  if (one === undefined)
    return [
      headline(`start of ${game.title}, ${length} frames follow`, colours),
      positionText(context, game, start, table),
    ].join('\n');
  const { recorded } = one;
  const who = `${recorded.as ?? 'system'}: ${flowText(recorded.input)}`;
  return [
    headline(`frame ${no} of ${length}  ${who}`, colours),
    ...changesText(game, table, one, colours, level),
    positionText(context, game, one.state, table),
  ].join('\n');
}

function headline(text: string, { bold }: Colours): string {
  return bold(text);
}

function changesText(
  game: AnyGame,
  table: Table,
  { frame, recorded }: Played,
  { dim, cyan }: Colours,
  level: LogLevel,
): string[] {
  if (frame === undefined) return [isFault(recorded) ? '  a fault of the program ended the match here' : '  no change'];
  const widest = Math.max(...frame.changes.map(({ by }) => by.length));
  const lines = frame.changes.flatMap((change) => [
    `  ${cyan(change.by.padEnd(widest))}  ${dim(diffText(change))}`,
    ...change.events
      .filter((event) => level === 'debug' || game.eventLevel(event) === 'min')
      .map(
        (event) => `  ${' '.repeat(widest)}  · ${formatMessage(game.messages, game.eventLabel(event, table, level))}`,
      ),
  ]);
  const seal = frame.irreversible ? ', irreversible' : '';
  return [...lines, dim(`  hash ${frame.hash || 'none'}${seal}`)];
}

/** The diff as data; a draw says from which stream, and a fact that nothing changed. */
function diffText({ diff }: Change<AnyTypes>): string {
  if (diff === undefined) return 'fact';
  if (diff.kind !== '$draw' || !isRecord(diff)) return flowText(diff);
  const { kind: _kind, ...rest } = diff;
  return `draw ${flowText(rest)}`;
}

/** The drawing with nothing hidden, as whoever replays is the host. */
function positionText(context: Context, game: AnyGame, state: AnyState, table: Table): string {
  return `\n${drawAll(context, game, state, table)}\n`;
}
