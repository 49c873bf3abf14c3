/** The controls of the system that a host may give now: to go on after the match has halted, and the like. */
import { told } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Table, Told } from '@turnwise/game';

export interface HostControl extends Told {
  readonly input: AnyInput;
}

/** Those that need nothing filled in. */
export function controlsAt(game: AnyGame, state: AnyState, table: Table): readonly HostControl[] {
  return Object.entries(game.rules.inputs)
    .filter(([, shapes]) => Object.values(shapes).every((shape) => shape.optional === true))
    .map(([kind]) => ({ kind }))
    .filter((input) => game.isControl(input) && game.accepts(state, input))
    .map((input) => ({ input, ...told(game.messages, game.inputLabel(input, table)) }));
}
