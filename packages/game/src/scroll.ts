/** Drawings that do not fit on a screen and can be scrolled: back and ahead, in steps that the game chooses. */
import type { Canvas } from './canvas.ts';
import type { Message } from './message.ts';

export interface Scroll<T extends { View: unknown; Event: unknown }> {
  /** One word for each direction and for the home position: `past`, `future`, `now`. */
  readonly labels: { readonly back: Message; readonly ahead: Message; readonly home: Message };
  reach(view: T['View'], canvas: Canvas<T>): Reach;
}

/** How far a drawing can be scrolled from home. */
export interface Reach {
  /** Steps, 0 or more. */
  readonly back: number;
  readonly ahead: number;
  /** Steps for a whole screen. */
  readonly page: number;
}

/** The nearest number of steps that is in range. */
export function withinReach(steps: number, { back, ahead }: Reach): number {
  return Math.max(-back, Math.min(steps, ahead));
}
