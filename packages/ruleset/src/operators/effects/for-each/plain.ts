import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EffectNode } from '../../../nodes.ts';
import type { Doing } from '../../../reference/questions.ts';
import { thingOf } from '../../../schema/operands.ts';
import { branchesOf } from '../if/branches.ts';
import { groupOf } from '../plain-group.ts';
import type { ForEachNode } from './schema.ts';

export function* plain({ in: list, as, do: effects, simultaneous }: ForEachNode, here: Plain): PlainEffect {
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
}

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
