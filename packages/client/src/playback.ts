/**
 * What happened step by step, as the server tells it to those who asked for the stage: events with their cues, and the scene after each step,
 * which comes as a patch against the last scene that was shown. A patch that does not fit leaves its step without a scene.
 */
import type { Json } from '@turnwise/kernel';
import { patch } from '@turnwise/protocol';
import type { WireCue, WireEvent, WireEventStep, WireLook, WireScene } from '@turnwise/protocol';

/** One step: its events, how each is shown, and the scene as it was then. */
export interface PlayStep {
  readonly events: readonly WireEvent[];
  /** For each event; null where it is only told. */
  readonly cues: readonly (WireCue | null)[];
  /** Null where it cannot be shown. */
  readonly scene: WireScene | null;
}

export class Playback {
  #scene: Json | undefined = null;
  #steps: PlayStep[] = [];
  #events: WireEvent[] = [];
  #cues: (WireCue | null)[] = [];

  /** The look is here: what comes next begins there. Gives the steps that led to it. */
  end(look: WireLook): readonly PlayStep[] {
    const steps = this.#steps;
    this.#steps = [];
    this.#next();
    this.#scene = (look.stage?.scene ?? null) as Json;
    return steps;
  }

  add(event: WireEvent, step: WireEventStep): void {
    const { label: _label, text: _text, ...same } = event;
    this.#events.push(step.told === undefined ? event : { ...same, ...step.told });
    this.#cues.push(step.cue ?? null);
    if (step.scene === undefined) return;
    const scene = this.#scene === undefined ? undefined : patch(this.#scene, step.scene);
    if (scene !== null) this.#scene = scene;
    this.#steps.push({ events: this.#events, cues: this.#cues, scene: (scene ?? null) as WireScene | null });
    this.#next();
  }

  #next(): void {
    this.#events = [];
    this.#cues = [];
  }
}
