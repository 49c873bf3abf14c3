/**
 * The seats that somebody has taken at servers: the token of each in a file of its own, which nobody else can read. So a terminal that
 * was closed comes back to its seat, and two terminals never write the same file.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Trouble } from '../exit.ts';
import type { Io } from '../io.ts';
import { reasonOf } from '../read-file.ts';

export interface KeptSeat {
  readonly seat: string;
  readonly token: string;
}

/** Who created the match has its token in this file. */
const HOST = 'host';
const SEAT = 'seat-';
/** Where a token is until it is known what it holds. No match has such an id. */
const ASKED = '.asked';
/** Milliseconds after which a match is forgotten that nobody has come to. */
const LONG_AGO = 180 * 24 * 60 * 60 * 1_000;

/** The token that a request brought whose answer has not come. */
export interface Asked {
  token(): string | undefined;
  keep(token: string): void;
  drop(): void;
}

export class SeatFiles {
  readonly #folder: string;

  /** `server`: the address of the server. */
  constructor({ env }: Pick<Io, 'env'>, server: string) {
    const state = env['XDG_STATE_HOME'] ?? '';
    const root = state === '' ? join(env['HOME'] ?? homedir(), '.local', 'state') : state;
    this.#folder = join(root, 'turnwise', 'seats', encodeURIComponent(server));
  }

  seats(match: string): readonly KeptSeat[] {
    return namesIn(join(this.#folder, match))
      .filter((name) => name.startsWith(SEAT))
      .flatMap((name) => {
        const token = this.#read(match, name);
        return token === undefined ? [] : [{ seat: decodeURIComponent(name.slice(SEAT.length)), token }];
      });
  }

  /** The matches in which there is a seat. */
  matches(): readonly string[] {
    return namesIn(this.#folder).filter((match) => this.seats(match).length > 0);
  }

  host(match: string): string | undefined {
    return this.#read(match, HOST);
  }

  keepSeat(match: string, seat: string, token: string): void {
    this.#write(match, `${SEAT}${encodeURIComponent(seat)}`, token);
  }

  keepHost(match: string, token: string): void {
    this.#write(match, HOST, token);
  }

  dropSeat(match: string, seat: string): void {
    rmSync(join(this.#folder, match, `${SEAT}${encodeURIComponent(seat)}`), { force: true });
  }

  /** For a seat at this match, or for a match that is created like this. */
  asked(what: string | object): Asked {
    const name = createHash('sha256').update(JSON.stringify(what)).digest('base64url');
    return {
      token: () => this.#read(ASKED, name),
      keep: (token) => this.#write(ASKED, name, token),
      drop: () => rmSync(join(this.#folder, ASKED, name), { force: true }),
    };
  }

  /** Somebody comes to this match. */
  touch(match: string, now = Date.now()): void {
    for (const name of namesIn(join(this.#folder, match)))
      utimesSync(join(this.#folder, match, name), now / 1_000, now / 1_000);
  }

  /** Lets go of what nobody has come to for a long time. An end may be taken back, and a server may have been away. */
  forgetOld(now = Date.now()): void {
    for (const match of namesIn(this.#folder)) {
      const folder = join(this.#folder, match);
      for (const name of namesIn(folder))
        if (statSync(join(folder, name)).mtimeMs < now - LONG_AGO) rmSync(join(folder, name), { force: true });
      if (namesIn(folder).length === 0) rmSync(folder, { recursive: true, force: true });
    }
  }

  #read(match: string, name: string): string | undefined {
    try {
      return readFileSync(join(this.#folder, match, name), 'utf8').trim();
    } catch {
      return undefined;
    }
  }

  #write(match: string, name: string, token: string): void {
    const folder = join(this.#folder, match);
    const file = join(folder, name);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, `${token}\n`, { mode: 0o600 });
    } catch (error) {
      throw new Trouble(`${file}: the seat cannot be kept: ${reasonOf(error)}`);
    }
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
