/**
 * Direct manipulation: cards moved by hand, as far as the ruleset allows exactly that. With priority it is an item that is nothing but
 * these moves. What may be sorted at any time is no item: it is told, nothing answers it, and whoever is asked stays asked.
 */
import { disallowed } from '@turnwise/kernel';
import type { Resolving, Stop } from '@turnwise/kernel';
import { MORE } from '@turnwise/stack';
import type { Progress } from '@turnwise/stack';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import type { Desk, Happening, Item, PlayerState, RulesetState, RulesetTypes } from '../types.ts';
import { attempt, computedAgain, takeMet } from './attempt.ts';
import { dropGone } from './drop-gone.ts';
import { handMove, handMoved } from './hand-move.ts';
import type { HandMove, Manipulation } from './hand-move.ts';
import { moveAs, USUAL } from './happen/move.ts';
import { newItem } from './item.ts';
import { recordPrevented } from './prevented.ts';
import { happened } from './record.ts';
import { AFTER, PREPARE } from './stages.ts';
import { cardsIn, isPlayer, isThere, zoneNamed, zoneNumberOf } from './where.ts';

export function manipulate(compiled: Compiled, run: RulesetRun, input: Manipulation): Stop | undefined {
  const move = handMove(compiled, run.local.desk, input);
  if ('stop' in move) return move;
  const { cards, old, place } = move;
  const item = newItem(run.newId(), compiled.system, cards[0] as number, input.seat, AFTER);
  const batch = ++run.local.raises;
  run.push(item);
  if (
    attempt(
      compiled,
      run,
      item,
      cards.map((card) => handMoved(compiled, run.state, move, card, batch).event),
    )
  ) {
    item.stage = PREPARE;
    item.part = input.position ?? TO_THE_END;
    return undefined;
  }
  for (const card of cards) {
    happened(compiled, run, item, handMoved(compiled, run.state, move, card, batch));
    if (place !== old) dropGone(compiled, run, card, item);
  }
  return undefined;
}

/** In place of a position. */
const TO_THE_END = -1;

/**
 * What came before has been: the cards that still lie in that zone go where their events say by now. Those that go where they were
 * to go lie there as they were to lie; others as the zone has it.
 */
export function finishHandMove(compiled: Compiled, run: RulesetRun, item: Item): Progress {
  const met = takeMet(item);
  const [first] = met.tried;
  const [, from, to, player] = (first as Happening).fields as readonly [number, number, number, number];
  const named = met.tried.map(({ fields }) => fields[0] as number);
  const there = met.tried.filter(
    ({ fields }) => compiled.zones[zoneNumberOf(compiled, run.state, fields[0] as number)]?.symbol === from,
  );
  const fields = there.map((event) => event.fields);
  for (const event of computedAgain(compiled, met, fields)) {
    const [card, , zone, whose] = event.fields as readonly [number, number, number, number];
    if (event.prevented) recordPrevented(compiled, run, item, event);
    else if (!isThere(run.state, card)) continue;
    else if (zone !== to || whose !== player) moveAs(compiled, run, item, event, USUAL);
    else {
      const lies = cardsIn(compiled, run.state, zoneNamed(compiled, to) as Zone, isPlayer(player) ? ~player : 0);
      const position = (): number => placeAmong(lies, item.part, card, named);
      moveAs(compiled, run, item, event, { ...USUAL, position });
    }
  }
  item.stage = AFTER;
  return MORE;
}

/** Where it comes to lie: before the one that has this position among those that were not named. */
function placeAmong(lies: readonly number[], position: number, card: number, named: readonly number[]): number {
  const others = lies.filter((one) => !named.includes(one));
  const before = position === TO_THE_END ? undefined : others[position];
  const left = lies.filter((one) => one !== card);
  return before === undefined ? left.length : left.indexOf(before);
}

/** At any time in a match that goes on, by a seat that is in it. */
export function sort(
  compiled: Compiled,
  work: Resolving<RulesetTypes>,
  desk: Desk,
  input: Manipulation,
): Stop | undefined {
  const { seat } = input;
  const stop = stopsSorting(work.state, seat);
  if (stop !== undefined) return stop;
  const move = handMove(compiled, desk, input);
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
