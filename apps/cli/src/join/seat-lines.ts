/** Who sits where, and what has changed about that, in sentences. */
import type { SeatState } from '@turnwise/protocol';

/** `O (bob)`, or `O` where its player has no other name. */
export function playerText({ seat, name }: SeatState): string {
  return name === null || name.toLowerCase() === seat.toLowerCase() ? seat : `${seat} (${name})`;
}

/** `O: bob, who is away`. */
export function seatText(state: SeatState): string {
  const { held, online } = state;
  if (held === 'open') return `${state.seat} is open`;
  if (held === 'bot') return `${playerText(state)} is a bot`;
  return `${playerText(state)} is ${online ? 'here' : 'away'}`;
}

/** Who sits where, as it changes: tells what others should know of it. Nothing of one's own seat. */
export class SeatNews {
  #seats: readonly SeatState[];
  /** Whose going is known: only they can be back. */
  readonly #away: Set<string>;

  constructor(seats: readonly SeatState[]) {
    this.#seats = seats;
    this.#away = new Set(seats.filter(({ held, online }) => held === 'person' && !online).map(({ seat }) => seat));
  }

  get seats(): readonly SeatState[] {
    return this.#seats;
  }

  take(seats: readonly SeatState[], own: string | null): readonly string[] {
    const before = this.#seats;
    this.#seats = seats;
    return seats.flatMap((state) => {
      const was = before.find(({ seat }) => seat === state.seat);
      return was === undefined || state.seat === own ? [] : this.#change(was, state);
    });
  }

  #change(was: SeatState, state: SeatState): readonly string[] {
    const { seat, held, online } = state;
    if (was.held !== held) {
      this.#away.delete(seat);
      return [heldText(was, state)];
    }
    if (held !== 'person' || was.online === online) return [];
    if (online) return this.#away.delete(seat) ? [`${playerText(state)} is back.`] : [];
    this.#away.add(seat);
    return [`${playerText(state)} has left.`];
  }
}

function heldText(was: SeatState, state: SeatState): string {
  const { seat, held, name } = state;
  if (held === 'open') return `${playerText(was)} has given up the seat: it is open.`;
  if (held === 'bot') return `${name ?? 'A bot'} plays ${seat}.`;
  return `${name === null || name === seat ? 'Somebody' : name} has taken the seat ${seat}.`;
}
