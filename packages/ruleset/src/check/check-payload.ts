/** Values that are put into the payload of an event. */
import type { ValueNode } from '../nodes.ts';
import type { Checking } from './checking.ts';
import type { Payload } from './declared.ts';
import { isName, isThing, listOf } from './value-types.ts';
import type { ValueType, WantedThings } from './value-types.ts';

type Values = Readonly<Record<string, ValueNode>>;

/** Each goes into a field that there is, and fits it. */
export function checkPayload(key: string, values: Values, fields: Payload, checking: Checking): void {
  const inner = checking.at(key);
  for (const [name, node] of Object.entries(values)) {
    const type = fields.get(name);
    if (type === undefined) {
      const known = [...fields.keys()];
      inner.issue(name, 'unknownField', `a field of the event: ${known.join(', ')}`, name, known);
    } else checkField(name, node, type, inner);
  }
}

/** Cards that not everybody may know go into fields that are secret. */
export function checkSecrets(event: string, values: Values, checking: Checking): void {
  const secret = checking.secretFields(event);
  for (const [name, node] of Object.entries(values))
    if (!secret.includes(name) && checking.isSecret(node))
      checking
        .at('payload')
        .issue(name, 'secretTold', `something that everybody may know, or ${name} among the secret fields of ${event}`);
}

function checkField(name: string, node: ValueNode, type: ValueType, checking: Checking): void {
  if (isThing(type)) checking.thing(name, node, listOf(type) as WantedThings);
  else if (type === 'number' || type === 'flag' || isName(type)) checking.value(name, node, type);
}
