/**
 * A person at a table: what is shown now, what was touched so far, what goes on around. It joins a table source and a gesture for the
 * components to draw, plays back what happened step by step, and hands a shared screen from one seat to the next.
 */
import type { Cue, ThingId } from '@turnwise/game';
import { createGesture, type Gesture } from '@turnwise/gesture';
import type { Json } from '@turnwise/kernel';
import type { Inspected, SeenScene } from '@turnwise/match';
import type { WireEvent, WireOutcome } from '@turnwise/protocol';
import type {
  TableForesight,
  TableLook,
  TableSource,
  TableStep,
  TableUpdate,
  TableViewer,
} from '@turnwise/table-source';
import { settings } from '../settings/settings.svelte.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { list, say, sayError, seatName, tell, tellRefusal } from '../words/language.svelte.ts';
import { sentence } from '../words/sentence.ts';
import { Around } from './around.svelte.ts';
import { newlyAsking } from './asked-back.ts';
import { asksTheSame } from './asks-the-same.ts';
import { EMPTY_GESTURE } from './empty-gesture.ts';
import { handOver } from './hand-over.ts';
import { frameOfEvent } from './log.ts';
import { holdOf } from './hold.ts';
import { keepLastSeen, lastSeen } from './last-seen.ts';
import { missedAt, MOST_MISSED } from './missed.ts';
import { isStill } from './motion.ts';
import { playSound } from './sounds.ts';

/** What one viewer has been told. */
interface Told {
  readonly look: TableLook;
  readonly events: readonly WireEvent[];
}

/** Milliseconds on a thing before the rules are asked about it. */
const RESTED = 450;
/** Milliseconds that somebody who comes back waits for what is to be played back. */
const PATIENCE = 1_500;

export class TableSession {
  readonly source: TableSource;
  readonly around: Around;
  /** Who looks. Null is a spectator; on a shared screen nobody has it before all seats have told what they see. */
  viewer: TableViewer = $state(null);
  /** The newest look of the viewer. */
  look: TableLook | null = $state.raw(null);
  /** What is drawn: in playback an earlier scene than that of the look. */
  scene: SeenScene | null = $state.raw(null);
  cues: readonly Cue[] = $state.raw([]);
  events: readonly WireEvent[] = $state.raw([]);
  gesture: Gesture = $state.raw(EMPTY_GESTURE);
  /** What the pointed-at input would lead to. */
  foreseen: TableForesight | null = $state.raw(null);
  /** A whole input that waits for a yes. */
  awaiting: Json | null = $state.raw(null);
  /** What the rules say of the pointed-at thing. */
  tip: { readonly thing: ThingId; readonly lines: Inspected['about'] } | null = $state.raw(null);
  pointed: ReadonlySet<ThingId> = $state.raw(new Set<ThingId>());
  isBusy = $state(false);
  isPlaying = $state(false);
  /** The seat that the screen is to be handed to. */
  handTo: string | null = $state(null);
  inspected: { readonly thing: ThingId; readonly is: Inspected } | null = $state.raw(null);
  trouble: string | null = $state(null);

  readonly #told = new Map<TableViewer, Told>();
  readonly #stops: (() => void)[] = [];
  #queue: TableStep[] = [];
  #skip: (() => void) | null = null;
  #asked = 0;
  /** What others did since somebody looked last is on its way: until it is there, nothing new is drawn. */
  #isArriving = false;
  #arrivals = 0;
  /** The look that the gesture was begun with. */
  #begunWith: TableLook | undefined;
  /** What is pointed at. */
  #over: ThingId | null = null;
  /** Whether seats at one screen belong to several people. */
  readonly #hasCurtain: boolean;

