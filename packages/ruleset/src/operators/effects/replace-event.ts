import { z } from 'zod';
import { eventAt } from '../../compiled/at.ts';
import { checkPayload } from '../../check/check-payload.ts';
import { isName } from '../../check/value-types.ts';
import type { NumberOf } from '../../compile/build.ts';
import { entriesByName } from '../../compile/entries-by-name.ts';
import { answeredBy } from '../../run/answered.ts';
import { preventAnswered } from '../../run/prevent-answered.ts';
import { exactlyOne } from '../../schema/operands.ts';
import { NOTHING } from '../../types.ts';
import { defineEffect } from '../operator.ts';

export const replaceEvent = defineEffect({
  op: 'replace_event',
  about: {
    text: 'Changes the payload of the event that is about to happen, or prevents it and does something else.',
    example: { op: 'replace_event', set: { amount: { op: 'subtract', from: { ref: 'event.amount' }, take: 1 } } },
  },
  schema: ({ effects, name, value }) =>
    z
      .strictObject({ op: z.literal('replace_event'), set: z.record(name, value).optional(), with: effects.optional() })
      .apply(exactlyOne('set', 'with')),
  replaces: ({ set }) => Object.keys(set ?? {}),
  check(node, checking) {
    const { event } = checking;
    checking.needsBefore();
    if (node.with !== undefined) {
      checking.raises('event_prevented');
      checking.effects('with', node.with);
    }
    if (node.set === undefined || event === null) return;
    checkPayload('set', node.set, event, checking);
    for (const name of Object.keys(node.set)) {
      const type = event.get(name);
      if (type !== undefined && isName(type) && !CHANGEABLE.includes(type))
        checking
          .at('set')
          .issue(name, 'fixedField', 'a field that can be changed: a thing, a number, a zone or a text', name);
    }
  },
  compile(node, build) {
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
      const { fields } = eventAt(compiled, event.kind);
      // What is changed in the whole is changed in all its parts, in each of them as it is by now.
      const { pending } = answered.holder;
      const all = item.part === 0 && event === pending[0] ? pending : [event];
      const changes = all.map((one) =>
        set.map(([name, value]) => ({
          name,
          at: fields.findIndex((field) => field.name === name),
          value: value(running.local.desk, { ...item, event: one }),
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
  },
});

/** Names that say where or what, not of which sort the event is. */
const CHANGEABLE: readonly string[] = ['zone', 'text'];
