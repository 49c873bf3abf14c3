import { entriesByName } from '../../../compile/entries-by-name.ts';
import type { Build, NumberOf } from '../../../compile/build.ts';
import type { EventKind } from '../../../compile/compiled.ts';
import { answeredBy } from '../../../run/answered.ts';
import { preventAnswered } from '../../../run/prevent-answered.ts';
import { NOTHING } from '../../../types.ts';
import type { ReplaceEventNode } from './schema.ts';

export function run(node: ReplaceEventNode, build: Build): void {
  const { asm, compiled } = build;
  if (node.with !== undefined) {
    asm.step((item, running) => preventAnswered(running, item));
    build.effects(node.with);
    return;
  }
  const set: readonly (readonly [field: string, value: NumberOf])[] = entriesByName(node.set ?? {}).map(
    ([field, value]) => [field, build.value(value)],
  );
  asm.step((item, running) => {
    const answered = answeredBy(running, item);
    if (answered === undefined) return;
    const { event } = answered;
    const { fields } = compiled.events[event.kind] as EventKind;
    // What is changed in the whole is changed in all its parts, in each of them as it is by now.
    const { pending } = answered.holder;
    const all = item.part === 0 && event === pending[0] ? pending : [event];
    const changes = all.map((one) =>
      set.map(([name, value]) => ({
        name,
        at: fields.findIndex((field) => field.name === name),
        value: value(running.state, { ...item, event: one }),
      })),
    );
    for (const [index, one] of all.entries()) {
      const changed = changes[index] as (typeof changes)[number];
      one.fields = one.fields.map((now, at) => changed.findLast((field) => field.at === at)?.value ?? now);
      for (const { name, value } of changed)
        if (one.taken.length > 0)
          one.taken = one.taken.map((list) =>
            list.name === name ? { ...list, values: value === NOTHING ? [] : [value] } : list,
          );
    }
    item.event = event;
  });
}
