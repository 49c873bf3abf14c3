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
  const set: readonly (readonly [field: string, value: NumberOf])[] = Object.entries(node.set ?? {}).map(
    ([field, value]) => [field, build.value(value)],
  );
  asm.step((item, running) => {
    const answered = answeredBy(running, item);
    if (answered === undefined) return;
    const { event } = answered;
    const { fields } = compiled.events[event.kind] as EventKind;
    const values = event.fields.slice();
    for (const [name, value] of set) {
      const at = fields.findIndex((field) => field.name === name);
      if (at < 0) continue;
      const now = (values[at] = value(running.state, item));
      const whole = now === NOTHING ? [] : [now];
      event.taken = event.taken.map((one) => (one.name === name ? { ...one, values: whole } : one));
    }
    event.fields = values;
    item.event = event;
  });
}
