/** A match at a server, as a screen and a prompt know it: one viewer's looks, and what was told to that viewer. */
import { offerHolds, SPECTATOR, seatNamed } from '@turnwise/game';
import type { AnyGame, Seat, Table, Viewer } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import type { ClientTable } from '@turnwise/client';
import type { Look } from '@turnwise/match';
import type { MatchAbout, WireLook } from '@turnwise/protocol';
import type { AnyInput } from '@turnwise/game';
import type { Played } from '../play/played.ts';
import { RemoteLog } from './remote-log.ts';
import { standIn } from './stand-in.ts';
import { toLook } from './to-look.ts';

export class RemoteMatch implements Played {
  readonly table: Table;
  readonly game: AnyGame;
  readonly log: RemoteLog;
  /** Whose match it is: a seat, or who looks on. */
  readonly viewer: Viewer;
  readonly #client: ClientTable;
  readonly #isKnown: boolean;
  #made: { readonly from: WireLook; readonly look: Look } | undefined;

  /** `game`: the game itself, where this program has the version that is played. */
  constructor(client: ClientTable, about: MatchAbout, game: AnyGame | undefined) {
    this.#client = client;
    this.#isKnown = game !== undefined;
    this.table = { names: about.seats.map(({ seat }) => seat) };
    this.viewer = seatNamed(this.table, client.seat) ?? SPECTATOR;
    this.game = game ?? standIn(about, () => this.look().offers);
    this.log = new RemoteLog(() => client.look().frame);
  }

  /** There is only one viewer here. */
  look(_viewer?: Viewer): Look {
    const from = this.#client.look();
    if (this.#made?.from !== from) this.#made = { from, look: this.lookOf(from) };
    return this.#made.look;
  }

  /** Any look of this match, such as that of a preview. */
  lookOf(wire: WireLook): Look {
    return toLook(wire, this.table, this.#isKnown);
  }

  parseInput(seat: Seat | null, document: Json): Result<AnyInput, readonly Issue[]> {
    return this.game.notation.input.parse(document, seat, this.table);
  }

  /** What is offered is taken; the server knows of more, and is asked when it is made. */
  explain(seat: Seat, input: unknown): { readonly accepted: boolean } {
    const asked = isRecord(input) ? { ...input, seat } : undefined;
    return { accepted: asked !== undefined && this.look().offers.some((offer) => offerHolds(offer, asked)) };
  }
}
