/** What a seat is asked, taken from its look: the messages that follow every update. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { WireChoice, WireLook, WireSlot } from './look.ts';
import type { PriorityWindow, ServerMessageOf } from './server-messages.ts';

export interface AskingAt {
  readonly match: string;
  readonly place: number;
  /** When the time of a seat runs out, in milliseconds since 1970; null where no clock runs for it. */
  readonly expiresAt: (seat: string) => number | null;
}

/** `pending.input` for each question that this viewer knows of; if there is none, `priority.changed`. */
export function asking(
  look: WireLook,
  at: AskingAt,
): readonly (ServerMessageOf<'pending.input'> | ServerMessageOf<'priority.changed'>)[] {
  if (look.choices.length > 0) return look.choices.map((choice) => pendingInput(look, choice, at));
  const { match, place, expiresAt } = at;
  const first = look.viewer !== null && look.toAct.includes(look.viewer) ? look.viewer : look.toAct[0];
  return [
    {
      type: 'priority.changed',
      match,
      place,
      toAct: look.toAct,
      decision: look.decision,
      window: windowOf(look.view),
      timeOut: look.timeOut,
      expiresAt: first === undefined ? null : expiresAt(first),
    },
  ];
}

/**
 * Where in the turn a view says that the match is. A view that has such words has them in `turn`, as those of rulesets do, or beside what
 * else it shows.
 */
function windowOf(view: Json): PriorityWindow | null {
  if (!isRecord(view)) return null;
  const words = isRecord(view['turn']) ? view['turn'] : view;
  const number = [words['number'], words['turn'], words['round']].find((one) => Number.isSafeInteger(one));
  const window: PriorityWindow = {
    ...(typeof number === 'number' ? { turn: number } : {}),
    ...textOf(words, 'active'),
    ...textOf(words, 'phase'),
    ...textOf(words, 'step'),
  };
  return Object.keys(window).length === 0 ? null : window;
}

function textOf(words: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, string>> {
  const value = words[name];
  return typeof value === 'string' ? { [name]: value } : {};
}

const HINTS = ['kind', 'source', 'purpose', 'from', 'filter'];

function pendingInput(look: WireLook, choice: WireChoice, at: AskingAt): ServerMessageOf<'pending.input'> {
  const { id, seat, text, label, written, timeOut } = choice;
  const own = seat === look.viewer;
  const slot = own ? slotFor(look, id) : undefined;
  const fields = isRecord(written) ? (written as Readonly<Record<string, Json>>) : {};
  return {
    type: 'pending.input',
    match: at.match,
    place: at.place,
    choice: id,
    seat,
    decision: own ? look.decision : null,
    prompt: text,
    ...(label === undefined ? {} : { label }),
    candidates: slot?.options ?? [],
    bounds: {
      min: slot?.min ?? 0,
      max: slot?.max ?? 0,
      ordered: slot?.ordered ?? false,
      noneOrAll: slot?.noneOrAll ?? false,
      list: slot === undefined ? false : slot.list === true || slot.max > 1,
    },
    hints: Object.fromEntries(
      HINTS.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name] as Json]),
    ),
    timeOut,
    expiresAt: at.expiresAt(seat),
  };
}

/** The slot of the offer that answers this question. */
function slotFor({ offers }: WireLook, id: string): WireSlot | undefined {
  const offer = offers.find(({ kind, fixed }) => kind === 'answer' && fixed?.['choice'] === id);
  return offer?.slots.find(({ name }) => name === 'value');
}
