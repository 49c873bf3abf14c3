/** Why a game reached no result, and what should not have come at all. */
import { formatMessage, refusalMessage } from '@turnwise/game';
import type { AnyGame, Playout } from '@turnwise/game';
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';

/** `stopped` is what the game itself says of it. */
export function stopText(game: AnyGame, end: Playout['end'], stopped: string | undefined): string {
  if (end === 'limit') return `${thousands(game.longest)} inputs without a result`;
  return stopped ?? 'nobody can move';
}

/** An input was refused that should have been accepted. */
export function faultOf(
  { game, seats }: { readonly game: AnyGame; readonly seats: readonly string[] },
  number: number,
  inputs: number,
  stopped: Exclude<Playout['end'], string>,
): Issue {
  const { code, by } = stopped;
  const broken = 'message' in stopped;
  const why = broken ? stopped.message : formatMessage(game.messages, refusalMessage(game, stopped, { names: seats }));
  const found = `${code} ${broken ? 'in' : 'by'} ${by}: ${why}`;
  return issue(`game ${number}, input ${inputs + 1}`, code, 'an input that is accepted', found);
}

function thousands(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
