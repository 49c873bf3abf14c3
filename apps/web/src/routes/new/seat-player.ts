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
function firstPlayers({ recommended, playsItself }: GameSheet, count: number): readonly SeatPlayer[] {
  return Array.from({ length: count }, (_, at): SeatPlayer => {
    if (at === 0) return { kind: 'you' };
    return playsItself ? { kind: 'itself' } : { kind: 'bot', bot: recommended };
  });
}

/** Those that were chosen, as far as they can play this; for other seats those that come first. */
export function seatedPlayers(sheet: GameSheet, count: number, chosen: readonly SeatPlayer[]): readonly SeatPlayer[] {
  return firstPlayers(sheet, count).map((first, at) => {
    const player = chosen[at];
    return player !== undefined && canPlay(sheet, player) ? player : first;
  });
}

function canPlay({ bots, playsItself }: GameSheet, player: SeatPlayer): boolean {
  if (player.kind === 'bot') return bots.includes(player.bot);
  return player.kind !== 'itself' || playsItself;
}

export function playerKey(player: SeatPlayer): string {
  return player.kind === 'bot' ? `bot ${player.bot}` : player.kind;
}

export function playerOf(key: string): SeatPlayer {
  if (key.startsWith('bot ')) return { kind: 'bot', bot: key.slice(4) };
  return { kind: key as Exclude<SeatPlayer['kind'], 'bot'> };
}
