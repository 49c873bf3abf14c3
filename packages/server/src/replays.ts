/**
 * Playing a match again, for whatever somebody asked: it is charged by its length, to the address of whoever asked, and only a few are played
 * again at once.
 */
import type { Caller } from './caller.ts';

export interface ReplayWorld {
  /** Whether so many records may be played again for this address now. Left out: always. */
  readonly mayReplay?: ((address: string, records: number) => boolean | Promise<boolean>) | undefined;
  /** Does this when it is the turn of this address. Left out: at once. */
  readonly inTurn?: InTurn | undefined;
}

export type InTurn = <V>(address: string, work: () => Promise<V>) => Promise<V>;

/** Charges what it costs, if that may be. */
export async function mayReplay(
  world: Pick<ReplayWorld, 'mayReplay'>,
  { address }: Pick<Caller, 'address'>,
  records: number,
): Promise<boolean> {
  return address === undefined || (await world.mayReplay?.(address, records)) !== false;
}

/** Records that are played again for what the message or request was charged itself. */
const SHORT = 1_000;

/** The same for what is seldom asked for the replay: a short one costs nothing more. */
export async function mayReplayLong(...of: Parameters<typeof mayReplay>): Promise<boolean> {
  return of[2] < SHORT || mayReplay(...of);
}

/** Throws `rateLimited` if too many wait. */
export function inTurn<V>(
  world: Pick<ReplayWorld, 'inTurn'>,
  { address }: Pick<Caller, 'address'>,
  work: () => Promise<V>,
): Promise<V> {
  return world.inTurn === undefined ? work() : world.inTurn(address ?? '', work);
}
