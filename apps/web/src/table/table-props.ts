/** What every table component gets, the generic one and those made for one game. It draws a scene and says what was touched; it decides nothing. */
import type { Cue, ThingId } from '@turnwise/game';
import type { Gesture } from '@turnwise/gesture';
import type { SeenScene } from '@turnwise/match';
import type { WireEvent } from '@turnwise/protocol';
import type { TableLook, TableViewer } from '@turnwise/table-source';

export interface TableProps {
  readonly game: string;
  readonly options: unknown;
  /** All seats by name, in the order of the game. */
  readonly seats: readonly string[];
  /** Whose eyes these are; null for a spectator. */
  readonly viewer: TableViewer;
  /** What is shown now: in playback an earlier scene than that of the look. */
  readonly scene: SeenScene;
  readonly look: TableLook;
  readonly gesture: Gesture;
  /** How what has just happened is shown: to highlight, beside the movement that the page makes by itself. */
  readonly cues: readonly Cue[];
  /** All that the viewer was told up to what is shown, for tables that show what came last. */
  readonly events: readonly WireEvent[];
  /** What the preview of the pointed-at input would lead to. */
  readonly ghost: SeenScene | null;
  /** The things that a pointed-at name in the log or a button is about. */
  readonly pointed: ReadonlySet<ThingId>;
  readonly touch: (thing: ThingId) => void;
  /** Opens the card inspector: right click, long press, or the key `i`. */
  readonly inspect: (thing: ThingId) => void;
  /** A whole input, for tables with controls of their own (arrow keys). The page asks for a yes where somebody wants that, and tells refusals. */
  readonly send: (input: unknown) => void;
}
