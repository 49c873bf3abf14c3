/** What goes through the line between a server and a thread with a match, besides what is asked at a door. */
import type { BotRequest } from '../bot-players.ts';
import type { Asked } from '../door.ts';
import type { Guest } from '../guest.ts';
import type { TableWorld } from '../table-world.ts';

/** What a thread is told about the match that it is to open. */
export interface Opening {
  readonly match: string;
  /** The id of the process. */
  readonly self: string;
  /** The first part of the ids of records that it writes: no other thread has it. */
  readonly ids: string;
  readonly moderators: readonly string[];
  readonly hasBots: boolean;
  readonly talk: TableWorld['talk'];
  readonly recordsPerMatch: TableWorld['recordsPerMatch'];
}

/** Where the match is when it has been opened. */
export interface Opened {
  readonly frame: number;
  readonly hash: number;
}

/** A guest without its socket. */
export type GuestData = Pick<Guest, 'caller' | 'deltas' | 'labels' | 'seen' | 'stage'>;

/** A game cannot be sent: it goes by its id. */
export type FarBotRequest = Omit<BotRequest, 'game'> & { readonly game: string };

/** What can be asked at a door, by name: nothing else can be called in a thread. */
export const ASKED: Readonly<Record<keyof Asked, true>> = {
  whoIs: true,
  do: true,
  doAndShow: true,
  preview: true,
  chat: true,
  look: true,
  words: true,
  inspect: true,
  actions: true,
  events: true,
  document: true,
  takeSeat: true,
  leaveSeat: true,
  about: true,
};
