/** A match frame by frame, from its document: every state that led to the last, and what each frame did, as any viewer saw it. */
import type { AnyGame, AnyState, Viewer } from '@turnwise/game';
import { beforeInput, compareHash, lookAt, stageAt, Trail, unfoldFrame } from '@turnwise/match';
import type { AnyFrame, Match, MatchDocument } from '@turnwise/match';
import { loadSaved } from './local/load-saved.ts';
import { shownLook, shownSteps } from './shown.ts';
import { SourceTrouble } from './source-trouble.ts';
import type { TableLook, TableStep } from './table-source.ts';

export class Chronicle {
  readonly #match: Match;
  readonly #trail: Trail;
  /** The start, then one for each frame. */
  readonly #states: AnyState[];
  readonly #frames: AnyFrame[] = [];
  readonly #rewinds: number;

  /** Whatever is wrong with the document is thrown as trouble. */
  constructor(document: MatchDocument, game: AnyGame) {
    this.#match = loadSaved(document, game, { until: 0, advance: false });
    this.#trail = new Trail(this.#match.game);
    this.#rewinds = document.rewinds ?? 0;
    this.#states = [this.#match.state];
    this.#play(document);
  }

  /** How many frames follow the start. */
  get length(): number {
    return this.#frames.length;
  }

  /** The match as it was played again, to its end. */
  get match(): Match {
    return this.#match;
  }

  /** Goes on to where the match is now; undefined if something was taken back since, so that it has to begin again. */
  upTo(document: MatchDocument): Chronicle | undefined {
    if ((document.rewinds ?? 0) !== this.#rewinds || document.inputs.length < this.length) return undefined;
    this.#play(document);
    return this;
  }

  look(frame: number, viewer: Viewer): TableLook {
    const { game, table, fault } = this.#match;
    const state = this.#states[frame];
    if (state === undefined) throw new SourceTrouble('noSuchFrame');
    const faulted = fault !== undefined && frame === this.length;
    const past = { able: false, code: 'onlyThoughtOf', params: {} } as const;
    const look = lookAt(game, state, table, viewer, {
      frame,
      faulted,
      due: false,
      decision: undefined,
      undo: past,
      redo: past,
    });
    return shownLook(look, (faulted ? undefined : stageAt(game, state, table, viewer)) ?? null);
  }

  steps(from: number, to: number, viewer: Viewer): readonly TableStep[] {
    if (from < 0 || to > this.length || from > to) throw new SourceTrouble('noSuchFrame');
    const { game, table } = this.#match;
    return this.#frames.slice(from, to).flatMap((frame, index) => {
      const before = this.#states[from + index] as AnyState;
      const seen = this.#trail.seenOf(this.#frames, [frame], viewer);
      return shownSteps(unfoldFrame({ game, kernel: game.kernel, table, before, frame, seen }, viewer));
    });
  }

  /** Plays what it does not have yet, and holds each frame against the hash in the document. */
  #play(document: MatchDocument): void {
    const match = this.#match;
    for (const [at, { as, input, ...mark }] of document.inputs.entries()) {
      if (at < this.#frames.length) continue;
      const seat = as === undefined ? null : match.seatNamed(as);
      if (seat === undefined) throw new SourceTrouble('cannotOpen', `input ${at + 1} is of an unknown seat`);
      const before = beforeInput(match, document.hashes, at);
      const played = match.replayInput(seat, input, mark);
      if (!played.ok) throw new SourceTrouble('cannotOpen', `input ${at + 1} cannot be played again`);
      if (played.value === undefined) break;
      if (compareHash(match, before, document.hashes[at], played.value)?.agrees === false)
        throw new SourceTrouble('cannotOpen', `input ${at + 1} now leads somewhere else than it did`);
      this.#frames.push(played.value);
      this.#states.push(match.state);
    }
  }
}
