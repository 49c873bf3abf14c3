/** A look as it came over the wire, in the form that a screen knows: with numbers of seats, and with all that was left out as said already. */
import { message, seatNamed } from '@turnwise/game';
import type { Choice, Message, Seat, Table } from '@turnwise/game';
import type { Look, SeenOffer, SeenRewind, SeenSlot } from '@turnwise/match';
import type { WireLook, WireOffer, WireRewind, WireSlot } from '@turnwise/protocol';

/** `isKnown`: the game is here, so its views are in its own types; otherwise they are in notation. */
export function toLook(wire: WireLook, table: Table, isKnown: boolean): Look {
  const seat = seatNamed(table, wire.viewer);
  const { viewer, frame, status, view, toAct, decision, timeOut, stopped, result } = wire;
  return {
    viewer,
    frame,
    status,
    seen: isKnown ? (wire.seen ?? null) : view,
    view,
    hash: '',
    toAct,
    choices: wire.choices.map((choice) => ({
      id: choice.id,
      seat: choice.seat,
      ...said(choice),
      seen: choice.seen as unknown as Choice,
      written: choice.written,
      timeOut: choice.timeOut === null ? null : ({ ...choice.timeOut, ...said(choice.timeOut) } as Look['timeOut']),
    })),
    offers: seat === undefined ? [] : wire.offers.map((offer) => toOffer(offer, seat)),
    decision,
    timeOut: timeOut === null ? null : ({ ...timeOut, ...said(timeOut) } as Look['timeOut']),
    undo: toRewind(wire.undo),
    redo: toRewind(wire.redo),
    stopped: stopped && said(stopped),
    result: result && ({ ...result, ...said(result) } as Look['result']),
  };
}

function toOffer(offer: WireOffer, seat: Seat): SeenOffer {
  const { kind, fixed, slots, written, about, more, aside } = offer;
  return {
    kind,
    seat,
    ...(fixed === undefined ? {} : { fixed }),
    slots: slots.map(toSlot),
    ...said(offer),
    written: written ?? { kind, ...fixed },
    ...(about === undefined ? {} : { about }),
    ...(more === undefined ? {} : { more }),
    ...(aside === undefined ? {} : { aside }),
  };
}

function toSlot({ options, ordered, noneOrAll, list, ...slot }: WireSlot): SeenSlot {
  return {
    ...slot,
    ...(ordered === undefined ? {} : { ordered }),
    ...(noneOrAll === undefined ? {} : { noneOrAll }),
    ...(list === undefined ? {} : { list }),
    candidates: options.map(({ value }) => value),
    options: options.map((option) => ({
      ...said(option),
      written: option.written ?? option.value,
      ...(option.cost === undefined ? {} : { cost: option.cost }),
    })),
  };
}

function toRewind(rewind: WireRewind): SeenRewind {
  return rewind.able ? rewind : { ...rewind, ...said(rewind) };
}

function said({ text, label }: { readonly text: string; readonly label?: Message | undefined }): {
  readonly text: string;
  readonly label: Message;
} {
  return { text, label: label ?? message(text) };
}
