/**
 * Counts of a game's tree, as fingerprints of its rules: how many sequences of N inputs there are from the start, and how
 * large a whole tree is. The seed decides chance: a draw has one result, and a system input is one child. One state
 * per depth is used over and over, and the last ply is counted without being played.
 */
import { asAnyGame, createChooser, inputsOf, isPlay, nextInput } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, HostGame, SetupRequest } from '@turnwise/game';
import { shorten } from '@turnwise/kernel';
import { issuesText, stopText } from './faults.ts';

export interface PerftRequest extends SetupRequest {
  /** Begin after so many random inputs, drawn by the same seed. Default 0. */
  readonly after?: number;
}

const SEED: PerftRequest = { seed: 1 };

/** The number of sequences of 1, 2, … `depth` inputs. A game that has ended does not count deeper. */
export function perft(hosted: HostGame, depth: number, request: PerftRequest = SEED): number[] {
  const game = asAnyGame(hosted);
  const { kernel } = game;
  const counts = Array.from({ length: depth }, () => 0);
  const states = statesFor(game, request, depth);

  function visit(ply: number): void {
    const state = states[ply] as AnyState;
    if (ply === depth - 1) {
      counts[ply]! += countChildren(game, state);
      return;
    }
    const child = states[ply + 1] as AnyState;
    for (const input of childrenOf(game, state)) {
      kernel.cloneInto(child, state);
      mustStep(game, child, input);
      counts[ply]!++;
      visit(ply + 1);
    }
  }
  if (depth > 0) visit(0);
  return counts;
}

export interface TreeCount {
  /** Positions reached by all sequences of inputs, the first one included. */
  readonly nodes: number;
  /** Sequences that end in a result. */
  readonly games: number;
}

/** The whole tree: for small games alone. */
export function countTree(hosted: HostGame, request: SetupRequest = SEED): TreeCount {
  const game = asAnyGame(hosted);
  const { kernel } = game;
  const states = statesFor(game, request, 1);
  let nodes = 0;
  let games = 0;

  function visit(ply: number): void {
    nodes++;
    const state = states[ply] as AnyState;
    if (game.result(state) !== undefined) {
      games++;
      return;
    }
    const child = (states[ply + 1] ??= kernel.clone(state));
    for (const input of childrenOf(game, state)) {
      kernel.cloneInto(child, state);
      mustStep(game, child, input);
      visit(ply + 1);
    }
  }
  visit(0);
  return { nodes, games };
}

/** The start, and as many more states to write over. */
function statesFor(game: AnyGame, { after = 0, ...request }: PerftRequest, count: number): AnyState[] {
  const start = game.setup(request);
  if (!start.ok) throw new Error(`${game.id} cannot begin: ${issuesText(start.error)}`);
  const chooser = createChooser(request.seed);
  for (let i = 0; i < after; i++) {
    const input = nextInput(game, start.value, chooser);
    if (input !== undefined) mustStep(game, start.value, input);
  }
  return Array.from({ length: Math.max(1, count) }, () => game.kernel.clone(start.value));
}

/** Every input of every seat that is to act; or the system's. */
function childrenOf(game: AnyGame, state: AnyState): readonly AnyInput[] {
  if (game.result(state) !== undefined) return [];
  const seats = game.toAct(state);
  if (seats.length === 0) {
    const due = game.next(state);
    return due === undefined ? [] : [due];
  }
  const inputs: AnyInput[] = [];
  for (const seat of seats)
    for (const offer of game.offers(state, seat).filter(isPlay))
      for (const input of inputsOf(offer)) inputs.push(input as AnyInput);
  return inputs;
}

function countChildren(game: AnyGame, state: AnyState): number {
  if (game.result(state) !== undefined) return 0;
  const seats = game.toAct(state);
  if (seats.length === 0) return game.next(state) === undefined ? 0 : 1;
  let count = 0;
  for (const seat of seats)
    for (const offer of game.offers(state, seat).filter(isPlay)) {
      const only = offer.slots[0];
      // By far the commonest offer: exactly one of the candidates.
      if (offer.slots.length === 1 && only?.min === 1 && only.max === 1) count += only.candidates.length;
      else count += game.expand(offer, Number.MAX_SAFE_INTEGER).inputs.length;
    }
  return count;
}

/** An offered input goes through; else the laws are broken and a count means nothing. */
function mustStep(game: AnyGame, state: AnyState, input: AnyInput): void {
  const stopped = game.kernel.step(state, input);
  if (stopped !== undefined)
    throw new Error(`${game.id}: ${shorten(input)} is offered and was stopped: ${stopText(stopped)}`);
}
