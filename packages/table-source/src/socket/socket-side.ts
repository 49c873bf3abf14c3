/**
 * One viewer's side of a match at a server: its looks, what led to them, and the events so far. After a lost connection, and at the
 * beginning, what it was not there for is read by a request, and whatever comes meanwhile waits.
 */
import type { ClientTable, Requests } from '@turnwise/client';
import type { RouteAnswer, WireEvent, WireLook } from '@turnwise/protocol';
import { Listeners } from '../listeners.ts';
import type { TableLook, TableStep, TableUpdate } from '../table-source.ts';
import { EventLog } from './event-log.ts';
import { SeenFrames } from './seen-frames.ts';

type PastStep = RouteAnswer<'events'>['steps'][number];

interface Waiting {
  readonly place: number;
  readonly update: TableUpdate;
}

export class SocketSide {
  readonly table: ClientTable;
  readonly #requests: Requests;
  readonly #updates = new Listeners<null, TableUpdate>();
  readonly #log = new EventLog();
  readonly #frames = new SeenFrames();
  /** Everything up to this place is in the log. */
  #place = 0;
  #look: TableLook | undefined;
  /** Of the record that is being told. */
  #events: WireEvent[] = [];
  /** What came while the past is being read; undefined while nothing is. */
  #waiting: Waiting[] | undefined = [];
  #readings = 0;

  constructor(table: ClientTable, requests: Requests) {
    this.table = table;
    this.#requests = requests;
    table.on('event', ({ event, late }) => {
      // What happened while we were away is read with the rest of the past.
      if (!late) this.#events.push(event);
    });
    table.on('look', ({ look, place, change, steps }) => {
      const events = this.#events;
      this.#events = [];
      const shown = shownAs(look);
      if (change === 'fresh') return void this.#catchUp(shown, place);
      const update = { kind: change, look: shown, events: change === 'undone' ? [] : events, steps };
      if (this.#waiting === undefined) this.#take({ place, update });
      else this.#waiting.push({ place, update });
    });
  }

  /** The newest look that was told; undefined before the first. */
  get look(): TableLook | undefined {
    return this.#look;
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    const stop = this.#updates.add(null, listener);
    if (this.#waiting === undefined && this.#look !== undefined) listener(this.#whole(this.#look));
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
    this.#updates.clear();
  }

  #told(frame: number): readonly TableStep[] {
    const events = this.#log.of(frame);
    if (events.length === 0) return [];
    return [{ events, cues: events.map(() => null), scene: this.#frames.look(frame)?.stage?.scene ?? null }];
  }

  async #catchUp(look: TableLook, place: number): Promise<void> {
    const reading = ++this.#readings;
    this.#waiting = [];
    const past = await this.#past(place).catch(() => []);
    if (reading !== this.#readings) return;
    for (const step of past) {
      if (step.change === 'undone') this.#log.cutTo(step.frame);
      else this.#log.add(step.events);
    }
    this.#place = place;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#tell(this.#whole(look));
    for (const one of waiting) this.#take(one);
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

  #take({ place, update }: Waiting): void {
    if (place <= this.#place) return;
    this.#place = place;
    if (update.kind === 'undone') this.#log.cutTo(update.look.frame);
    else this.#log.add(update.events);
    this.#tell(update);
  }

  #tell(update: TableUpdate): void {
    this.#look = update.look;
    this.#frames.add(update);
    this.#updates.tell(null, update);
  }

  #whole(look: TableLook): TableUpdate {
    return { kind: 'look', look, events: this.#log.all, steps: [] };
  }
}

export function shownAs(look: WireLook): TableLook {
  return { ...look, stage: look.stage ?? null };
}
