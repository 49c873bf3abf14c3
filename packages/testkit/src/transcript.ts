/**
 * A game as text that a person can read and a test can compare: every input, what it asked and what came of it, as everybody
 * sees it and as a seat does that sees more; the table every few frames; the hash of the state after each. What an event
 * brought stands below it, set in; no line is too long to be read, and running numbers are left out where they can be.
 */
import { asAnyGame, formatMessage, message, nameOf, shortOptions } from '@turnwise/game';
import type { AnyState, AnyTypes, Choice, HostGame } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Frame, Json } from '@turnwise/kernel';
import { formatResult, Trail } from '@turnwise/match';
import { valueText } from '@turnwise/scenario';
import { blockLines, fieldLines, indented } from './block-text.ts';
import { beside, eventLines, LINE } from './event-lines.ts';
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

export function transcript(hosted: HostGame, request: TranscriptRequest): string {
  const game = asAnyGame(hosted);
  const { inputs, part = 'first', every = 5, ...start } = request;
  const walk = walkGame(game, part === 'first' ? { ...start, frames: inputs } : start);
  const total = walk.frames.length;
  const from = part === 'first' ? 0 : Math.max(0, total - inputs);
  const lines = [
    `${game.id} ${game.version}, seed ${walk.seed}, seats ${walk.context.names.join(', ')}`,
    ...optionLines(walk.context.options),
    '',
    from === 0 ? 'at the start' : `after ${from} inputs`,
    ...tableLines(walk, from, true),
    ...questionLines(walk, from, []),
  ];
  const trail = new Trail(game);
  for (let place = from + 1; place <= total; place++) {
    lines.push('', ...frameLines(walk, trail, place));
    if (place < total && (place - from) % every === 0) lines.push(...tableLines(walk, place, false));
  }
  lines.push('', ...endLines(walk));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function optionLines(options: Json): readonly string[] {
  const short = shortOptions(options);
  return valueText(short) === '{}' ? [] : ['options', ...blockLines(short, LINE).map(indented)];
}

/** `3 X { kind: place, cell: 4 }`, its events, what is asked now, and the hash. */
function frameLines(walk: Walk, trail: Trail, place: number): string[] {
  const { game, context, kernel, states, frames } = walk;
  const frame = frames[place - 1] as Frame<AnyTypes>;
  const by = frame.input.seat === undefined ? 'system' : nameOf(context, frame.input.seat);
  return [
    ...beside(`${place} ${by}`, game.notation.input.format(frame.input, context)),
    ...eventLines(walk, trail, frame),
    ...questionLines(walk, place, game.choices(states[place - 1] as AnyState)),
    `  hash ${kernel.hash(states[place] as AnyState)}${frame.irreversible ? ', cannot be undone' : ''}`,
  ];
}

/** The choices that are pending here and were not before. */
function questionLines({ game, context, states }: Walk, place: number, before: readonly Choice[]): string[] {
  const state = states[place] as AnyState;
  return game
    .choices(state)
    .filter(({ id }) => before.every((choice) => choice.id !== id))
    .flatMap((choice) => {
      const written = game.notation.choice.format(choice, context);
      // The id counts through the match, and the seat is said.
      const { id: _id, seat: _seat, ...fields } = isRecord(written) ? written : { choice: written };
      const question = formatMessage(game.messages, game.choiceLabel(choice, context, game.view(state, choice.seat)));
      return beside(`asks ${nameOf(context, choice.seat)}: ${question}`, fields as Json).map(indented);
    });
}

/** What each viewer sees, once for all that see the same. */
function tableLines({ game, context, states, seats, viewers }: Walk, place: number, whole: boolean): string[] {
  const state = states[place] as AnyState;
  const sights = new Map<string, Sight>();
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const isDrawn = seats.length <= ALL_DRAWN || viewer === null || viewer === seats[0];
    const drawn = isDrawn ? (game.draw?.(view, context).split('\n') ?? []) : [];
    const written = whole || drawn.length === 0 ? game.notation.view.format(view, context) : undefined;
    const key = JSON.stringify([written, drawn]);
    const names = [...(sights.get(key)?.names ?? []), viewerName(context, viewer)];
    sights.set(key, { names, drawn, written });
  }
  const first = [...sights.values()][0] as Sight;
  return [...sights.values()].flatMap((sight) => {
    const { names, drawn, written } = sight;
    const block = written === undefined ? [] : positionLines(written, sight === first ? undefined : first);
    const gap = block.length > 0 && drawn.length > 0 ? [''] : [];
    return [
      names.length === viewers.length
        ? '  everybody sees'
        : `  ${names.join(' and ')} ${names.length === 1 ? 'sees' : 'see'}`,
      ...[...block, ...gap, ...drawn].map((line) => `    ${line}`),
    ];
  });
}

interface Sight {
  readonly names: readonly string[];
  readonly drawn: readonly string[];
  readonly written: Json | undefined;
}

/** The position as a block; what somebody sees just so who was told before is not told again. */
function positionLines(written: Json, first: Sight | undefined): readonly string[] {
  const before = first?.written;
  if (first === undefined || !isRecord(written) || !isRecord(before)) return blockLines(written, LINE);
  // A field that only the other has would be missed.
  if (Object.keys(before).some((name) => !Object.hasOwn(written, name))) return blockLines(written, LINE);
  const other = Object.entries(written).filter(([name, value]) => valueText(value) !== valueText(before[name] as Json));
  if (other.length === Object.keys(written).length) return blockLines(written, LINE);
  const lines = fieldLines(Object.fromEntries(other), LINE);
  return [...lines, `${lines.length === 0 ? 'all' : 'and the rest'} as ${first.names.join(' and ')}`];
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
    ...beside(`the end: ${sentence}`, formatResult(game, state, context)),
    ...tableLines(walk, frames.length, true),
  ];
}
