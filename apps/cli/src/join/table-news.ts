/**
 * What is heard of a match while somebody sits at it: what concerns the game goes into the log, and the bell rings; what people do and say
 * is told at once.
 */
import type { ClientError } from '@turnwise/client';
import type { SeatState, WireLook } from '@turnwise/protocol';
import { say, sayWrapped } from '../context.ts';
import type { Context } from '../context.ts';
import type { Bell } from './bell.ts';
import type { Joined } from './joined.ts';
import { SeatNews } from './seat-lines.ts';

export class TableNews {
  /** How the match ended, once it has. */
  ended: string | undefined;
  /** Why nothing more will come. */
  gone: ClientError | undefined;
  /** The player takes something back: no need to tell. */
  isRewinding = false;
  readonly #context: Context;
  readonly #joined: Joined;
  readonly #bell: Bell;
  readonly #stops: (() => void)[] = [];
  /** Our own lines, which come back to us. */
  readonly #said: string[] = [];
  readonly #seats: SeatNews;
  #isLost = false;
  #asked = '';

  constructor(context: Context, joined: Joined, bell: Bell) {
    this.#context = context;
    this.#joined = joined;
    this.#bell = bell;
    const { table, client, match, about } = joined;
    this.#seats = new SeatNews(table.seats);
    if (about.stage === 'over') this.ended = endText(table.look());
    this.#stops.push(
      table.on('event', ({ event }) => match.log.add(event)),
      table.on('look', ({ look, change }) => this.#look(look, change)),
      table.on('presence', ({ seats }) => this.#presence(seats)),
      table.on('chat', ({ from, text, at: _at }) => this.#chat(from, text)),
      table.on('ended', ({ text }) => this.#end(text)),
      table.on('missed', () => void this.load()),
      table.on('error', ({ message }) => this.#tell(message)),
      table.on('gone', (error) => this.#leave(error)),
      client.on('status', (status) => this.#status(status)),
    );
  }

  get seats(): readonly SeatState[] {
    return this.#seats.seats;
  }

  /** Seats that have to be taken before anything begins. */
  get open(): readonly string[] {
    return this.seats.filter(({ held }) => held === 'open').map(({ seat }) => seat);
  }

  /** What happened before we came, as far as the server still tells it. */
  async load(): Promise<void> {
    const { client, table, match } = this.#joined;
    try {
      for (let after = 0, more = true; more;) {
        const answer = await client.requests.call('events', {
          params: { match: table.match },
          query: { after },
          token: table.token,
        });
        match.log.addSteps(answer.steps);
        more = answer.more && answer.place > after;
        after = answer.place;
      }
      match.log.cut(table.look().frame);
    } catch {
      // The log begins now.
    }
  }

  /** A line of ours for everybody. */
  async say(text: string): Promise<void> {
    this.#said.push(text);
    try {
      await this.#joined.table.chat(text);
    } catch (error) {
      this.#said.splice(this.#said.indexOf(text), 1);
      throw error;
    }
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #look(look: WireLook, change: string): void {
    this.#joined.match.log.cut(look.frame);
    if (this.#isLost) {
      this.#isLost = false;
      this.#tell('You are connected again.');
    }
    const isRewound = change === 'undone' || change === 'redone';
    if (isRewound && !this.isRewinding)
      this.#tell(`The last input was ${change === 'undone' ? 'taken back' : 'done again'}.`);
    this.#consent(look);
    this.#bell.ring();
  }

  /** Others want to take something back, and need our word for it. */
  #consent({ undo, redo, viewer }: WireLook): void {
    const others = this.seats.filter(({ seat }) => seat !== viewer).map(({ seat }) => seat);
    const asked = (
      [
        ['u', 'take back the last input', undo],
        ['r', 'do it again', redo],
      ] as const
    ).flatMap(([key, what, { able, ...rest }]) => {
      const waitsFor = able && 'waitsFor' in rest ? rest.waitsFor : others;
      const who = others.filter((seat) => !waitsFor.includes(seat));
      return who.length === 0 ? [] : [`${who.join(' and ')} would like to ${what}: ${key} agrees, keep says no.`];
    });
    const text = this.#needsConsent && viewer !== null ? asked.join(' ') : '';
    if (text !== '' && text !== this.#asked) this.#tell(text);
    this.#asked = text;
  }

  get #needsConsent(): boolean {
    return this.#joined.about.settings.undo === 'consent';
  }

  #presence(seats: readonly SeatState[]): void {
    for (const line of this.#seats.take(seats, this.#joined.table.seat)) this.#tell(line);
    this.#bell.ring();
  }

  #chat(from: string, text: string): void {
    const own = this.seats.find(({ seat }) => seat === this.#joined.table.seat);
    const at = own?.name === from ? this.#said.indexOf(text) : -1;
    if (at >= 0) this.#said.splice(at, 1);
    else sayWrapped(this.#context, `${this.#context.colours.bold(`${shown(from)}:`)} ${shown(text)}`, 0, 2);
  }

  #end(text: string): void {
    this.ended = endText(this.#joined.table.look()) ?? text;
    this.#bell.ring();
  }

  #leave(error: ClientError): void {
    this.gone = error;
    this.#bell.ring();
  }

  #status(status: string): void {
    if (status !== 'waiting' || this.#isLost) return;
    this.#isLost = true;
    this.#tell('The connection is lost. Trying again …');
  }

  #tell(text: string): void {
    say(this.#context, this.#context.colours.yellow(text));
  }
}

function endText({ result }: WireLook): string | undefined {
  return result === null ? undefined : `Game over: ${result.text}.`;
}

/** What strangers write moves no cursor. */
function shown(text: string): string {
  return text.replaceAll(/\p{C}+/gu, ' ');
}
