/** Raising events: what comes before them, then what they do (sections 3 and 4). */
import type { FieldType } from '../nodes.ts';
import { computedAgain, newAttempt } from './attempts.ts';
import { meet } from './meet.ts';
import { putDownPrevented } from './prevented.ts';
import { declaration } from './kinds.ts';
import type { Payload, Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { asPart } from './stack.ts';
import { selfIn, sourceIn } from './targets.ts';
import type { Happening, Value } from './things.ts';

/**
 * One attempt: one event for each payload, met in one discovery. When something came before them the payloads are computed again,
 * where it is said how; then those that were not prevented happen in order.
 */
export function* raise(
  plain: Plain,
  kind: string,
  payloads: readonly Payload[],
  happen: (event: Happening, index: number) => Doing<void> | void,
  again?: () => readonly Payload[],
): Doing<void> {
  if (payloads.length === 0) return;
  const attempt = newAttempt(plain.scope, kind, payloads);
  const wasMet = yield* meet(plain, attempt.parts, attempt);
  const events = wasMet && again !== undefined ? computedAgain(plain.scope, attempt, again()) : attempt.parts;
  for (const [index, event] of events.entries())
    if (event.prevented || attempt.whole.prevented) putDownPrevented(plain.world, plain.scope.item, event);
    else {
      const doing = happen(event, index);
      if (doing !== undefined) yield* doing;
    }
}

/** An event of the ruleset's own. Where the item is this event already, it is not raised again (section 5). */
export function* declare(plain: Plain, kind: string, payload: Payload): Doing<void> {
  const { item, action } = plain.scope;
  if (action && item?.own?.kind === kind) return yield* resolve(plain, item.own);
  const fields = Object.entries(declaration(plain.world.ruleset, kind)?.payload ?? {});
  const typed = fields.map(([name, type]) => [name, asField(payload[name] ?? null, type)] as const);
  const happened: Happening[] = [];
  yield* raise(plain, kind, [Object.fromEntries(typed)], (event) => {
    plain.record(event);
    happened.push(event);
  });
  for (const event of happened) yield* resolve(plain, event);
}

/** Its effects see the event, and who raised it; neither targets nor bound names. */
function* resolve(plain: Plain, event: Happening): Doing<void> {
  const effects = declaration(plain.world.ruleset, event.kind)?.resolve;
  if (effects === undefined) return;
  // An item of the stack that an action is aimed at is nothing to the event.
  const self = selfIn(plain);
  const inner = plain.within({
    rule: event.kind,
    self: self?.kind === 'item' ? null : self,
    source: sourceIn(plain),
    event,
    cause: event.id,
    action: false,
    targets: new Map(),
    given: null,
    bound: new Map(),
    params: {},
  });
  yield* asPart(inner, (part) => part.effects(effects));
}

/** A field holds one value: of a list the first; a flag is true or false. */
function asField(value: Value, type: FieldType): Value {
  const [first = null] = [value].flat() as readonly Value[];
  return type === 'flag' && typeof first === 'number' ? first !== 0 : first;
}
