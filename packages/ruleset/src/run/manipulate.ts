/**
 * Direct manipulation: cards moved by hand, as far as the ruleset allows exactly that. With priority it is an item that is nothing but
 * these moves. What may be sorted at any time is no item: it is told, nothing answers it, and whoever is asked stays asked.
 */
import { disallowed } from '@turnwise/kernel';
import type { Resolving, Stop } from '@turnwise/kernel';
import type { Compiled } from '../compile/compiled.ts';
import type { RulesetRun } from '../compile/functions.ts';
import type { PlayerState, RulesetState, RulesetTypes } from '../types.ts';
import { dropGone } from './drop-gone.ts';
import { handMove, handMoved } from './hand-move.ts';
import type { HandMove, Manipulation } from './hand-move.ts';
import { newItem } from './item.ts';
import { happened } from './record.ts';
import { AFTER } from './stages.ts';

export function manipulate(compiled: Compiled, run: RulesetRun, input: Manipulation): Stop | undefined {
  const move = handMove(compiled, run.state, input);
  if ('stop' in move) return move;
  const { cards, old, place } = move;
  const item = newItem(run.newId(), compiled.system, -1, 0, cards[0] as number, input.seat, AFTER);
  const batch = ++run.local.raises;
  for (const card of cards) {
    happened(compiled, run, item, handMoved(compiled, run.state, move, card, batch));
    if (place !== old) dropGone(compiled, run, card, item);
  }
  run.push(item);
  return undefined;
}

/** At any time in a match that goes on, by a seat that is in it. */
export function sort(compiled: Compiled, work: Resolving<RulesetTypes>, input: Manipulation): Stop | undefined {
  const { seat } = input;
  const stop = stopsSorting(work.state, seat);
  if (stop !== undefined) return stop;
  const move = handMove(compiled, work.state, input);
  if ('stop' in move) return move;
  if (isAskedAbout(work.state, move)) return disallowed('placesAsked', { zone: move.to.id });
  for (const card of move.cards) {
    const diff = handMoved(compiled, work.state, move, card, 0);
    diff.event.id = work.state.events + 1;
    work.take(diff);
  }
  return undefined;
}

export function stopsSorting({ halted, turn, stack, players }: RulesetState, seat: number): Stop | undefined {
  if (halted !== null) return disallowed('halted', { code: halted.code });
  if (turn.number === 0 && stack.choices.length === 0) return disallowed('notBegun');
  return (players[seat] as PlayerState).out ? disallowed('outAlready', { seat }) : undefined;
}

/** Whether somebody is asked about cards there that they know by their places alone: these must stay. */
export function isAskedAbout({ stack }: RulesetState, { to, whose }: Pick<HandMove, 'to' | 'whose'>): boolean {
  const start = `?${to.id}.${whose}.`;
  return stack.choices.some(({ candidates }) =>
    candidates.some((one) => typeof one === 'string' && one.startsWith(start)),
  );
}
