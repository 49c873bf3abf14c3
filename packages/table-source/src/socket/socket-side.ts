/**
 * One viewer's side of a match at a server: its looks, what led to them, and the events so far. After a lost connection, and at the
 * beginning, what it was not there for is read by a request. The look does not wait long for that, and a request that fails is sent again:
 * until it is answered the log has a gap.
 */
import type { ClientTable, Requests, Surroundings } from '@turnwise/client';
import type { RouteAnswer, WireEvent, WireLook } from '@turnwise/protocol';
import { Listeners } from '../listeners.ts';
import type { TableLook, TableStep, TableUpdate } from '../table-source.ts';
import { EventLog } from './event-log.ts';
import { SeenFrames } from './seen-frames.ts';

type PastStep = RouteAnswer<'events'>['steps'][number];

/** Runs something later. Gives the way to call it off. */
export type After = Surroundings['after'];

interface Later {
  readonly place: number;
  readonly update: TableUpdate;
}

/** Milliseconds that the first look waits for what led to it. */
const GRACE = 1_500;
/** Milliseconds after which what was not answered is asked again. */
const AGAIN = 4_000;

export class SocketSide {
  readonly table: ClientTable;
  readonly #requests: Requests;
  readonly #after: After | undefined;
  readonly #updates = new Listeners<null, TableUpdate>();
  readonly #log = new EventLog();
  readonly #frames = new SeenFrames();
  /** Everything up to this place is in the log. */
  #place = 0;
  #look: TableLook | undefined;
  /** Of the record that is being told. */
  #events: WireEvent[] = [];
  /** What is missing in the log reaches to this place; undefined if nothing is missing. */
  #gap: number | undefined;
  /** What came after the gap, and so is not in the log yet. */
  #later: Later[] = [];
  /** The first look, while it waits for what led to it. */
  #held: TableLook | undefined;
  #isReading = false;
  #readings = 0;
  #callOff: () => void = () => undefined;

  /** Without a way to do something later, what could not be read is asked again when something happens. */
  constructor(table: ClientTable, requests: Requests, after?: After) {
    this.table = table;
    this.#requests = requests;
    this.#after = after;
    table.on('event', ({ event, late }) => {
      // What happened while we were away is read with the rest of the past.
      if (!late) this.#events.push(event);
    });
    table.on('look', ({ look, place, change, steps }) => {
      const events = this.#events;
      this.#events = [];
      const shown = shownAs(look);
      if (change === 'fresh') return this.#catchUp(shown, place);
      this.#take({ place, update: { kind: change, look: shown, events: change === 'undone' ? [] : events, steps } });
    });
  }

  /** The newest look that was told; undefined before the first. */
  get look(): TableLook | undefined {
    return this.#look;
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    const stop = this.#updates.add(null, listener);
    if (this.#look !== undefined) listener(this.#whole(this.#look));
    return stop;
  }

  /** How it was after so many frames; undefined if one was not there. */
  at(frame: number): TableLook | undefined {
    return this.#frames.look(frame);
  }

  /** What happened in these frames: step by step where one was there, else what was told of each. */
  between(from: number, to: number): readonly TableStep[] {
    const steps: TableStep[] = [];
    for (let frame = from + 1; frame <= to; frame++) steps.push(...(this.#frames.steps(frame) ?? this.#told(frame)));
    return steps;
  }

  close(): void {
    this.#readings++;
    this.#callOff();
    this.#updates.clear();
  }

  #told(frame: number): readonly TableStep[] {
    const events = this.#log.of(frame);
    if (events.length === 0) return [];
    return [{ events, cues: events.map(() => null), scene: this.#frames.look(frame)?.stage?.scene ?? null }];
  }

  #catchUp(look: TableLook, place: number): void {
    this.#gap = place;
    this.#later = [];
    if (this.#look === undefined) this.#held = look;
    else this.#tell(this.#whole(look));
    this.#read();
    if (this.#held !== undefined) this.#callOff = this.#after?.(GRACE, () => this.#showHeld()) ?? this.#callOff;
  }

  /** Reads what is missing, and again after a while if that fails. */
  #read(): void {
    const upTo = this.#gap;
    if (upTo === undefined) return;
    const reading = ++this.#readings;
    this.#callOff();
    this.#isReading = true;
    void this.#past(upTo).then(
      (past) => {
        if (reading === this.#readings) this.#fill(past, upTo);
      },
      () => {
        if (reading !== this.#readings) return;
        this.#isReading = false;
        this.#showHeld();
        this.#callOff = this.#after?.(AGAIN, () => this.#read()) ?? this.#callOff;
      },
    );
  }

  /** The gap is no more. */
  #fill(past: readonly PastStep[], upTo: number): void {
    this.#isReading = false;
    this.#callOff();
    for (const { change, frame, events } of past) this.#note(change === 'undone' ? frame : undefined, events);
    this.#place = upTo;
    this.#gap = undefined;
    const [held, later] = [this.#held, this.#later];
    this.#held = undefined;
    this.#later = [];
    if (held !== undefined) {
      this.#tell(this.#whole(held));
      for (const one of later) this.#take(one);
      return;
    }
    for (const one of later) this.#enter(one);
    if (this.#look !== undefined) this.#tell(this.#whole(this.#look));
  }

  /** With what led to it as far as that is known, and then what came meanwhile. */
  #showHeld(): void {
    const look = this.#held;
    if (look === undefined) return;
    this.#held = undefined;
    this.#tell({ kind: 'look', look, events: this.#log.all, steps: [] });
    for (const { update } of this.#later) this.#tell(update);
  }

  /** From what is known up to this place. */
  async #past(upTo: number): Promise<readonly PastStep[]> {
    const { match, token } = this.table;
    const steps: PastStep[] = [];
    for (let after = this.#place; after < upTo;) {
      const query = { after, labels: 'true' } as const;
      const page = await this.#requests.call('events', { params: { match }, query, token });
      steps.push(...page.steps.filter(({ place }) => place <= upTo));
      if (page.place <= after) break;
      after = page.place;
    }
    return steps;
  }

  #take(one: Later): void {
    if (this.#gap === undefined) {
      if (this.#enter(one)) this.#tell(one.update);
      return;
    }
    if (one.place <= (this.#later.at(-1)?.place ?? this.#gap)) return;
    this.#later.push(one);
    if (this.#held === undefined) this.#tell(one.update);
    if (!this.#isReading) this.#read();
  }

  /** Into the log; false for what is in it. */
  #enter({ place, update }: Later): boolean {
    if (place <= this.#place) return false;
    this.#place = place;
    this.#note(update.kind === 'undone' ? update.look.frame : undefined, update.events);
    return true;
  }

  #note(undoneTo: number | undefined, events: readonly WireEvent[]): void {
    if (undoneTo === undefined) this.#log.add(events);
    else this.#log.cutTo(undoneTo);
  }

  #tell(update: TableUpdate): void {
    this.#look = update.look;
    this.#frames.add(update);
    this.#updates.tell(null, update);
  }

  #whole(look: TableLook): TableUpdate {
    const log = this.#log.copy();
    for (const { update } of this.#later)
      if (update.kind === 'undone') log.cutTo(update.look.frame);
      else log.add(update.events);
    log.cutTo(look.frame);
    return { kind: 'look', look, events: log.all, steps: [] };
  }
}

export function shownAs(look: WireLook): TableLook {
  return { ...look, stage: look.stage ?? null };
}
