/** Effects that run other effects, and what they bind for them. */
import type { EffectNode } from '../../nodes.ts';
import { groupOf } from './group-of.ts';
import { amountOf, thingOf } from '../../schema/operands.ts';
import { amountIn } from '../happen.ts';
import type { Plain } from '../plain.ts';
import type { Doing } from '../questions.ts';
import { withinSteps } from '../steps.ts';
import { Violation, inRange } from '../violation.ts';
import type { NodeOf, PlainEffects } from './typed.ts';

export const FLOW: Pick<PlainEffects, 'for_each' | 'if' | 'let' | 'repeat' | 'roll'> = {
  if: {
    perform({ conditions, condition, then, else: otherwise }, here) {
      return here.effects(here.test(conditions ?? condition) ? then : otherwise);
    },
  },

  for_each: {
    *perform({ in: list, as, do: effects, simultaneous }, here) {
      if (simultaneous === true) {
        const group = groupOf(here, thingOf(list)).map((player) =>
          here.within({ bound: new Map([...here.scope.bound, [as, player]]) }),
        );
        for (const _ of group) here.round();
        return yield* sideBySide(
          here,
          group.map((inner) => ({ inner, effects })),
        );
      }
      for (const thing of here.things(list)) {
        here.round();
        here.bind(as, thing);
        yield* here.effects(effects);
      }
    },
  },

  repeat: {
    *perform({ times, while: conditions, do: effects }, here) {
      const rounds = times === undefined ? Infinity : here.number(times);
      for (let done = 0; done < rounds && here.test(conditions); done++) {
        here.round();
        yield* here.effects(effects);
      }
    },
  },

  let: {
    perform({ as, value }, here) {
      here.bind(as, here.value(value));
    },
  },

  roll: {
    /** The dice one by one; what is bound is the amount of the event, which something before it may have changed. */
    *perform(node, here) {
      const { as, stream = 'dice' } = node;
      const [sides, dice] = [here.number(node.sides), here.number(amountOf(node), 1)];
      if (dice < 1) return here.bind(as, 0);
      withinSteps(here.world, dice);
      if (sides < 1 || sides > 0x1_0000_0000) throw new Violation('noFaces');
      const faces = here.chance(stream, (reader) => Array.from({ length: dice }, () => reader.die(sides)));
      const amount = faces.reduce((sum, face) => inRange(sum + face), 0);
      here.bind(as, null);
      yield* here.raise('rolled', [{ amount, stream }], (event) => {
        here.bind(as, amountIn(event));
        here.record(event);
      });
    },
  },
};

/** What one of the players does, which has names of its own. */
interface Lane {
  readonly inner: Plain;
  readonly effects: readonly EffectNode[];
}

/** The first effects of all, then the second. */
function* sideBySide(here: Plain, lanes: readonly Lane[]): Doing<void> {
  const longest = Math.max(0, ...lanes.map(({ effects }) => effects.length));
  for (let at = 0; at < longest; at++)
    yield* round(
      here,
      lanes.map((lane) => ({ ...lane, effects: lane.effects.slice(at, at + 1) })),
    );
}

/** One effect of each, or none. An `if` is what it leads to: that is looked at for all, then done side by side. */
function* round(here: Plain, lanes: readonly Lane[]): Doing<void> {
  const parts = lanes.flatMap(({ inner, effects }) => effects.map((effect) => ({ inner, effect })));
  if (parts.some(({ effect }) => branchesOf(effect) !== null))
    return yield* sideBySide(
      here,
      parts.map(({ inner, effect }) => ({ inner, effects: ledTo(effect, inner) })),
    );
  const doing = parts.map((part) => ({ ...part, asking: part.inner.asking(part.effect) }));
  const asked = doing.flatMap(({ asking }) => asking ?? []);
  const answers = asked.length === 0 ? [] : yield* here.atOnce(asked.map(({ ask }) => ask));
  for (const { inner, effect, asking } of doing) {
    if (asking === null) yield* inner.effects([effect]);
    else {
      const done = asking.then(answers[asked.indexOf(asking)]);
      if (done !== undefined) yield* done;
    }
  }
}

function ledTo(effect: EffectNode, inner: Plain): readonly EffectNode[] {
  const branches = branchesOf(effect);
  if (branches === null) return [effect];
  return inner.test(branches.conditions ?? branches.condition) ? branches.then : (branches.else ?? []);
}

/** Null for any other effect. */
function branchesOf(effect: EffectNode): NodeOf<'if'> | null {
  return effect.op === 'if' ? (effect as NodeOf<'if'>) : null;
}
