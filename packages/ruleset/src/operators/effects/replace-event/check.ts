import type { Checking } from '../../../check/checking.ts';
import { checkPayload } from '../../../check/check-payload.ts';
import { isName } from '../../../check/value-types.ts';
import type { ReplaceEventNode } from './schema.ts';

export function check(node: ReplaceEventNode, checking: Checking): void {
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
}

/** Names that say where or what, not of which sort the event is. */
const CHANGEABLE: readonly string[] = ['zone', 'text'];
