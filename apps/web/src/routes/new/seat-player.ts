/** Who plays a seat of a match that is being set up. */
import type { GameSheet } from '../../worker/worker-messages.ts';

export type SeatPlayer =
  /** The person at this screen. */
  | { readonly kind: 'you' }
  /** Somebody else at the same screen. */
  | { readonly kind: 'person' }
  /** Somebody who gets a link. */
  | { readonly kind: 'friend' }
  /** The game itself. */
  | { readonly kind: 'itself' }
  | { readonly kind: 'bot'; readonly bot: string };

/** You, and the recommended bot for the others. */
export function firstPlayers({ recommended, playsItself }: GameSheet, count: number): readonly SeatPlayer[] {
  return Array.from({ length: count }, (_, at): SeatPlayer => {
    if (at === 0) return { kind: 'you' };
    return playsItself ? { kind: 'itself' } : { kind: 'bot', bot: recommended };
  });
}

export function playerKey(player: SeatPlayer): string {
  return player.kind === 'bot' ? `bot ${player.bot}` : player.kind;
}

export function playerOf(key: string): SeatPlayer {
  if (key.startsWith('bot ')) return { kind: 'bot', bot: key.slice(4) };
  return { kind: key as Exclude<SeatPlayer['kind'], 'bot'> };
}
