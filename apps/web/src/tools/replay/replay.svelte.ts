/** A match that is looked at again: the moment that is shown, through whose eyes, and playing on by itself. */
import type { Cue, Messages, ThingId } from '@turnwise/game';
import type { Inspected, SeenScene } from '@turnwise/match';
import type { MatchEnd, WireEvent } from '@turnwise/protocol';
import type { TableAbout, TableLook, TableSource, TableStep, TableViewer } from '@turnwise/table-source';
import type { FoundDocument } from './find-document.ts';
import { firstUpdate } from './first-update.ts';
import { viewersOf } from './viewers.ts';
import {
  eventsUntil,
  momentOfEvent,
  moments,
  momentText,
  movesIn,
  placeBefore,
  placeOf,
  START,
  type Moment,
} from './moment.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds that a moment is shown at speed 1. */
const SHOWN = { frame: 1100, event: 650 } as const;

export class Replay {
  readonly source: TableSource;
  readonly about: TableAbout;
  /** Through whose eyes one may look. */
  readonly viewers: readonly TableViewer[];
  readonly length: number;
  /** The frames that are moves. */
  readonly moves: readonly number[];
  viewer: TableViewer = $state(null);
  moment: Moment = $state.raw(START);
  look: TableLook | null = $state.raw(null);
  scene: SeenScene | null = $state.raw(null);
  cues: readonly Cue[] = $state.raw([]);
  /** All events that the viewer saw. */
  events: readonly WireEvent[] = $state.raw([]);
  /** Those up to the moment that is shown. */
  readonly past = $derived.by(() => eventsUntil(this.events, this.moment));
  by: 'frame' | 'event' = $state('frame');
  speed = $state(1);
  isPlaying = $state(false);
  pointed: ReadonlySet<ThingId> = $state.raw(new Set<ThingId>());
  inspected: { readonly thing: ThingId; readonly is: Inspected } | null = $state.raw(null);
  readonly all = $derived.by(() =>
    moments(
      this.by,
      this.moves,
      this.events.map(({ id }) => id),
    ),
  );
  readonly at = $derived.by(() => placeOf(this.all, this.moment));

  readonly #steps = new Map<string, Promise<readonly TableStep[]>>();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** How its table ended it, where that is known: the rules may not have. */
  readonly end: MatchEnd | null;

  constructor(
    source: TableSource,
    viewers: readonly TableViewer[],
    length: number,
    moves: readonly number[],
    end: MatchEnd | null = null,
  ) {
    this.source = source;
    this.about = source.about;
    this.viewers = viewers;
    this.length = length;
    this.moves = moves;
    this.end = end;
  }

  /** Looks through these eyes from now on. */
  async see(viewer: TableViewer): Promise<void> {
    this.viewer = this.viewers.includes(viewer) ? viewer : (this.viewers[0] ?? null);
    const mark = this.viewer;
    const { events } = await firstUpdate(this.source, mark);
    if (this.viewer !== mark || this.#isClosed) return;
    this.events = events;
    await this.show(this.moment);
  }

  async show(moment: Moment): Promise<void> {
    this.moment = moment;
    const mark = ++this.#asked;
    const { viewer } = this;
    const [look, steps] = await Promise.all([
      this.source.at(moment.frame, viewer),
      moment.frame === 0 ? [] : this.#stepsOf(moment.frame, viewer),
    ]);
    if (mark !== this.#asked || this.#isClosed) return;
    const shown = stepAt(steps, moment);
    this.cues = shown.cues;
    this.look = look;
    this.scene = (moment.event === 0 ? look.stage?.scene : shown.scene) ?? look.stage?.scene ?? null;
  }

  /** To the place `at` of the scrubber. */
  go(at: number): Promise<void> {
    return this.show(this.all[Math.max(0, Math.min(this.all.length - 1, at))] ?? START);
  }

  next(): Promise<void> {
    return this.go(this.at + 1);
  }

  back(): Promise<void> {
    return this.go(placeBefore(this.all, this.moment));
  }

  goToEvent(id: string): Promise<void> {
    this.pause();
    this.by = 'event';
    return this.show(momentOfEvent(id));
  }

  play(): void {
    if (this.at >= this.all.length - 1) void this.show(START);
    this.isPlaying = true;
    this.#next();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** The text for the address. */
  get text(): string {
    return momentText(this.moment);
  }

  async words(): Promise<Messages> {
    return await this.source.words();
  }

  point(things: readonly ThingId[]): void {
    this.pointed = new Set(things);
  }

  unpoint(): void {
    this.pointed = new Set();
  }

  async inspect(thing: ThingId): Promise<void> {
    const is = await this.source.inspect(this.viewer, thing).catch(() => undefined);
    if (is !== undefined) this.inspected = { thing, is };
  }

  close(): void {
    this.#isClosed = true;
    this.pause();
    this.source.close();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.at >= this.all.length - 1) return this.pause();
      void this.next().then(
        () => this.isPlaying && this.#next(),
        () => this.pause(),
      );
    }, SHOWN[this.by] / this.speed);
  }

  #stepsOf(frame: number, viewer: TableViewer): Promise<readonly TableStep[]> {
    const key = `${frame} ${viewer ?? ''}`;
    const known = this.#steps.get(key);
    if (known !== undefined) return known;
    const asked = this.source.between(frame - 1, frame, viewer);
    this.#steps.set(key, asked);
    // What failed is asked for again.
    asked.catch(() => this.#steps.delete(key));
    return asked;
  }
}

/** The scene after an event of a frame, and what it moves; of the whole frame, all that it moves. */
function stepAt(steps: readonly TableStep[], moment: Moment): Pick<TableStep, 'scene'> & { cues: readonly Cue[] } {
  const isCue = (cue: Cue | null): cue is Cue => cue !== null;
  if (moment.event === 0) return { scene: null, cues: steps.flatMap(({ cues }) => cues.filter(isCue)) };
  const id = momentText(moment);
  const at = steps.findIndex(({ events }) => events.some((event) => event.id === id));
  const step = steps[at];
  if (step === undefined) return { scene: null, cues: [] };
  const cue = step.cues[step.events.findIndex((event) => event.id === id)] ?? null;
  const scene = steps.slice(0, at + 1).findLast((one) => one.scene !== null)?.scene ?? null;
  return { scene, cues: cue === null ? [] : [cue] };
}

/** Opens a replay: all eyes once the match is over, before that only those of the seats that were one's own. */
export async function createReplay(
  source: TableSource,
  { mine, document, isOver, end }: FoundDocument,
): Promise<Replay> {
  const { about } = source;
  const first: TableViewer = about.can.seeAll ? (mine[0] ?? null) : (about.mine[0] ?? null);
  const { look } = await firstUpdate(source, first);
  const viewers = viewersOf(about, mine, isOver || look.status !== 'playing');
  return new Replay(source, viewers, look.frame, movesIn(document, look.frame), end);
}
