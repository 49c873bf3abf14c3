/** The events of a frame in a transcript: each set in under the one that brought it, with what some seats see more. */
import { formatMessage, nameOf } from '@turnwise/game';
import type { AnyTypes, Viewer } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Frame, Json } from '@turnwise/kernel';
import type { EventId, Happened, Trail } from '@turnwise/match';
import { valueText } from '@turnwise/scenario';
import { blockLines, indented, wrapText } from './block-text.ts';
import type { Walk } from './walk.ts';

/** What fits on a line is not broken. */
export const LINE = 150;
/** Deeper than this it goes no further to the right. */
const DEEPEST = 8;

export function eventLines(walk: Walk, trail: Trail, frame: Frame<AnyTypes>): readonly string[] {
  const { frames } = walk;
  const before = new Map(trail.of(frames, frames.slice(0, frame.no)).map((one) => [one.id, one]));
  const depths = new Map<EventId, number>();
  /** The events under which the next line would stand, by depth. */
  let open: readonly EventId[] = [];
  return trail.of(frames, [frame]).flatMap((happened) => {
    const { id, cause } = happened;
    const lines: string[] = [];
    if (cause !== undefined && !open.includes(cause)) {
      // Something came between, or it happened before this frame: it is told again.
      const depth = depths.get(cause) ?? 0;
      depths.set(cause, depth);
      lines.push(...setIn([`… ${sentence(walk, before.get(cause) as Happened, null)}`], depth));
      open = [...open.slice(0, depth), cause];
    }
    const depth = cause === undefined ? 0 : Math.min((depths.get(cause) ?? 0) + 1, DEEPEST);
    depths.set(id, depth);
    open = [...open.slice(0, depth), id];
    return [...lines, ...setIn(oneEvent(walk, happened), depth)];
  });
}

/** As a spectator sees it; then, for those seats that see it differently, what differs. */
function oneEvent(walk: Walk, happened: Happened): readonly string[] {
  const { seats, context } = walk;
  const told = sentence(walk, happened, null);
  const written = notation(walk, happened, null);
  const others = seats.flatMap((seat) => {
    const text = sentence(walk, happened, seat);
    const more = differing(notation(walk, happened, seat), written);
    if (text === told && more === undefined) return [];
    return beside(`to ${nameOf(context, seat)}: ${text}`, more).map((line) => `    ${line}`);
  });
  return [...beside(told, written), ...others];
}

function sentence({ game, context }: Walk, { event }: Happened, viewer: Viewer): string {
  const seen = game.viewEvent(event, viewer);
  return seen === undefined
    ? 'something that is not shown'
    : formatMessage(game.messages, game.eventLabel(seen, context));
}

function notation({ game, context }: Walk, { event }: Happened, viewer: Viewer): Json | undefined {
  const { expected, format } = game.notation.event;
  const seen = game.viewEvent(event, viewer);
  return seen === undefined ? undefined : (expected ?? format)(seen, context);
}

/** The fields that are others than everybody sees; undefined if none is. */
function differing(own: Json | undefined, common: Json | undefined): Json | undefined {
  if (!isRecord(own) || !isRecord(common)) return valueText(own) === valueText(common) ? undefined : own;
  const fields = Object.entries(own).filter(([name, value]) => valueText(value) !== valueText(common[name]));
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** A sentence with a value behind it, or below it where that does not fit. */
export function beside(text: string, value: Json | undefined): readonly string[] {
  if (value === undefined) return wrapText(text, LINE);
  const line = `${text}  ${valueText(value)}`;
  if (line.length <= LINE) return [line];
  return [...wrapText(text, LINE), ...blockLines(value, LINE, 0).map((one) => `    ${one}`)];
}

function setIn(lines: readonly string[], depth: number): readonly string[] {
  return lines.map((line) => `${'  '.repeat(depth)}${indented(line)}`);
}
