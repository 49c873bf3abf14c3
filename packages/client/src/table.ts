/**
 * One match at a server, as this client has it: the look, what happens, and everything that its player can do. It survives lost
 * connections: it says hello again, hears what it missed, and sends what was unanswered again.
 */
import { errorAbout, errorText, PROTOCOL, PROTOCOL_LIMITS, utf8Length } from '@turnwise/protocol';
import type {
  Clocks,
  ControlOrder,
  MatchEnd,
  MatchRole,
  SeatState,
  ServerMessage,
  ServerMessageOf,
  WireChange,
  WireEvent,
  WireInput,
  WireInspected,
  WireLook,
  WireOutcome,
  WirePreview,
} from '@turnwise/protocol';
import type { Json } from '@turnwise/kernel';
import { backoff } from './backoff.ts';
import { Calls } from './calls.ts';
import type { CallMessage, CallResult } from './calls.ts';
import { ClientError, ownError } from './client-error.ts';
import { HeardEvents } from './heard-events.ts';
import { Listeners } from './listeners.ts';
import { Mirror } from './mirror.ts';
import { Playback } from './playback.ts';
import type { PlayStep } from './playback.ts';
import type { Surroundings } from './surroundings.ts';

/** What a table tells, by kind. */
export interface PlayNews {
  /** There is a new look. `fresh`: it does not follow from the last one. */
  readonly look: {
    readonly look: WireLook;
    readonly place: number;
    readonly change: WireChange;
    /** For those who asked for the stage: what led here, step by step. */
    readonly steps: readonly PlayStep[];
  };
  /** `late`: it happened while the connection was lost, and the look has it already. */
  readonly event: { readonly event: WireEvent; readonly place: number; readonly late: boolean };
  /** A question is open. */
  readonly asked: ServerMessageOf<'pending.input'>;
  readonly priority: ServerMessageOf<'priority.changed'>;
  readonly presence: { readonly seats: readonly SeatState[]; readonly spectators: number };
  readonly clock: Clocks;
  readonly chat: ServerMessageOf<'chat'>;
  readonly ended: ServerMessageOf<'ended'>;
  /** Events after this place were left out: there were too many. */
  readonly missed: { readonly after: number };
  /** The server complains about something that nobody waits for. */
  readonly error: ClientError;
  /** Nothing more will come: it was left or closed, or the server does not serve it to us any longer. */
  readonly gone: ClientError;
}

/** What became of something that was sent. */
export interface Done {
  readonly outcome: WireOutcome;
  readonly place: number;
}

/** What a table needs of its client. */
export interface TablePort {
  readonly world: Surroundings;
  readonly patience: number;
  readonly deltas: boolean;
  readonly labels: boolean;
  readonly seen: boolean;
  readonly stage: boolean;
  readonly send: (message: CallMessage | ClientHello | { readonly type: 'leave'; readonly match: string }) => boolean;
  readonly newId: () => string;
  /** The table is no more. */
  readonly forget: () => void;
  /** A look had to be asked for. */
  readonly mended: () => void;
}

interface ClientHello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly match: string;
  readonly token?: string;
  readonly after?: number;
  readonly deltas: boolean;
  readonly labels: boolean;
  readonly seen?: boolean;
  readonly stage?: boolean;
}

/** After so many deltas in a row that did not fit, whole looks are asked for. */
const MOST_WRONG = 3;
/** Milliseconds after which what is still unanswered is sent again, once updates were left out. */
const SENT_AGAIN = 5_000;

