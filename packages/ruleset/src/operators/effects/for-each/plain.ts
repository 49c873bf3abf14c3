import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EffectNode } from '../../../nodes.ts';
import type { Doing } from '../../../reference/questions.ts';
import { thingOf } from '../../../schema/operands.ts';
import { groupOf } from '../plain-group.ts';
import type { ForEachNode } from './schema.ts';

export function* plain({ in: list, as, do: effects, simultaneous }: ForEachNode, here: Plain): PlainEffect {
  if (simultaneous === true) {
    const group = groupOf(here, thingOf(list)).map((player) =>
      here.within({ bound: new Map([...here.scope.bound, [as, player]]) }),
    );
    for (const _ of group) here.round();
    for (const effect of effects) yield* doForAll(effect, here, group);
    return;
  }
  for (const thing of here.things(list)) {
    here.round();
    here.bind(as, thing);
    yield* here.effects(effects);
  }
}

/** Each of the group has names of its own. What the effect asks is asked of all at once; then it is done for each. */
function* doForAll(effect: EffectNode, here: Plain, group: readonly Plain[]): Doing<void> {
  const asking = group.map((inner) => inner.asking(effect));
  if (asking.every((one) => one !== null)) {
    const answers = yield* here.atOnce(asking.map(({ ask }) => ask));
    for (const [index, { then }] of asking.entries()) {
      const doing = then(answers[index]);
      if (doing !== undefined) yield* doing;
    }
  } else for (const inner of group) yield* inner.effects([effect]);
}