  constructor(source: TableSource, { hasCurtain = true } = {}) {
    this.source = source;
    this.#hasCurtain = hasCurtain;
    this.around = new Around(source);
    this.around.whenOpen = () => this.#begun();
    const { mine } = source.about;
    this.viewer = mine.length > 1 ? null : (mine[0] ?? null);
    const viewers = mine.length === 0 ? [null] : mine;
    for (const viewer of viewers) this.#stops.push(source.subscribe(viewer, (update) => this.#receive(viewer, update)));
    const seen = (): void => {
      if (document.hidden || this.isPlaying || this.#isArriving) return;
      if (this.#queue.length > 0) void this.#play();
      else this.#noteSeen();
    };
    document.addEventListener('visibilitychange', seen);
    this.#stops.push(() => document.removeEventListener('visibilitychange', seen));
  }

  get isMine(): boolean {
    if (this.viewer === null || this.around.open.length > 0) return false;
    return this.look?.status === 'playing' && this.look.toAct.includes(this.viewer);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.around.close();
    this.#arrivals++;
    this.isPlaying = false;
    this.#queue = [];
    this.#skip?.();
    this.source.close();
  }

  /** A touch in the middle of playback ends it and does nothing else: what it was meant for may not be there any more. */
  touch(thing: ThingId): void {
    if (this.isPlaying) {
      this.skip();
      return;
    }
    if (this.isBusy || this.awaiting !== null) return;
    if (this.gesture.lit.has(thing)) this.#go(this.gesture.touch(thing));
    else void this.explain(thing);
  }

  press(button: string): void {
    if (this.isPlaying) {
      this.skip();
      return;
    }
    if (this.isBusy) return;
    this.#go(this.gesture.press(button));
  }

  /** A whole input by a way of the table itself: an arrow key. Another one that waits for its yes gives way to it. */
  enter(input: Json): void {
    if (this.isPlaying) {
      this.skip();
      return;
    }
    if (this.isBusy || this.viewer === null) return;
    this.unpoint();
    this.gesture = this.gesture.back(true);
    void this.#propose(input);
  }

  back(isWhole = false): void {
    this.awaiting = null;
    this.unpoint();
    this.gesture = this.gesture.back(isWhole);
  }

  /** The yes to an input that waits for it. */
  confirm(): void {
    if (this.isPlaying) {
      this.skip();
      return;
    }
    const input = this.awaiting;
    if (input !== null) void this.send(input);
  }

  async send(input: Json): Promise<void> {
    const { viewer, look } = this;
    if (viewer === null || look === null || this.isBusy) return;
    this.awaiting = null;
    this.unpoint();
    const isDone = await this.#ask(() => this.source.submit(viewer, input, look.decision));
    // Nobody has to be shown what they have just done.
    if (isDone && this.viewer === viewer) this.#noteSeen();
  }

  async rewind(what: 'undo' | 'redo'): Promise<void> {
    const { viewer } = this;
    this.skip();
    if (viewer === null || this.isBusy) return;
    const before = this.look;
    const isDone = await this.#ask(() => this.source.rewind(viewer, what));
    if (!isDone || this.look === null || this.look.frame !== before?.frame) return;
    const { [what]: after } = this.look;
    if (after.able && after.waitsFor.length > 0)
      toasts.show(say('table.asked', { seats: list(after.waitsFor.map(seatName)) }));
  }

  async concede(): Promise<void> {
    const { viewer } = this;
    if (viewer !== null && !this.isBusy) await this.#ask(() => this.source.concede(viewer));
  }

  /** Lights what a name or a button is about. */
  point(things: readonly ThingId[]): void {
    this.pointed = new Set(things);
  }

  unpoint(): void {
    this.#asked++;
    if (this.pointed.size > 0) this.pointed = new Set();
    if (this.foreseen !== null && this.awaiting === null) this.foreseen = null;
  }

  /** A thing is pointed at: if touching it would be a whole input, what that leads to is shown. */
  hover(thing: ThingId | null): void {
    if (thing !== this.#over) void this.#tellOf(thing);
    if (this.awaiting !== null || this.isPlaying || this.isBusy) return;
    if (thing === null || this.gesture.lit.get(thing) !== 'touch') this.unpoint();
    else void this.#foresee(this.gesture.touch(thing).input);
  }

  hoverButton(button: string | null): void {
    if (this.awaiting !== null || this.isPlaying || this.isBusy) return;
    if (button === null) {
      this.unpoint();
      return;
    }
    const found = [...this.gesture.buttons, ...this.gesture.menu].find(({ id }) => id === button);
    this.point(found?.things ?? []);
    if (found?.kind !== 'cancel') void this.#foresee(this.gesture.press(button).input);
  }

  /** Why nothing can be done with it; if there is no reason, what the rules say of it. */
  async explain(thing: ThingId): Promise<void> {
    const is = await this.#inspected(thing);
    if (is === undefined) return;
    const [first] = is.why;
    if (first !== undefined && this.isMine) {
      toasts.show(sentence(tell(first.reason)));
      playSound('refused');
    } else if (is.about.length > 0) this.inspected = { thing, is };
    else toasts.show(first === undefined ? say('inspect.idle') : sentence(tell(first.reason)));
  }

  async inspect(thing: ThingId): Promise<void> {
    const is = await this.#inspected(thing);
    if (is !== undefined) this.inspected = { thing, is };
  }

  /** Ends the playback at once. */
  skip(): void {
    if (!this.isPlaying) return;
    this.#queue = [];
    this.#skip?.();
    this.#settle();
  }

  /** The seat that the screen was handed to has it now. */
  take(): void {
    const seat = this.handTo;
    if (seat === null) return;
    this.handTo = null;
    this.#show(seat);
  }

  #receive(viewer: TableViewer, update: TableUpdate): void {
    const { kind, look, events, steps } = update;
    const former = this.#told.get(viewer);
    const before = former?.events ?? [];
    const all =
      kind === 'look'
        ? events
        : kind === 'undone'
          ? before.filter((event) => frameOfEvent(event) <= look.frame)
          : [...before, ...events];
    const wasMine = this.isMine;
    if (former?.look.frame === look.frame) this.#tellAsking(former.look, look);
    if (kind === 'undone' && look.status === 'playing') this.around.end = null;
    this.#told.set(viewer, { look, events: all });
    if (viewer !== this.viewer) {
      if (!this.isPlaying && !this.isBusy) this.#handOver();
      return;
    }
    if (kind === 'look') {
      this.#receiveWhole(viewer, look, former?.look);
      return;
    }
    if (this.#isArriving && (kind === 'advanced' || kind === 'redone')) {
      // It is played after what was missed.
      this.#queue.push(...steps);
      return;
    }
    this.look = look;
    this.foreseen = null;
    playSound(look.status === 'over' ? 'end' : this.isMine && !wasMine ? 'turn' : 'move');
    const isShown = (kind === 'advanced' || kind === 'redone') && steps.length > 0 && this.scene !== null && !isStill();
    if (!isShown) {
      this.#skip?.();
      this.#settle();
      return;
    }
    if (!this.#goesOn(look)) this.#drop();
    this.#queue.push(...steps);
    // Timers of a page that nobody sees hardly run: what happens meanwhile is played when somebody looks again.
    if (document.hidden) this.#queue = this.#queue.slice(-MOST_MISSED);
    else if (!this.isPlaying) void this.#play();
  }

  /** The whole look: at the beginning, after the line was lost, and again when what led to it is known. */
  #receiveWhole(viewer: TableViewer, look: TableLook, former: TableLook | undefined): void {
    if (look.frame !== former?.frame) {
      void this.#arrive(viewer);
      return;
    }
    if (this.#isArriving) return;
    this.look = look;
    if (!this.isPlaying) this.#settle();
  }

  /** Somebody comes to the table, or back to it: what others did since then is played first. */
  async #arrive(viewer: TableViewer): Promise<void> {
    this.#skip?.();
    this.isPlaying = false;
    const mark = ++this.#arrivals;
    const { look, events } = this.#told.get(viewer) as Told;
    const from = viewer === null || isStill() ? undefined : lastSeen(this.source.about.match, viewer);
    if (from === undefined || from >= look.frame) {
      this.#settle();
      return;
    }
    this.#isArriving = true;
    this.#queue = [];
    if (!this.#goesOn(look)) this.#drop();
    const asked = missedAt(this.source, { viewer, from, to: look.frame, events }).catch(() => undefined);
    const missed = await Promise.race([asked, pause(PATIENCE)]);
    if (mark !== this.#arrivals) return;
    if (missed === undefined) {
      this.#settle();
      return;
    }
    this.#isArriving = false;
    this.look = (this.#told.get(viewer) as Told).look;
    this.scene = missed.scene;
    this.events = missed.events;
    this.#queue = [...missed.steps, ...this.#queue];
    if (!document.hidden) void this.#play();
  }

  /** What is drawn now is not played back when somebody comes again. */
  #noteSeen(): void {
    const { viewer } = this;
    const frame = this.#told.get(viewer)?.look.frame;
    if (viewer === null || frame === undefined || document.hidden || this.handTo !== null) return;
    keepLastSeen(this.source.about.match, viewer, frame);
  }

  /** The last seat is taken, or one is free again: only then, or no longer, something can be done. */
  #begun(): void {
    if (this.isPlaying || this.#isArriving) return;
    this.#settle();
    if (this.isMine) playSound('turn');
  }

  /** With undo by consent, others learn that somebody asks for it. */
  #tellAsking(before: TableLook, after: TableLook): void {
    for (const what of ['undo', 'redo'] as const) {
      const seats = newlyAsking(before[what], after[what]);
      if (seats.length > 0) toasts.show(say(`table.asks.${what}`, { seats: list(seats.map(seatName)) }));
    }
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    this.unpoint();
    for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) {
      this.cues = step.cues.filter((cue) => cue !== null);
      this.events = [...this.events, ...step.events];
      const before = this.scene;
      if (step.scene !== null) this.scene = step.scene;
      await this.#pause(holdOf(before, step, this.#queue.length));
      if (!this.isPlaying) return;
    }
    this.#settle();
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        if (this.#skip === done) this.#skip = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#skip = done;
    });
  }

  /** What is shown is what is so. */
  #settle(): void {
    this.isPlaying = false;
    this.#isArriving = false;
    this.#arrivals++;
    this.#queue = [];
    const told = this.#told.get(this.viewer);
    if (told === undefined) return;
    const { look, events } = told;
    this.look = look;
    this.events = events;
    const before = this.scene;
    this.scene = look.stage?.scene ?? before;
    this.cues = [];
    this.foreseen = null;
    this.#resume(look);
    this.#noteSeen();
    if (!this.isBusy) this.#handOver();
  }

