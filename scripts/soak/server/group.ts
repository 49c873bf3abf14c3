/** The seats of a game and somebody who looks on: they play one match after the other, at random, until they are told to stop. */
import { createChooser } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { hashToken } from '@turnwise/server';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chair } from './chair.ts';
import type { Answered, ChairOptions } from './chair.ts';
import type { Door } from './door.ts';
import { randomInput } from './random-input.ts';

export interface GroupOptions extends Omit<ChairOptions, 'number'> {
  readonly game: string;
  readonly seed: number;
  readonly chairs: number;
  /** Milliseconds that a seat thinks at most. */
  readonly think: number;
  /** One in so many inputs is taken back; 0 for never. */
  readonly undo: number;
  /** One in so many inputs does not say which decision it answers; 0 for none. */
  readonly bare: number;
  /** Seats that bots have, the last ones. */
  readonly bots: number;
  /** Where the one who looks on comes in, if that is elsewhere. */
  readonly watchedFrom?: Door;
}

export class Group {
  readonly game: string;
  /** What is wrong, in words. */
  readonly faults: string[] = [];
  readonly counts = { matches: 0, abandoned: 0, over: 0, done: 0, refused: 0, unknown: 0 };
  /** What seats were told when something was not done. */
  readonly answers = new Map<string, number>();
  readonly #options: GroupOptions;
  readonly #chooser: Chooser;
  readonly #chairs: readonly Chair[];
  #watcher: Chair;
  #match: string | undefined;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: GroupOptions) {
    const { game, seed, chairs, bots } = options;
    this.game = game;
    this.#options = options;
    this.#chooser = createChooser(seed, `group ${game}`);
    this.#chairs = Array.from(
      { length: chairs - bots },
      () => new Chair({ ...options, number: this.#chooser.below(1_000) }),
    );
    this.#watcher = this.#newWatcher();
  }

  start(): void {
    this.#running = this.#run().catch((thrown: unknown) => void this.faults.push(`${this.game}: ${String(thrown)}`));
  }

  /** Resolves when everything that was sent is answered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** The match that is being played, and how far everybody has come. */
  get standing(): { readonly match: string; readonly places: readonly number[] } | undefined {
    if (this.#match === undefined) return undefined;
    const places = [...this.#chairs, this.#watcher].map(({ place }) => place);
    // Who looks on at another server may still be waiting there.
    return { match: this.#match, places: places.filter((place) => Number.isFinite(place)) };
  }

  /** How often a look had to be asked for again. */
  get mended(): number {
    return [...this.#chairs, this.#watcher].reduce((sum, { mended }) => sum + mended, 0);
  }

  close(): void {
    for (const chair of [...this.#chairs, this.#watcher]) chair.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      if (!(await this.#begin())) continue;
      await Promise.all(
        this.#chairs.map((chair, at) => this.#play(chair, createChooser(this.#chooser.below(2 ** 31), `${at}`))),
      );
      if (this.#stopped) return;
      this.counts.over++;
      await this.#agree();
      this.#match = undefined;
      for (const chair of [...this.#chairs, this.#watcher]) chair.leave();
    }
  }

  /** Creates a match and takes its seats. If an answer is lost on the way, the match is left as it is, and another is begun. */
  async #begin(): Promise<boolean> {
    const { game, notebook, bots } = this.#options;
    try {
      const [first] = this.#chairs as [Chair];
      const { match, token: host } = await first.requests.create({ game });
      notebook.matches.add(match.match);
      const seats = match.seats.map(({ seat }) => seat);
      for (const seat of seats.slice(seats.length - bots, seats.length))
        if (bots > 0) await first.requests.takeSeat(match.match, { seat, bot: 'random' }, host);
      const tokens: string[] = [];
      for (const seat of seats.slice(0, seats.length - bots)) {
        const { token } = await first.requests.takeSeat(match.match, { seat });
        tokens.push(token ?? '');
        notebook.holders.push({ match: match.match, seat, holder: hashToken(token ?? '') });
      }
      const watching = this.#watch(match.match);
      await Promise.all(this.#chairs.map((chair, at) => chair.join(match.match, seats[at] as string, tokens[at])));
      if (this.#options.watchedFrom === undefined) await watching;
      this.#match = match.match;
      this.counts.matches++;
      return true;
    } catch (thrown) {
      this.counts.abandoned++;
      notebook.count(`create: ${(thrown as { readonly code?: string }).code ?? String(thrown)}`);
      await sleep(20);
      return false;
    }
  }

  /** At another server it may never be let in; so it comes anew for each match, and nobody waits for it. */
  async #watch(match: string): Promise<void> {
    if (this.#options.watchedFrom === undefined) return this.#watcher.join(match, null, undefined);
    this.#watcher.close();
    this.#watcher = this.#newWatcher();
    await this.#watcher.join(match, null, undefined).catch(() => undefined);
  }

  #newWatcher(): Chair {
    const { watchedFrom, door } = this.#options;
    const number = this.#chooser.below(1_000);
    return new Chair({ ...this.#options, isTwin: false, door: watchedFrom ?? door, number });
  }

  async #play(chair: Chair, chooser: Chooser): Promise<void> {
    const { think, undo, bare } = this.#options;
    while (!this.#stopped && !chair.isOver) {
      const { look } = chair;
      const input = look === undefined ? undefined : randomInput(look, chooser);
      if (input === undefined || look === undefined) {
        await chair.next(500);
        continue;
      }
      await sleep(chooser.below(think + 1));
      const isUndo = undo > 0 && chooser.below(undo) === 0 && look.undo.able && look.undo.waitsFor.length === 0;
      const decision = bare > 0 && chooser.below(bare) === 0 ? undefined : (look.decision ?? undefined);
      const answer = isUndo ? await chair.undo() : await chair.submit(input, decision);
      await this.#answered(chair, answer);
    }
  }

  async #answered(chair: Chair, answer: Answered): Promise<void> {
    this.counts[answer.kind]++;
    if (answer.kind !== 'done') {
      this.answers.set(answer.code, (this.answers.get(answer.code) ?? 0) + 1);
      await chair.next(20);
      return;
    }
    // The update is on its way, or comes with the next connection.
    const end = Date.now() + 60_000;
    while (chair.newestPlace < answer.place && !this.#stopped && Date.now() < end) await chair.next(50);
    if (chair.newestPlace < answer.place && !this.#stopped)
      this.faults.push(`${this.game} ${this.#match}: place ${answer.place} was acknowledged and never shown`);
  }

  /** All who are at the match see its end. */
  async #agree(): Promise<void> {
    if (this.#options.watchedFrom !== undefined) return;
    const end = Date.now() + 60_000;
    while (Date.now() < end && !this.#stopped) {
      const places = this.standing?.places ?? [];
      if (places.every((place) => place === places[0])) return;
      await sleep(20);
    }
    if (!this.#stopped) this.faults.push(`${this.game} ${this.#match}: not everybody saw the end`);
  }
}
