/**
 * Somebody who plays or looks on, one match after the other, over the real client. A twin sits at two servers at once and sends everything to
 * both, with the same ids.
 */
import { connect } from '@turnwise/client';
import type { Client, ClientTable, Surroundings } from '@turnwise/client';
import type { WireInput, WireLook } from '@turnwise/protocol';
import { hashValue } from '@turnwise/kernel';
import { DOOR } from './door.ts';
import type { Door } from './door.ts';
import type { Notebook } from './notebook.ts';

/** Clients come back so much sooner than people's do: a thousand restarts should not take a day. */
const HASTE = 5;
/** Milliseconds until something unanswered is given up. */
const PATIENCE = 120_000;

export interface ChairOptions {
  readonly door: Door;
  readonly notebook: Notebook;
  /** Which server it is led to. */
  readonly number: number;
  readonly isTwin: boolean;
}

/** `done`: it is in the log by what the server says. `unknown`: nobody ever answered. */
export type Answered =
  | { readonly kind: 'done'; readonly place: number }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly code: string };

export class Chair {
  readonly #clients: readonly Client[];
  readonly #notebook: Notebook;
  readonly #seats = new Map<string, string | null>();
  #tables: readonly ClientTable[] = [];

  constructor({ door, notebook, number, isTwin }: ChairOptions) {
    this.#notebook = notebook;
    const shared = [Math.random(), Math.random()];
    const numbers = isTwin ? [number, number + 1] : [number];
    this.#clients = numbers.map((one) =>
      connect(DOOR, {
        socket: door.socketsFor(one, notebook, (match) => this.#seats.get(match) ?? null),
        fetch: door.requestsFor(one),
        patience: PATIENCE * HASTE,
        world: hasty(shared),
      }),
    );
  }

  get requests(): Client['requests'] {
    return (this.#clients[0] as Client).requests;
  }

  async join(match: string, seat: string | null, token: string | undefined): Promise<void> {
    this.#seats.set(match, seat);
    this.#tables = await Promise.all(this.#clients.map((client) => client.join(match, token)));
    for (const table of this.#tables) {
      const note = ({ look, place }: { readonly look: WireLook; readonly place: number }): void =>
        this.#notebook.saw(match, seat, place, hashValue(look.view));
      note({ look: table.look(), place: table.place });
      table.on('look', note);
    }
  }

  leave(): void {
    for (const table of this.#tables) table.leave();
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  /** How often a look had to be asked for again. */
  get mended(): number {
    return this.#clients.reduce((sum, { mended }) => sum + mended, 0);
  }

  /** The newest look of any of its clients. */
  get look(): WireLook | undefined {
    return this.#newest?.look();
  }

  /** How far all of its clients have come, and how far the first. */
  get place(): number {
    return Math.min(...this.#tables.map(({ place }) => place));
  }

  get newestPlace(): number {
    return Math.max(...this.#tables.map(({ place }) => place));
  }

  get isOver(): boolean {
    return this.#newest?.look().status !== 'playing';
  }

  async submit(input: WireInput, decision: string | undefined): Promise<Answered> {
    return this.#all((table) => table.submit(input, decision));
  }

  async undo(): Promise<Answered> {
    return this.#all((table) => table.undo());
  }

  /** Resolves with the next look, or after a while. */
  async next(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        for (const stop of stops) stop();
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      const stops = this.#tables.map((table) => table.on('look', go));
    });
  }

  get #newest(): ClientTable | undefined {
    return this.#tables.toSorted((one, other) => other.place - one.place)[0];
  }

  /** The first that says that it is done is enough: the judge compares what the others say later. */
  async #all(send: (table: ClientTable) => ReturnType<ClientTable['undo']>): Promise<Answered> {
    const answers = this.#tables.map(async (table): Promise<Answered> => {
      try {
        const { outcome, place } = await send(table);
        return 'code' in outcome ? { kind: 'refused', code: outcome.code } : { kind: 'done', place };
      } catch (thrown) {
        return { kind: 'unknown', code: (thrown as { readonly code?: string }).code ?? String(thrown) };
      }
    });
    const done = answers.map(async (answer) => ((await answer).kind === 'done' ? answer : Promise.reject(NOT_DONE)));
    try {
      return await Promise.any(done);
    } catch {
      return (await answers[0]) as Answered;
    }
  }
}

const NOT_DONE = new Error('it was not done');

/** The first two numbers make the ids of a client: twins have the same. */
function hasty(first: readonly number[]): Surroundings {
  let drawn = 0;
  return {
    now: () => Date.now(),
    random: () => first[drawn++] ?? Math.random(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds / HASTE);
      return () => clearTimeout(timer);
    },
  };
}
