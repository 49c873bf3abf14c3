/** Roles and registers: who is meant by a word of a card, and what a program keeps. */
import type { Seat } from '@turnwise/game';
import { COLOURS } from '../cards/language.ts';
import type { Register, Who } from '../cards/language.ts';
import { othersFrom } from '../table/selectors.ts';
import type { InnovationRun } from '../act/why.ts';
import type { DogmaEffect, Player, ProgramEffect } from '../types.ts';

/** What a program reads: a function of the effect in hand and the run. */
export type Read<V> = (frame: ProgramEffect, run: InnovationRun) => V;

/** The number of a register by its name. */
export type Scope = (register: Register) => number;

export const NONE: readonly number[] = Object.freeze([]);

export function registerOf(frame: ProgramEffect, register: number): readonly number[] {
  return frame.registers[register] ?? NONE;
}

/** For roles that are one seat. */
export function compileSeat(who: Who, scope: Scope): Read<Seat> {
  if (who === 'you') return (frame) => frame.seat;
  if (who === 'me') return (frame) => frame.activator;
  if (who !== 'they') throw new Error(`${who} is not one seat`);
  const they = scope('they');
  return (frame) => registerOf(frame, they)[0] as Seat;
}

/** For all roles, in turn order from `you`. */
export function compileSeats(who: Who, scope: Scope): Read<readonly Seat[]> {
  if (who === 'others') return (frame, run) => othersFrom(run.state.players.length, frame.seat);
  if (who === 'everyone') return (frame, run) => [frame.seat, ...othersFrom(run.state.players.length, frame.seat)];
  const seat = compileSeat(who, scope);
  return (frame, run) => [seat(frame, run)];
}

/** The dogma action at the bottom of the stack, which remembers what its effects have done. */
export function dogmaOf(run: InnovationRun): DogmaEffect {
  return run.effects[0] as DogmaEffect;
}

export function yours(frame: ProgramEffect, run: InnovationRun): Player {
  return run.state.players[frame.seat] as Player;
}

export function countColours(holds: (colour: number) => boolean): number {
  let count = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (holds(colour)) count++;
  return count;
}
