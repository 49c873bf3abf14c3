import type { Checking } from '../../../check/checking.ts';
import { checkPayload, checkSecrets } from '../../../check/check-payload.ts';
import type { EmitNode } from './schema.ts';

export function check(node: EmitNode, checking: Checking): void {
  checking.raises(node.event);
  checking.known('event', 'ownEvent', node.event);
  const fields = checking.payload(node.event);
  if (fields === undefined) return;
  const payload = node.payload ?? {};
  checkPayload('payload', payload, fields, checking);
  const missing = [...fields.keys()].filter((field) => payload[field] === undefined);
  if (missing.length > 0) checking.issue('payload', 'missingField', `a value for ${missing.join(', ')}`);
  checkSecrets(node.event, payload, checking);
}
