/** The match from its beginning to its end: setup, turns, steps (section 6). */
import type { EffectNode, StepNode } from '../nodes.ts';
import { holds } from './discovery.ts';
import { newEvent } from './events.ts';
import { checkpoint, orHalt } from './halting.ts';
import { meet } from './meet.ts';
import { putDownPrevented } from './prevented.ts';
import { endChanges } from './moves.ts';
import type { Payload, Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { newItem, pushAll } from './stack.ts';
import { isPlayer } from './things.ts';
import type { Happening, Item, Player } from './things.ts';
import { Dropped } from './violation.ts';
import { stepWindow } from './windows.ts';
import { seatsFrom } from './world.ts';
import type { World } from './world.ts';

interface Step {
  readonly phase: string;
  readonly node: StepNode;
}

/** From the beginning, or from the window of a step in the middle of a turn. Only a victory ends it. */
export function* playMatch(plain: Plain, from: 'begin' | 'window'): Doing<never> {
  const { world } = plain;
  if (from === 'begin') {
    yield* effectsItem(plain, 'setup', world.ruleset.setup);
    yield* checkpoint(plain);
    world.turn.ending = '';
    // Who has conceded in the setup takes no turn.
    if (world.turn.regular.out) nextSeat(world);
  }
  let seat = from === 'begin' ? world.turn.regular : world.turn.active;
  for (let resumed = from === 'window'; ; resumed = false) {
    if (resumed || (yield* startTurn(plain, seat))) {
      yield* steps(plain, resumed);
      yield* endTurn(plain);
    }
    endOfTurn(world);
    seat = nextSeat(world);
  }
}

/** False where it was prevented: the whole turn is left out. Lasting changes until the end of the last turn end with it. */
function* startTurn(plain: Plain, seat: Player): Doing<boolean> {
  const { world } = plain;
  const { turn, ruleset } = world;
  turn.quiet++;
  turn.closing = false;
  if (seat.until === 'my_turn') seat.until = '';
  const begins = yield* eventItem(plain, 'turn_start', { player: seat, turn: turn.number + 1 }, ({ payload }) => {
    const { player = null } = payload;
    if (!isPlayer(player) || player.out) return false;
    if (turn.number !== 0) endChanges(world, ({ until }) => until === 'end_of_turn');
    turn.number++;
    turn.active = player;
    const [first] = stepsOf(world);
    turn.phase = first?.phase ?? ruleset.turnStructure.phases[0]?.id ?? '';
    turn.step = first?.node.id ?? '';
    return true;
  });
  forgetEndStep(world);
  return begins;
}

function* steps(plain: Plain, resumed: boolean): Doing<void> {
  const { turn } = plain.world;
  const all = stepsOf(plain.world);
  const from = resumed ? all.findIndex(({ phase, node }) => phase === turn.phase && node.id === turn.step) : 0;
  for (const [index, step] of all.slice(Math.max(0, from)).entries()) {
    if (turn.ending === 'wholeTurn') return;
    closeTurn(plain.world);
    yield* checkpoint(plain);
    // A turn that was ended has only its mandatory steps left.
    if (turn.closing && step.node.mandatory !== true) continue;
    yield* playStep(plain, step, resumed && index === 0);
  }
}

/** `step_start`, its effects, its window, `step_end`; one that is resumed stands in its window. */
function* playStep(plain: Plain, { phase, node }: Step, resumed: boolean): Doing<void> {
  const { world } = plain;
  const { turn } = world;
  const said = { phase, step: node.id, player: turn.active };
  if (!resumed) {
    if (!holds(ownScope(plain, 'turn'), node.conditions)) return;
    for (const player of world.players) if (player.until === node.id) player.until = '';
    const enter = () => {
      turn.phase = phase;
      turn.step = node.id;
      return true;
    };
    const begins = yield* eventItem(plain, 'step_start', said, enter, enter);
    // One that was prevented is left out as a whole.
    if (!begins) return forgetEndStep(world);
    const isKept = node.mandatory === true && (turn.ending === 'step' || turn.ending === 'turn');
    if (turn.ending === '' || isKept) yield* effectsItem(plain, `${phase}.${node.id}`, node.effects);
  }
  yield* window(plain, resumed);
  if (turn.ending === 'wholeTurn' || (turn.ending === 'turn' && node.mandatory !== true)) return;
  closeTurn(world);
  forgetEndStep(world);
  yield* checkpoint(plain);
  yield* eventItem(plain, 'step_end', said);
  forgetEndStep(world);
}

/** `end_step` has had its effect, or has none here. */
function forgetEndStep({ turn }: World): void {
  if (turn.ending === 'step' || turn.ending === 'wholeStep') turn.ending = '';
}

/** `end_turn` has had its effect: mandatory steps alone are still to come. */
function closeTurn({ turn }: World): void {
  if (turn.ending !== 'turn') return;
  turn.ending = '';
  turn.closing = true;
}

function* window(plain: Plain, resumed: boolean): Doing<void> {
  const { turn, ruleset } = plain.world;
  const node = ruleset.turnStructure.priorityWindows?.find(
    ({ phase, step }) => phase === turn.phase && step === turn.step,
  );
  if (!resumed) {
    turn.passed = 0;
    turn.busy = false;
  }
  if (node !== undefined && turn.ending === '') yield* stepWindow(plain, node);
}

function* endTurn(plain: Plain): Doing<void> {
  const { world } = plain;
  const { turn } = world;
  closeTurn(world);
  turn.ending = '';
  yield* checkpoint(plain);
  yield* eventItem(plain, 'turn_end', { player: turn.active, turn: turn.number });
}

function endOfTurn(world: World): void {
  world.turn.ending = '';
  world.uses = world.uses.filter(({ scope }) => scope !== 'turn');
  for (const player of world.players) if (player.until === 'end_of_turn') player.until = '';
}

/** The first in the queue of extra turns, else the regular one; seats that are out take no turns. */
function nextSeat(world: World): Player {
  const { turn } = world;
  for (;;) {
    const extra = turn.queue.shift();
    if (extra === undefined) break;
    if (!extra.out) return extra;
  }
  const [, ...after] = seatsFrom(world, turn.regular);
  const from = turn.next === null ? [...after, turn.regular] : seatsFrom(world, turn.next);
  turn.next = null;
  turn.regular = from.find((player) => !player.out) ?? turn.regular;
  return turn.regular;
}

/**
 * An item that is one event of the turn structure; false where it was prevented. `enter` brings the match to what it begins, and
 * says whether it can begin; `pass` to what is left out.
 */
function* eventItem(
  plain: Plain,
  kind: string,
  payload: Payload,
  enter: (event: Happening) => boolean = () => true,
  pass?: () => void,
): Doing<boolean> {
  let happened = false;
  const item = newItem({
    rule: 'turn',
    seat: plain.world.turn.active,
    *work(at) {
      const inner = ownScope(plain, 'turn').within({ item: at });
      const event = newEvent(inner.scope, kind, payload);
      yield* meetTurn(inner, at, event);
      if (event.prevented) pass?.();
      happened = !event.prevented && enter(event);
      if (happened) inner.record(event);
      else putDownPrevented(plain.world, at, event);
    },
  });
  pushAll(plain.world, [item]);
  yield* plain.drain(0);
  yield* checkpoint(plain);
  return happened;
}

/** What comes before an event of the turn. Where that is dropped, the event happens without it. */
function* meetTurn(plain: Plain, item: Item, event: Happening): Doing<void> {
  item.holds = true;
  try {
    yield* orHalt(plain, item, function* () {
      yield* meet(plain, [event]);
    });
  } catch (thrown) {
    if (!(thrown instanceof Dropped)) throw thrown;
  }
  item.holds = false;
}

/** An item that is the effects of setup or of a step. A violation in it halts the match. */
function* effectsItem(plain: Plain, rule: string, effects: readonly EffectNode[] | undefined): Doing<void> {
  if (effects === undefined || effects.length === 0) return;
  const item = newItem({
    rule,
    seat: plain.world.turn.active,
    unsafe: true,
    work: (at) =>
      ownScope(plain, rule)
        .within({ item: at, rounds: { count: 0 } })
        .effects(effects),
  });
  pushAll(plain.world, [item]);
  yield* plain.drain(0);
}

/** The game's own rules are the active seat's. */
function ownScope(plain: Plain, rule: string): Plain {
  const { active } = plain.world.turn;
  return plain.within({ rule, cause: 0, controller: active, player: active });
}

function stepsOf({ ruleset }: World): readonly Step[] {
  return ruleset.turnStructure.phases.flatMap(({ id, steps: nodes }) => nodes.map((node) => ({ phase: id, node })));
}
