/** Priority: the window of an item and that of a step (section 6). */
import type { WindowNode } from '../nodes.ts';
import { canAct } from './actions.ts';
import { announce } from './announce.ts';
import { aimNamed } from './aim-named.ts';
import { attend } from './attend.ts';
import type { Plain } from './plain.ts';
import { tellPriority } from './priority.ts';
import type { Doing, Reply } from './questions.ts';
import type { Item, Player } from './things.ts';
import { seatsFrom, stillIn } from './world.ts';

/** From the seat after the one that added the item, without that one; it begins again when something has resolved. */
export function* itemWindow(plain: Plain, item: Item): Doing<void> {
  const [, ...others] = seatsFrom(plain.world, item.seat);
  while (item.asked < others.length && !item.prevented) {
    const seat = others[item.asked] as Player;
    const able = plain.world.turn.asked === seat || (seat.until === '' && canAnswer(plain, seat));
    const isOpen = () => !item.prevented;
    const reply = !seat.out && able ? yield* giveTo(plain, seat, isOpen, () => false) : undefined;
    if (reply === undefined) item.asked++;
    else if (reply.kind === 'action') {
      item.asked = 0;
      yield* act(plain, seat, reply);
    }
  }
}

/** From the active seat on; it begins again when something has resolved, and ends when all have passed in succession. */
export function* stepWindow(plain: Plain, { who = 'all', mustAct = false }: WindowNode): Doing<void> {
  const { turn } = plain.world;
  const isIncluded = (seat: Player) => !seat.out && (who === 'all' || (who === 'active') === (seat === turn.active));
  for (;;) {
    const seats = seatsFrom(plain.world, turn.active).filter(isIncluded);
    const seat = seats[turn.passed];
    if (seat === undefined || turn.ending !== '') return;
    if (!isAsked(plain, seat, mustAct)) turn.passed++;
    else {
      turn.quiet = 0;
      const isOpen = () => turn.ending === '';
      const reply = yield* giveTo(plain, seat, isOpen, () => mustAct && canAct(plain, seat));
      if (reply === ANEW) continue;
      if (reply === undefined) {
        turn.passed++;
        turn.busy = false;
      } else if (reply.kind === 'manipulate' || reply.kind === 'stop') turn.busy ||= seat === turn.active;
      else {
        turn.passed = 0;
        turn.busy = true;
        if (reply.kind !== 'concede') yield* act(plain, seat, reply);
      }
    }
  }
}

/** Nobody is asked who can only pass, with the exceptions that section 6 names. */
function isAsked(plain: Plain, seat: Player, mustAct: boolean): boolean {
  const { turn, players } = plain.world;
  if (turn.asked === seat) return true;
  if (turn.quiet > stillIn(players).length && turn.passed === 0) return true;
  if (mustAct) return canAnswer(plain, seat);
  if (seat.until !== '') return false;
  return (turn.busy && turn.passed === 0 && seat === turn.active) || canAnswer(plain, seat);
}

/** With `alwaysAsk` that it can pass is enough. */
function canAnswer(plain: Plain, seat: Player): boolean {
  return plain.world.ruleset.turnStructure.alwaysAsk === true || canAct(plain, seat);
}

/** What answers that a seat has priority has changed who is to decide, or whether anybody is. */
const ANEW: Reply = { kind: 'anew' };

/** Gives priority to a seat; the action that it takes, or what else was done; undefined where it passes. */
function* giveTo(plain: Plain, seat: Player, isOpen: () => boolean, mustAct: () => boolean): Doing<Reply | undefined> {
  const { world } = plain;
  // A position that gives priority to a seat has told of it.
  const isTold = world.turn.asked === seat;
  world.turn.asked = null;
  if (!isTold && (!(yield* tellPriority(plain, seat)) || !isOpen())) return ANEW;
  world.turn.priority = seat;
  const reply = yield* attend(plain, { kind: 'priority', seat: seat.name, mustAct: mustAct() });
  world.turn.priority = null;
  if (reply?.kind !== 'pass') return reply;
  seat.until = reply.until ?? seat.until;
  return undefined;
}

/** The action is announced, and resolves. */
function* act(plain: Plain, seat: Player, reply: Reply): Doing<void> {
  const aim = aimNamed(plain, seat, reply);
  if (aim === undefined) throw new Error('an input came through that is not legal');
  seat.until = '';
  const { world } = plain;
  const base = world.stack.length;
  world.made = true;
  announce(plain, aim);
  yield* plain.drain(base);
  world.made = false;
}
