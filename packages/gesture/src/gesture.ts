/**
 * Touches become inputs. A gesture narrows the offers of a look at each touch: what nothing fits any longer is dropped, a step that all
 * that are left share is skipped, several can be taken where a slot takes several, a menu asks where the same touches mean different
 * inputs, and what names no thing is a button. It knows no game: offers, and the things that they name, are all it has.
 */
import type { ThingId } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Stage } from '@turnwise/match';
import type { WireLook, WireOffer } from '@turnwise/protocol';

/** What a gesture begins from. */
export type GestureLook = Pick<WireLook, 'offers' | 'choices' | 'decision'> & { readonly stage: Stage | null };

/** Words of a button or an entry of a menu. */
export type GestureWords = Pick<WireOffer, 'text'> & { readonly label?: WireOffer['label'] };

export interface GestureButton extends GestureWords {
  /** What `press` takes. */
  readonly id: string;
  /** What it does: one input whole, one value of a slot, or the gesture itself. */
  readonly kind: 'input' | 'value' | 'done' | 'none' | 'cancel' | 'menu';
  /** Taken already; pressing it gives it back. */
  readonly isTaken?: boolean;
  /** Not what one usually wants: conceding, a control. Pages put it aside. */
  readonly isAside?: boolean;
  /** The things that it is about, to light up while it is pointed at. */
  readonly things: readonly ThingId[];
  readonly cost?: Json;
}

export interface Gesture {
  /** What a touch would do: begin or go on with something, or give back what is taken. */
  readonly lit: ReadonlyMap<ThingId, 'touch' | 'taken'>;
  /** What is taken so far, in order. */
  readonly taken: readonly ThingId[];
  /** Entries to choose from where the same touches mean different inputs; empty where they do not. */
  readonly menu: readonly GestureButton[];
  /** What can be done without touching a thing. */
  readonly buttons: readonly GestureButton[];
  /** What is being asked, of the slot that is open: its title, and how many it takes. */
  readonly asks: { readonly title: string; readonly min: number; readonly max: number; readonly taken: number } | null;
  /** The input, when it is whole: `{ kind, … }` without a seat. */
  readonly input: Json | null;
  /** Whether anything was touched. */
  readonly isBegun: boolean;
  /** Where a touch means nothing, the gesture is as it was. */
  touch(thing: ThingId): Gesture;
  press(button: string): Gesture;
  /** One step back; all the way with `true`. */
  back(whole?: boolean): Gesture;
}
