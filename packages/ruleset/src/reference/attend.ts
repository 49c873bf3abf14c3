/** Waiting for somebody. What does not answer the question is done at once, and the question stands. */
import { newEvent, putDown } from './events.ts';
import { moveCard } from './moves.ts';
import type { Plain } from './plain.ts';
import type { Doing, Question, Reply } from './questions.ts';
import { newItem, pushAll } from './stack.ts';
import { thingOf } from './texts.ts';
import { isCard } from './things.ts';
import type { Player } from './things.ts';
import { endMatch, settle } from './victory.ts';
import { placeOf } from './world.ts';
import type { World } from './world.ts';

/** Gives what answers the question; undefined when the seat that was asked is out of the game now, or out of time. */
export function* attend(plain: Plain, question: Question, asked: Player | null): Doing<Reply | undefined> {
  const { world } = plain;
  for (;;) {
    const reply = yield question;
    const seat = world.players.find(({ name }) => name === reply.seat);
    switch (reply.kind) {
      case 'concede':
        if (seat !== undefined) yield* concede(plain, seat);
        // Something has resolved, so a window looks anew whom to ask.
        if (question.kind === 'priority') return reply;
        if (asked?.out === true) return undefined;
        break;
      case 'timeout':
        if (question.kind !== 'priority' || !question.mustAct) return undefined;
        if (seat !== undefined) yield* concede(plain, seat);
        return { kind: 'concede' };
      case 'stop':
        if (seat !== undefined) seat.until = '';
        break;
      case 'manipulate':
        if (seat !== undefined) manipulate(world, seat, reply);
        break;
      case 'endMatch':
        return endMatch(world, [], 'halted', 'system');
      default:
        return reply;
    }
    // Who has priority is told every time that the run stops for it.
    if (question.kind === 'priority') tellPriority(world, asked);
  }
}

export function tellPriority(world: World, player: Player | null): void {
  putDown(world, newEvent({ rule: 'turn', cause: 0 }, 'priority_changed', { player }), 'applied');
}

/** An item of its own, in which the seat is out. */
function* concede(plain: Plain, player: Player): Doing<void> {
  const base = plain.world.stack.length;
  const item = newItem({
    rule: 'system',
    seat: player,
    work(at) {
      const inner = plain.within({ rule: 'victory', cause: 0, item: at });
      settle(inner, [{ result: 'lose', player, reason: 'concede' }]);
    },
  });
  pushAll(plain.world, [item]);
  yield* plain.drain(base);
}

/** A card is moved as it was said; the ruleset has allowed exactly that. */
function manipulate(world: World, seat: Player, { card: text = null, to = '', position }: Reply): void {
  const card = thingOf(world, text, seat);
  const place = placeOf(world, to, seat);
  if (card === undefined || !isCard(card) || place === undefined) return;
  const from = card.place?.zone ?? null;
  moveCard(world, card, place, position ?? 'bottom');
  const payload = { card, from, to, player: place.player };
  putDown(world, newEvent({ rule: 'system', cause: 0 }, 'zone_moved', payload), 'applied');
}
