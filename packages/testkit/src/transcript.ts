/**
 * A game as text that a person can read and a test can compare: every input, what it asked and what came of it, as everybody
 * sees it and as a seat does that sees more; the table every few frames; the hash of the state after each.
 */
import { formatMessage, message, nameOf, shortOptions } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, Choice, Table, Viewer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { Frame, Json } from '@turnwise/kernel';
import { formatResult } from '@turnwise/match';
import { valueText } from '@turnwise/scenario';
import { viewerName } from './seen.ts';
import { walkGame } from './walk.ts';
import type { Walk } from './walk.ts';

export interface TranscriptRequest {
  readonly seed: number;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** How many inputs are shown, the system's included. */
  readonly inputs: number;
  /** Which ones: the first, or the last of a game that is played to its end. Default the first. */
  readonly part?: 'first' | 'last';
  /** The table is shown again after so many inputs. Default 5. */
  readonly every?: number;
}

/** At a larger table the first seat and the spectator have it drawn; what the others see is written. */
const ALL_DRAWN = 2;

export function transcript(game: AnyGame, request: TranscriptRequest): string {
  const { inputs, part = 'first', every = 5, ...start } = request;
  const walk = walkGame(game, part === 'first' ? { ...start, frames: inputs } : start);
  const total = walk.frames.length;
  const from = part === 'first' ? 0 : Math.max(0, total - inputs);
  const lines = [
    `${game.id} ${game.version}, seed ${walk.seed}, seats ${walk.context.names.join(', ')}${optionsText(walk.context.options)}`,
    '',
    from === 0 ? 'at the start' : `after ${from} inputs`,
    ...tableLines(walk, from, true),
    ...questionLines(walk, from, []),
  ];
  for (let place = from + 1; place <= total; place++) {
    lines.push('', ...frameLines(walk, place));
    if (place < total && (place - from) % every === 0) lines.push(...tableLines(walk, place, false));
  }
  lines.push('', ...endLines(walk));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function optionsText(options: Json): string {
  const text = valueText(shortOptions(options));
  return text === '{}' ? '' : `, options ${text}`;
}

/** `3 X { kind: place, cell: 4 }`, its events, what is asked now, and the hash. */
function frameLines(walk: Walk, place: number): string[] {
  const { game, context, states, frames } = walk;
  const frame = frames[place - 1] as Frame<AnyTypes>;
  const by = frame.input.seat === undefined ? 'system' : nameOf(context, frame.input.seat);
  return [
    `${place} ${by} ${valueText(game.notation.input.format(frame.input, context))}`,
    ...eventsOf(frame).flatMap((event) => eventLines(walk, event)),
    ...questionLines(walk, place, game.choices(states[place - 1] as AnyState)),
    `  hash ${frame.hash}${frame.irreversible ? ', cannot be undone' : ''}`,
  ];
}

/** The choices that are pending here and were not before. */
function questionLines({ game, context, states }: Walk, place: number, before: readonly Choice[]): string[] {
  return game
    .choices(states[place] as AnyState)
    .filter(({ id }) => before.every((choice) => choice.id !== id))
    .map(
      (choice) => `  asks ${nameOf(context, choice.seat)}: ${valueText(game.notation.choice.format(choice, context))}`,
    );
}

/** The event as a spectator sees it, and as those seats do that see it differently. */
function eventLines({ game, context, seats }: Walk, event: AnyTypes['Event']): string[] {
  const all = eventText(game, context, event, null);
  const others = seats.flatMap((seat) => {
    const text = eventText(game, context, event, seat);
    return text === all ? [] : [`    to ${nameOf(context, seat)}: ${text}`];
  });
  return [`  ${all}`, ...others];
}

function eventText(game: AnyGame, table: Table, event: AnyTypes['Event'], viewer: Viewer): string {
  const seen = game.viewEvent(event, viewer);
  if (seen === undefined) return 'something that is not shown';
  const sentence = formatMessage(game.messages, game.eventLabel(seen, table));
  return `${sentence}  ${valueText(game.notation.event.format(seen, table))}`;
}

/** What each viewer sees, once for all that see the same. */
function tableLines({ game, context, states, seats, viewers }: Walk, place: number, whole: boolean): string[] {
  const state = states[place] as AnyState;
  const bySight = new Map<string, string[]>();
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const isDrawn = seats.length <= ALL_DRAWN || viewer === null || viewer === seats[0];
    const drawn = isDrawn ? (game.draw?.(view, context).split('\n') ?? []) : [];
    const written = whole || drawn.length === 0 ? [valueText(game.notation.view.format(view, context))] : [];
    const sight = [...written, ...drawn].map((line) => `    ${line}`).join('\n');
    bySight.set(sight, [...(bySight.get(sight) ?? []), viewerName(context, viewer)]);
  }
  return [...bySight].flatMap(([sight, names]) => [
    names.length === viewers.length
      ? '  everybody sees'
      : `  ${names.join(' and ')} ${names.length === 1 ? 'sees' : 'see'}`,
    ...sight.split('\n'),
  ]);
}

function endLines(walk: Walk): string[] {
  const { game, context, states, frames, end } = walk;
  const state = states.at(-1) as AnyState;
  const result = game.result(state);
  if (result === undefined) {
    const toAct = game.toAct(state).map((seat) => nameOf(context, seat));
    const next = toAct.length === 0 ? 'the system' : toAct.join(', ');
    const why = end === 'limit' ? `and so on; to act: ${next}` : `play stopped: ${end}`;
    return [why, ...tableLines(walk, frames.length, true)];
  }
  const winners = result.winners.map((seat) => nameOf(context, seat));
  const sentence = formatMessage(game.messages, message(`result.${result.reason}`, { ...result, winners }));
  return [
    `the end: ${sentence}  ${valueText(formatResult(game, state, context))}`,
    ...tableLines(walk, frames.length, true),
  ];
}
