/** That a seat has priority, which is answered before it decides (section 6). */
import type { AbilityNode, Ruleset } from '../nodes.ts';
import { newEvent, putDown } from './events.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { newItem } from './stack.ts';
import type { Player } from './things.ts';
import { stillIn } from './world.ts';

const KIND = 'priority_changed';

/** An item of its own, where a rule answers it. False where a seat has gone out meanwhile: then it is looked anew who is to decide. */
export function* tellPriority(plain: Plain, player: Player): Doing<boolean> {
  const { world } = plain;
  const { stack, players, turn, ruleset } = world;
  const event = newEvent({ rule: 'turn', cause: 0 }, KIND, { player });
  if (!isAnswered(ruleset)) {
    putDown(world, event, 'applied');
    return true;
  }
  const [base, left] = [stack.length, stillIn(players).length];
  // Whatever lies there: the guards are for what answers it.
  stack.push(
    newItem({
      rule: 'turn',
      seat: turn.active,
      work(item) {
        putDown(world, event, 'applied');
        item.settled.push(event);
      },
    }),
  );
  yield* plain.drain(base);
  return stillIn(players).length === left;
}

/** Whether any rule does. */
function isAnswered({ reactions = [], abilities = [], cards = [], keywords = [], victory = [] }: Ruleset): boolean {
  const holders = [...cards, ...keywords].flatMap((one) => (typeof one === 'string' ? [] : (one.abilities ?? [])));
  const triggered = [...abilities, ...holders].filter(
    (one): one is AbilityNode => typeof one !== 'string' && one.kind === 'triggered',
  );
  return (
    [...reactions, ...triggered].some(({ when }) => when?.event === KIND) ||
    victory.some(({ on }) => on?.event === KIND)
  );
}
