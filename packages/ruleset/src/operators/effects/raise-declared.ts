/**
 * Raises an event that says in the ruleset what it does when it resolves: recorded, then its effects, as a part of the item. Where
 * the item of an action is that event already, it is not raised again.
 */
import { PUSHED } from '@turnwise/stack';
import { eventAt } from '../../compiled/at.ts';
import type { Build, NumberOf, RulesetRun } from '../../compile/build.ts';
import type { Compiled } from '../../compiled/compiled.ts';
import { pushResolving } from '../../run/push-nested.ts';
import { noted } from '../../run/record.ts';
import { NOTHING } from '../../types.ts';
import type { Happening, Item } from '../../types.ts';
import { listedBy } from '../../run/listed.ts';

export function raiseDeclared(build: Build, event: string, payload: Readonly<Record<string, NumberOf>>): void {
  const { asm, compiled } = build;
  const kind = build.names.event(event);
  asm.branch(
    (item) => isOwn(compiled, item, kind),
    () => asm.step((item, run) => (resolve(compiled, run, item, item.event as Happening) ? PUSHED : undefined)),
    () =>
      build.raise(
        event,
        (item, { local }) => [
          listedBy(eventAt(compiled, kind).fields, ({ name }) => payload[name]?.(local.desk, item) ?? NOTHING),
        ],
        (happening, item, run) => {
          noted(compiled, run, item, happening);
          resolve(compiled, run, item, happening);
        },
      ),
  );
}

function isOwn({ actionOfRule }: Compiled, { event, nested, rule }: Item, kind: number): boolean {
  return event !== null && event.kind === kind && !nested && actionOfRule[rule] !== undefined;
}

/** False where it does nothing. */
function resolve(compiled: Compiled, run: RulesetRun, item: Item, event: Happening): boolean {
  const { resolve: program, rule } = eventAt(compiled, event.kind);
  if (program < 0) return false;
  pushResolving(compiled, run, item, program, rule, event);
  return true;
}