  /** What was begun goes on where the same is still asked: nobody loses it because somebody else has moved, or because the line was lost. */
  #resume(look: TableLook): void {
    const canAct = this.viewer !== null && this.around.open.length === 0;
    if (canAct && this.#goesOn(look)) {
      void this.#foresee(this.awaiting, 0);
      return;
    }
    this.#drop();
    if (!canAct) return;
    this.gesture = createGesture(look);
    this.#begunWith = look;
  }

  #goesOn(look: TableLook): boolean {
    const isBegun = this.awaiting !== null || (this.gesture.isBegun && this.gesture.input === null);
    return isBegun && asksTheSame(this.#begunWith, look);
  }

  #drop(): void {
    this.gesture = EMPTY_GESTURE;
    this.awaiting = null;
    this.#begunWith = undefined;
  }

  /** On a shared screen: the seat that must act gets it, behind a curtain where they have secrets from each other. */
  #handOver(): void {
    const { mine } = this.source.about;
    if (mine.length < 2) return;
    const next = handOver(mine, this.viewer, (seat) => this.#told.get(seat)?.look);
    if (next === undefined || next.seat === this.handTo) return;
    if (next.isCovered && this.#hasCurtain) {
      this.handTo = next.seat;
      this.inspected = null;
      this.tip = null;
    } else this.#show(next.seat);
  }

  #show(viewer: string): void {
    const isFirst = this.viewer === null;
    this.#drop();
    this.viewer = viewer;
    if (isFirst) void this.#arrive(viewer);
    else this.#settle();
  }

  #go(gesture: Gesture): void {
    this.tip = null;
    this.unpoint();
    this.gesture = gesture;
    const { input } = gesture;
    if (input !== null) void this.#propose(input);
  }

  /** Sent at once, or shown first where somebody wants that: then it waits for a yes. */
  async #propose(input: Json): Promise<void> {
    this.tip = null;
    if (!settings.confirm || !this.source.about.can.preview) return await this.send(input);
    this.awaiting = input;
    await this.#foresee(input, 0);
    if (this.awaiting !== input || this.foreseen === null || !('code' in this.foreseen.outcome)) return;
    // There is nothing to say yes to.
    this.#tellRefused(this.foreseen.outcome);
    this.back(true);
  }

  #tellRefused(refusal: Parameters<typeof tellRefusal>[0]): void {
    toasts.show(sentence(tellRefusal(refusal)), 'danger');
    playSound('refused');
  }

  async #foresee(input: Json | null, after = 130): Promise<void> {
    const mark = ++this.#asked;
    const { viewer } = this;
    if (input === null || viewer === null || !this.source.about.can.preview) {
      this.foreseen = null;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, after));
    if (mark !== this.#asked) return;
    const foreseen = await this.source.preview(viewer, input).catch(() => null);
    if (mark === this.#asked) this.foreseen = foreseen;
  }

  /** Somebody who rests on a thing wants to know what it is. */
  async #tellOf(thing: ThingId | null): Promise<void> {
    this.#over = thing;
    this.tip = null;
    if (thing === null) return;
    await new Promise((resolve) => setTimeout(resolve, RESTED));
    if (this.#over !== thing || this.isPlaying) return;
    const lines = (await this.#inspected(thing))?.about ?? [];
    if (this.#over === thing && lines.length > 0) this.tip = { thing, lines };
  }

  async #inspected(thing: ThingId): Promise<Inspected | undefined> {
    try {
      return await this.source.inspect(this.viewer, thing);
    } catch {
      return undefined;
    }
  }

  /** Whether it was done. */
  async #ask(question: () => Promise<{ readonly outcome: WireOutcome }>): Promise<boolean> {
    this.isBusy = true;
    try {
      const { outcome } = await question();
      if (!('code' in outcome)) return true;
      this.#tellRefused(outcome);
    } catch (error) {
      toasts.show(say('table.trouble', { text: sayError(error) }), 'danger');
    } finally {
      this.isBusy = false;
      if (!this.isPlaying) this.#settle();
    }
    return false;
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
