/** The system controls that a host may give now, such as those that continue a halted match. */
import { told } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Table, Told } from '@turnwise/game';

export interface HostControl extends Told {
  readonly input: AnyInput;
}

/** Those that have nothing to fill in. */
export function controlsAt(game: AnyGame, state: AnyState, table: Table): readonly HostControl[] {
  return Object.entries(game.rules.inputs)
    .filter(([, shapes]) => Object.values(shapes).every((shape) => shape.optional === true))
    .map(([kind]) => ({ kind }))
    .filter((input) => game.isControl(input) && game.accepts(state, input))
    .map((input) => ({ input, ...told(game.messages, game.inputLabel(input, table)) }));
}