export class ClientTable {
  readonly match: string;
  readonly token: string | undefined;
  /** Resolves with the first look. */
  readonly welcomed: Promise<ClientTable>;
  readonly #port: TablePort;
  readonly #calls: Calls;
  readonly #listeners = new Listeners<PlayNews>();
  readonly #mirror = new Mirror();
  readonly #heard = new HeardEvents();
  readonly #playback = new Playback();
  #admit: { readonly resolve: (table: ClientTable) => void; readonly reject: (error: ClientError) => void };
  /** Calls off the end of our patience for the first look. */
  readonly #callOff: () => void;
  #joined = false;
  /** Deltas mean nothing until a whole look comes. */
  #refreshing = false;
  #wrong = 0;
  #retries = 0;
  /** Calls off the next hello, where one is planned. */
  #callOffHello: (() => void) | undefined;
  /** Why the last hello was in vain. */
  #inVain: ClientError | undefined;
  /** Events up to here happened while we were away. */
  #late = -1;
  #gone: ClientError | undefined;
  #role: MatchRole = 'spectator';
  #seat: string | null = null;
  #seats: readonly SeatState[] = [];
  #spectators = 0;
  #clocks: Clocks | null = null;
  #ended: MatchEnd | undefined;

  constructor(match: string, token: string | undefined, port: TablePort) {
    this.match = match;
    this.token = token;
    this.#port = port;
    this.#calls = new Calls(port.world, port.patience);
    this.#admit = { resolve: () => undefined, reject: () => undefined };
    this.welcomed = new Promise((resolve, reject) => {
      this.#admit = { resolve, reject };
    });
    // Whoever joins waits for it; nobody else has to.
    this.welcomed.catch(() => undefined);
    this.#callOff = port.world.after(port.patience, () => this.end(this.#inVain ?? ownError('unanswered')));
  }

  /** The newest look. Do not change it: deltas are applied to it. */
  look(): WireLook {
    const { look } = this.#mirror;
    if (look === undefined) throw this.#gone ?? ownError('closed');
    return look;
  }

  /** How many records of the log led to the look. */
  get place(): number {
    return this.#mirror.place;
  }

  get role(): MatchRole {
    return this.#role;
  }

  /** The seat that our token holds. */
  get seat(): string | null {
    return this.#seat;
  }

  get seats(): readonly SeatState[] {
    return this.#seats;
  }

  /** How many look on. */
  get spectators(): number {
    return this.#spectators;
  }

  get clocks(): Clocks | null {
    return this.#clocks;
  }

  /** How the match ended; undefined while it is played. */
  get ended(): MatchEnd | undefined {
    return this.#ended;
  }

  /** Tells the listener of everything of this kind from now on, in order. Gives the way to stop. */
  on<K extends keyof PlayNews>(kind: K, listener: (news: PlayNews[K]) => void): () => void {
    return this.#listeners.on(kind, listener);
  }

