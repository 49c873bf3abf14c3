/** The types of a game: the four unions of the kernel, and what a seat may see. */
import type { GameTypes } from '@turnwise/kernel';

export interface PlayTypes extends GameTypes {
  View: unknown;
}
