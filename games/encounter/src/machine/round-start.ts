/** ROUND_START → TURN_START, or ENDED where it is decided already: durations tick, initiative is rolled, the queue is built. */
import { createDice } from '../dice.ts';
import { decide } from './decide.ts';
import { enter } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function roundStart(stepping: Stepping): void {
  const { work, library } = stepping;
  if (decide(stepping)) return;
  work.take({ kind: 'startRound' });
  const { setup, machine } = work.state;
  const { rules } = library.books(setup);
  const field = library.field(work.state);
  const { order, queue } = rules.initiative(field, machine.round, machine.surprised, createDice(work));
  work.take({ kind: 'queue', order, queue });
  enter(stepping, 'TURN_START');
}