  /** An input of our seat. It resolves with a refusal too, and rejects only if the server could not deal with it. */
  async submit(input: WireInput, decision?: string): Promise<Done> {
    return this.#call({
      type: 'action.submit',
      ...this.#about(),
      ...(decision === undefined ? {} : { decision }),
      input,
    });
  }

  /** The answer to an open question. */
  async answer(choice: string, value: Json): Promise<Done> {
    return this.#call({ type: 'input.submit', ...this.#about(), choice, value });
  }

  async preview(input: WireInput): Promise<WirePreview> {
    const { preview } = await this.#call({ type: 'preview', ...this.#about(), input });
    if (preview === undefined) throw ownError('badAnswer');
    return preview;
  }

  /** What the rules say of a thing on the stage, and why nothing can be done with it now. */
  async inspect(thing: string): Promise<WireInspected> {
    const { inspected } = await this.#call({ type: 'inspect', ...this.#about(), thing });
    if (inspected === undefined) throw ownError('badAnswer');
    return inspected;
  }

  async undo(): Promise<Done> {
    return this.#call({ type: 'undo', ...this.#about() });
  }

  async redo(): Promise<Done> {
    return this.#call({ type: 'redo', ...this.#about() });
  }

  async control(control: ControlOrder): Promise<Done> {
    return this.#call({ type: 'system.control', ...this.#about(), control });
  }

  async chat(text: string): Promise<void> {
    await this.#call({ type: 'chat', ...this.#about(), text });
  }

  /** No more about this match. The seat stays ours: `requests.leaveSeat` gives it up. */
  leave(): void {
    if (this.#gone !== undefined) return;
    if (this.#joined) this.#port.send({ type: 'leave', match: this.match });
    this.end(ownError('left'));
  }

  /** For the client: a new socket is open. */
  connected(): void {
    this.#joined = false;
    this.#refreshing = false;
    this.#hello();
  }

  /** For the client: the socket is lost. */
  disconnected(): void {
    this.#joined = false;
    this.#calls.lose();
  }

  /** For the client: a message about this match. */
  take(message: ServerMessage): void {
    if (this.#gone !== undefined) return;
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'event.appended':
        return this.#event(message);
      case 'state.delta':
        return this.#delta(message);
      case 'state.look':
        return this.#whole(message);
      case 'pending.input':
      case 'priority.changed':
        return this.#asked(message);
      case 'result':
        if (this.#calls.resolve(message)) this.#retries = 0;
        return;
      case 'error':
        return this.#error(message);
      case 'presence':
        this.#seats = message.seats;
        this.#spectators = message.spectators;
        return this.#listeners.tell('presence', message);
      case 'clock':
        this.#clocks = message.clocks;
        return this.#listeners.tell('clock', message.clocks);
      case 'chat':
        return this.#listeners.tell('chat', message);
      case 'ended':
        return this.#end(message);
      case 'resync':
        this.#refreshing = true;
        this.#sendAgainLater();
        return this.#listeners.tell('missed', { after: this.#heard.after ?? 0 });
      case 'pong':
    }
  }

  /** For the client: it is over with this table. */
  end(why: ClientError): void {
    if (this.#gone !== undefined) return;
    this.#gone = why;
    this.#joined = false;
    this.#callOff();
    this.#callOffHello?.();
    this.#port.forget();
    this.#admit.reject(why);
    this.#calls.rejectAll(why);
    this.#listeners.tell('gone', why);
  }

  #about(): { readonly id: string; readonly match: string } {
    return { id: this.#port.newId(), match: this.match };
  }

  async #call(message: CallMessage): Promise<CallResult> {
    if (this.#gone !== undefined) throw this.#gone;
    const most = PROTOCOL_LIMITS.messageBytes.usual;
    if (utf8Length(JSON.stringify(message)) > most) throw new ClientError('tooLarge', errorText('tooLarge'), { most });
    const answer = this.#calls.add(message);
    this.#send(message);
    return answer;
  }

  #send(message: CallMessage): void {
    if (this.#joined && this.#port.send(message)) this.#calls.went(message.id);
  }

  #hello(): void {
    this.#callOffHello?.();
    this.#callOffHello = undefined;
    const { after } = this.#heard;
    this.#port.send({
      type: 'hello',
      protocol: PROTOCOL,
      match: this.match,
      ...(this.token === undefined ? {} : { token: this.token }),
      ...(after === undefined ? {} : { after }),
      deltas: this.#port.deltas && this.#wrong < MOST_WRONG,
      labels: this.#port.labels,
      ...(this.#port.seen ? { seen: true } : {}),
      ...(this.#port.stage ? { stage: true } : {}),
    });
  }

  #welcome(message: ServerMessageOf<'welcome'>): void {
    const { role, seat, seats, clocks, spectators, place, missed } = message;
    this.#role = role;
    this.#seat = seat;
    this.#seats = seats;
    this.#spectators = spectators;
    this.#clocks = clocks;
    this.#ended = message.ended;
    this.#joined = true;
    this.#refreshing = false;
    this.#retries = 0;
    this.#inVain = undefined;
    const after = this.#heard.after ?? 0;
    if (missed === 'sent') this.#late = place;
    else this.#heard.complete(place);
    if (this.#mirror.put(message) === 'new') {
      this.#playback.end(this.look());
      this.#listeners.tell('look', { look: this.look(), place, change: 'fresh', steps: [] });
    }
    if (missed === 'tooFar') this.#listeners.tell('missed', { after });
    this.#listeners.tell('presence', { seats, spectators });
    if (clocks !== null) this.#listeners.tell('clock', clocks);
    this.#callOff();
    this.#admit.resolve(this);
    for (const call of this.#calls.waiting) this.#send(call);
  }

  #event({ type: _type, match: _match, place, step, ...event }: ServerMessageOf<'event.appended'>): void {
    if (!this.#heard.add({ place, id: event.id })) return;
    if (step !== undefined) this.#playback.add(event, step);
    this.#listeners.tell('event', { event, place, late: place <= this.#late });
  }

  #delta(message: ServerMessageOf<'state.delta'>): void {
    if (this.#refreshing) return;
    const mirrored = this.#mirror.change(message);
    if (mirrored === 'wrong') return this.#refresh();
    if (mirrored === 'old') return;
    this.#wrong = 0;
    this.#changed(message.to, message.change);
  }

  #whole(message: ServerMessageOf<'state.look'>): void {
    this.#refreshing = false;
    if (this.#mirror.put(message) === 'new') this.#changed(message.place, message.change);
  }

  #changed(place: number, change: WireChange): void {
    this.#heard.complete(place);
    // An end can be taken back.
    if (this.look().status === 'playing') this.#ended = undefined;
    const steps = this.#playback.end(this.look());
    this.#listeners.tell('look', { look: this.look(), place, change, steps: change === 'fresh' ? [] : steps });
  }

  #end({ why, seat, winners, text, ...message }: ServerMessageOf<'ended'>): void {
    this.#ended = { why, seat, winners, text };
    this.#listeners.tell('ended', { why, seat, winners, text, ...message });
  }

  /** Updates were left out, so an answer may have been. What is still unanswered after a while is sent again; a line of chat would be read twice. */
  #sendAgainLater(): void {
    const before = this.#calls.out.filter(({ type }) => type !== 'chat');
    if (before.length === 0) return;
    this.#port.world.after(SENT_AGAIN, () => {
      for (const call of before) if (this.#calls.isOut(call.id)) this.#send(call);
    });
  }

  #asked(message: ServerMessageOf<'pending.input'> | ServerMessageOf<'priority.changed'>): void {
    if (message.place < this.#mirror.place) return;
    this.#heard.complete(message.place);
    if (message.type === 'pending.input') this.#listeners.tell('asked', message);
    else this.#listeners.tell('priority', message);
  }

  /** Our look is not what the server has: ask for it. */
  #refresh(): void {
    this.#refreshing = true;
    this.#wrong++;
    this.#port.mended();
    this.#hello();
  }

  #error({ code, params, message, id }: ServerMessageOf<'error'>): void {
    const error = new ClientError(code, message, params);
    const about = errorAbout(code);
    if (id !== undefined) return this.#callFailed(id, error, about?.again ?? 'never');
    if (code === 'kicked' || code === 'seatLeft') return this.end(error);
    const again = about?.hello ?? about?.again ?? 'never';
    if (this.#joined && !this.#refreshing && again !== 'later') return this.#listeners.tell('error', error);
    if (this.#joined && again === 'later') this.#letGo(error);
    if (again === 'never') return this.end(error);
    if (again === 'later') this.#helloLater(error);
  }

  /** The server serves the match no longer on this socket, but may in a moment. */
  #letGo(error: ClientError): void {
    this.#joined = false;
    this.#calls.lose();
    this.#listeners.tell('error', error);
  }

  #callFailed(id: string, error: ClientError, again: 'never' | 'later' | 'connect'): void {
    this.#calls.cameBack(id);
    // After an error that says `connect` the socket is closed, and all is sent again on the next.
    if (again === 'connect') return;
    if (error.code === 'notJoined') return this.#hello();
    if (again === 'never') {
      if (!this.#calls.reject(id, error)) this.#listeners.tell('error', error);
      return;
    }
    this.#later(() => {
      const call = this.#calls.get(id);
      // A welcome may have come before.
      if (call !== undefined && !this.#calls.isOut(id)) this.#send(call);
    });
  }

  /** One is enough, however many errors say so. */
  #helloLater(why: ClientError): void {
    this.#inVain = why;
    this.#callOffHello ??= this.#later(() => this.#hello());
  }

  #later(run: () => void): () => void {
    const { world } = this.#port;
    return world.after(backoff(this.#retries++, world.random()), () => this.#gone ?? run());
  }
}
