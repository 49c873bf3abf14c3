/** Which seat somebody has at a match: the one that a token holds, the one that was kept, one that is open, or none. */
import { readText } from '../read-file.ts';
import type { Requests } from '@turnwise/client';
import { ClientError, freshToken } from '@turnwise/client';
import type { LookAnswer, MatchAbout } from '@turnwise/protocol';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { Trouble } from '../exit.ts';
import { canAsk } from '../io.ts';
import type { JoinFlags } from './flags.ts';
import type { SeatFiles } from './seat-files.ts';
import { mayBeDone, surely } from './surely.ts';

/** The token to come with, if any. */
export interface Seated {
  readonly about: MatchAbout;
  readonly token: string | undefined;
}

export class SeatTaker {
  readonly #context: Context;
  readonly #requests: Requests;
  readonly #files: SeatFiles;
  readonly #match: string;
  readonly #flags: JoinFlags;

  constructor(context: Context, requests: Requests, files: SeatFiles, match: string, flags: JoinFlags) {
    this.#context = context;
    this.#requests = requests;
    this.#files = files;
    this.#match = match;
    this.#flags = flags;
  }

  /** Undefined where somebody is asked and goes back. */
  async take(): Promise<Seated | undefined> {
    const { watch, seat } = this.#flags;
    const given = this.#givenToken();
    if (given !== undefined) return await this.#with(given);
    if (watch === true) return await this.#with(this.#files.host(this.#match));
    await this.#findAsked();
    await this.#forgetOld();
    const kept = this.#files.seats(this.#match);
    const named = kept.find((one) => one.seat === seat);
    if (named !== undefined) return await this.#with(named.token);
    const about = await this.#about();
    // Nobody may look on: then there is no list of seats either.
    if (about === undefined || seat !== undefined) return await this.#sit(seat);
    const away = kept.find((one) => about.seats.some(({ seat: name, online }) => name === one.seat && !online));
    if (away !== undefined) return await this.#with(away.token);
    const wanted = await this.#wanted(about);
    if (wanted === undefined) return undefined;
    if (wanted.seat !== undefined) return await this.#sit(wanted.seat);
    const token = wanted.isAsked ? undefined : kept[0]?.token;
    if (token === undefined && !wanted.isAsked && about.stage !== 'over')
      say(this.#context, 'All seats are taken: you are watching.');
    return { about, token };
  }

  /** The seat that somebody wants who has none here. */
  async #wanted(
    about: MatchAbout,
  ): Promise<{ readonly seat: string | undefined; readonly isAsked: boolean } | undefined> {
    const open = about.stage === 'over' ? [] : about.seats.filter(({ held }) => held === 'open');
    const [first, ...others] = open;
    if (others.length === 0 || !canAsk(this.#context.io)) return { seat: first?.seat, isAsked: false };
    const seat = await this.#context.io.choose('Which seat is yours?', [
      ...open.map((one) => ({ value: one.seat, label: one.seat })),
      { value: '', label: 'None', hint: 'watch' },
    ]);
    return seat === undefined ? undefined : { seat: seat === '' ? undefined : seat, isAsked: true };
  }

  async #sit(seat: string | undefined): Promise<Seated> {
    const { name } = this.#flags;
    const asked = this.#files.asked(this.#match);
    const token = asked.token() ?? freshToken();
    asked.keep(token);
    const body = { token, ...(seat === undefined ? {} : { seat }), ...(name === undefined ? {} : { name }) };
    try {
      const taken = await surely(() => this.#requests.takeSeat(this.#match, body));
      this.#files.keepSeat(this.#match, taken.seat, token);
      asked.drop();
    } catch (error) {
      if (!mayBeDone(error)) asked.drop();
      throw error;
    }
    return await this.#with(token);
  }

  /** A seat that was asked for, and the answer never came. */
  async #findAsked(): Promise<void> {
    const asked = this.#files.asked(this.#match);
    const token = asked.token();
    if (token === undefined) return;
    try {
      const { seat } = await this.#look(token);
      if (seat === null) return;
      this.#files.keepSeat(this.#match, seat, token);
      asked.drop();
    } catch (error) {
      // It holds nothing, or not yet: it is brought again with the next request.
      if (!(error instanceof ClientError) || error.code !== 'unauthenticated') throw error;
    }
  }

  async #with(token: string | undefined): Promise<Seated> {
    return { about: (await this.#look(token)).about, token };
  }

  /** What everybody may know of the match; undefined where only players may. */
  async #about(): Promise<MatchAbout | undefined> {
    try {
      return (await this.#look(undefined)).about;
    } catch (error) {
      if (error instanceof ClientError && error.code === 'unauthenticated') return undefined;
      throw error;
    }
  }

  /** Tokens that hold nothing any longer. */
  async #forgetOld(): Promise<void> {
    for (const { seat, token } of this.#files.seats(this.#match))
      try {
        await this.#look(token);
      } catch (error) {
        // A server that does not know the match may have come up with another log.
        if (!(error instanceof ClientError) || error.code !== 'unauthenticated') throw error;
        this.#files.dropSeat(this.#match, seat);
      }
  }

  async #look(token: string | undefined): Promise<LookAnswer> {
    return await this.#requests.call('look', { params: { match: this.#match }, token });
  }

  /** From a file or the environment, and never from the command line itself, which others can see. */
  #givenToken(): string | undefined {
    const { io } = this.#context;
    const { token: file } = this.#flags;
    if (file === undefined) return io.env['TURNWISE_TOKEN'] === '' ? undefined : io.env['TURNWISE_TOKEN'];
    const token = readText(io, file).trim();
    if (!/^[\x21-\x7E]{16,128}$/.test(token))
      throw new Trouble(`${file}: expected the token of a seat and nothing else`);
    return token;
  }
}
