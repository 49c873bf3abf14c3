/** What people do at a match, by request or over a socket. */
import { semanticInput, wireEvent, wirePreview } from '@turnwise/protocol';
import { CONTROLS } from '@turnwise/protocol';
import type { ActAnswer, ControlOrder, WireInput } from '@turnwise/protocol';
import type { Json, Refusal } from '@turnwise/kernel';
import { hostMay } from '@turnwise/table';
import type { TableEntry, Fold } from '@turnwise/table';
import { mustBe } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { Deed, LookWanted, Previewed, Sent, SentById } from '../door.ts';
import { PlatformError } from '../platform-error.ts';
import type { Room } from '../room.ts';
import { answered } from './answered.ts';
import type { Answered } from './answered.ts';
import { shownLook } from './shown-look.ts';

export function doDeed(room: Room, caller: Caller, deed: Deed, sent: Sent): Promise<Answered> {
  switch (deed.kind) {
    case 'act':
      return act(room, caller, deed.input, sent);
    case 'answer':
      return enterInput(
        room,
        caller,
        { raw: { kind: 'answer', choice: deed.choice, value: deed.value } },
        { id: sent.id, lag: sent.lag, labels: sent.labels },
      );
    case 'undo':
    case 'redo':
      return rewind(room, caller, deed.kind, sent);
    case 'control':
      return control(room, caller, deed.order, sent);
  }
}

/** With the events that came of it, and the look. */
export async function doAndShow(room: Room, caller: Caller, deed: Deed, sent: SentById): Promise<ActAnswer> {
  const { outcome, place, again, news } = await doDeed(room, caller, deed, sent);
  const { viewer } = caller;
  return room.table.read((fold) => {
    const { match } = fold;
    const { look, hash } = shownLook(fold, viewer);
    const shown = news === undefined || news.way === 'undone' ? [] : match.events(viewer, news.frames);
    return {
      match: room.id,
      id: sent.id,
      outcome,
      ...(again ? { again: true as const } : {}),
      events: shown.map((event) => wireEvent(event)),
      place,
      look,
      viewHash: hash,
    };
  });
}

/** An input of a seat. */
async function act(room: Room, caller: Caller, action: WireInput, sent: Sent): Promise<Answered> {
  const { game } = await room.table.read(({ match }) => match);
  const { input, isNotation } = semanticInput(action, Object.keys(game.rules.inputs));
  if ((input as { readonly kind?: unknown }).kind === 'timeout') throw new PlatformError('forbidden');
  return enterInput(room, caller, isNotation ? { input } : { raw: input }, sent);
}

async function enterInput(
  room: Room,
  caller: Caller,
  { input = null, raw }: { readonly input?: Json; readonly raw?: unknown },
  { id, decision, lag, labels }: Sent,
): Promise<Answered> {
  const seat = seatOf(caller);
  const entry: TableEntry = {
    kind: 'input',
    seat,
    input,
    ...(id === undefined ? {} : { client: id }),
    ...(lag === undefined || lag === 0 ? {} : { lag }),
  };
  const answer = await room.table.enter(entry, {
    ...(raw === undefined ? {} : { raw }),
    ...(decision === undefined ? {} : { decision }),
    may: (fold) => stillHolds(fold, caller) ?? hasBegun(fold),
  });
  return answered(room, caller, answer, { repeated: 'committed', labels });
}

async function rewind(room: Room, caller: Caller, what: 'undo' | 'redo', { id, labels }: Sent): Promise<Answered> {
  mustBe(caller, ['seat', 'host']);
  const entry: TableEntry = { kind: what, seat: caller.seat, ...(id === undefined ? {} : { client: id }) };
  const may = (fold: Fold): Refusal | undefined => mayStill(fold, caller, entry) ?? endStands(fold);
  const mayReload = (records: number): Promise<boolean> => room.mayReplay(caller, records);
  return answered(room, caller, await room.table.enter(entry, { may, mayReload }), { labels });
}

async function control(room: Room, caller: Caller, order: ControlOrder, { id, labels }: Sent): Promise<Answered> {
  mustBe(caller, CONTROLS[order.kind].who);
  const decision = order.kind === 'timeout' ? await decisionOf(room, order.seat) : '';
  const entry = entryOf(caller, order, id, decision);
  const answer = await room.table.enter(entry, { may: (fold) => mayStill(fold, caller, entry) });
  return answered(room, caller, answer, { labels });
}

