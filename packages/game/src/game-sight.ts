/** What a viewer may see of a state: a group of the definition, for games with secrets or with views of their own form. */
import type { Random } from '@turnwise/kernel';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import type { PlayTypes } from './play-types.ts';
import type { Viewer } from './seat.ts';

/** The view of a game that leaves `sight` out: the state without its streams, as nobody knows the dice to come. */
export type OpenView<State> = Omit<State, 'random'>;

export type GameSight<T extends PlayTypes> = HidingSight<T> | ShowingSight<T>;

/** Some seat does not know all of the state. */
interface HidingSight<T extends PlayTypes> extends Sight<T> {
  readonly hides?: true;
  /** The event as this viewer may see it; undefined if not at all. */
  readonly viewEvent: (event: T['Event'], viewer: Viewer) => T['Event'] | undefined;
}

/** Views have a form of their own, and the whole state can be had back from them. */
interface ShowingSight<T extends PlayTypes> extends Sight<T> {
  readonly hides: false;
  /** The default shows every event. */
  readonly viewEvent?: (event: T['Event'], viewer: Viewer) => T['Event'] | undefined;
}

interface Sight<T extends PlayTypes> {
  /** Built from the state by whitelist. */
  readonly view: (state: T['State'], viewer: Viewer) => T['View'];
  /** What a host sees that hides nothing from itself: a debugger, a replay of what is over. The default is a spectator's view. */
  readonly viewAll?: (state: T['State']) => T['View'];
  /** The choice as this viewer may see it. The default shows a choice to its own seat alone. */
  readonly viewChoice?: (choice: Choice, viewer: Viewer) => Choice | undefined;
  /**
   * Whether the viewer learns something by an event that reveals, or would by what follows it; a preview for that viewer
   * stops there. The default is every event that reveals.
   */
  readonly revealsTo?: (event: T['Event'], viewer: Viewer) => boolean;
  /** A state that the viewer cannot tell from the true one. */
  readonly determinize: (view: T['View'], viewer: Viewer, chooser: Chooser, random: Random) => T['State'];
}