/** What an input would do, as far as the seat may know. */
export async function preview(
  room: Room,
  caller: Caller,
  action: WireInput,
  wanted: LookWanted = {},
): Promise<Previewed> {
  const seat = seatOf(caller);
  return room.table.read((fold) => {
    mustHold(fold, caller);
    if (fold.isOver) throw new PlatformError('over');
    const { match, place } = fold;
    const { input, isNotation } = semanticInput(action, Object.keys(match.game.rules.inputs));
    const number = match.seatNamed(seat);
    if (number === undefined) throw new PlatformError('unknownSeat');
    const parsed = isNotation ? match.parseInput(number, input) : undefined;
    if (parsed?.ok === false) throw new PlatformError('malformed', { issues: parsed.error as unknown as Json });
    const { stage = false } = wanted;
    const seen = match.preview(number, parsed === undefined ? input : parsed.value, { stage });
    if (!seen.ok) throw new PlatformError('internal');
    return { preview: wirePreview(seen.value, wanted), place };
  });
}

function seatOf(caller: Caller): string {
  mustBe(caller, ['seat']);
  if (caller.seat === null) throw new PlatformError('forbidden');
  return caller.seat;
}

/** What a seat has to decide; nothing if it is not waited for. */
function decisionOf({ table }: Room, seat: string): Promise<string> {
  return table.read(({ match }) => {
    const number = match.seatNamed(seat);
    return number === undefined ? '' : (match.decision(number) ?? '');
  });
}

function entryOf(
  { seat, role, holder }: Caller,
  order: ControlOrder,
  id: string | undefined,
  decision: string,
): TableEntry {
  const by = role === 'seat' ? (seat ?? role) : role;
  const client = id === undefined ? {} : { client: id };
  switch (order.kind) {
    case 'concede':
      return { kind: 'concede', seat: seat ?? '', ...client };
    case 'decline':
      return { kind: 'decline', seat, ...client };
    case 'halt':
    case 'end':
      return { kind: order.kind, by, ...(order.reason === undefined ? {} : { reason: order.reason }), ...client };
    case 'resume':
      return { kind: 'resume', by, ...client };
    case 'timeout':
      return {
        kind: 'timeout',
        seat: order.seat,
        decision,
        by,
        ...(role === 'moderator' ? { forced: true } : {}),
        ...client,
      };
    case 'kick':
      return { kind: 'seat', seat: order.seat, holder: null, by, ...client };
    case 'mute':
    case 'unmute':
      return { kind: order.kind, by, seat: order.seat, ...client };
    case 'system':
      return { kind: 'system', input: order.input as Json, by: holder === null ? by : role, ...client };
  }
}

/** Throws `unauthenticated` for a caller that has lost its seat since it joined. */
export function mustHold(fold: Fold, caller: Caller): void {
  if (stillHolds(fold, caller) !== undefined) throw new PlatformError('unauthenticated');
}

/** Asked whenever it is tried: the seat may have been taken away meanwhile. */
function stillHolds({ seating, settings }: Fold, { role, seat, holder }: Caller): Refusal | undefined {
  if (role === 'seat' && seat !== null && seating.of(seat)?.holder !== holder) return refusal('unauthenticated');
  return role === 'host' && settings.host !== holder ? refusal('unauthenticated') : undefined;
}

/** Once it is over everybody may read the whole document: where that tells secrets or what chance will bring, nobody goes back. */
function endStands({ isOver, match }: Fold): Refusal | undefined {
  const { hiddenInformation, chance } = match.game.traits;
  return isOver && (hiddenInformation || chance) ? refusal('over') : undefined;
}

function mayStill(fold: Fold, caller: Caller, entry: TableEntry): Refusal | undefined {
  return stillHolds(fold, caller) ?? (caller.role === 'host' ? hostMay(fold, entry) : undefined);
}

function hasBegun({ stage }: Fold): Refusal | undefined {
  return stage === 'open' ? refusal('notOpen') : undefined;
}

function refusal(code: string): Refusal {
  return { kind: 'disallowed', code, params: {}, by: 'platform' };
}
