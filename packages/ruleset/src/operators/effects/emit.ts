import { z } from 'zod';
import { checkPayload, checkSecrets } from '../../check/check-payload.ts';
import { entriesByName } from '../../compile/entries-by-name.ts';
import { defineEffect } from '../operator.ts';
import { raiseDeclared } from './raise-declared.ts';

export const emit = defineEffect({
  op: 'emit',
  keepsSecrets: true,
  about: {
    text: 'Raises an event that the ruleset declares, with its payload.',
    example: { op: 'emit', event: 'combat_resolved', payload: { attacker: 'self' } },
  },
  schema: ({ id, name, value }) =>
    z.strictObject({ op: z.literal('emit'), event: id, payload: z.record(name, value).optional() }),
  emits: ({ event }) => event,
  check(node, checking) {
    checking.raises(node.event);
    checking.known('event', 'ownEvent', node.event);
    const fields = checking.payload(node.event);
    if (fields === undefined) return;
    const payload = node.payload ?? {};
    checkPayload('payload', payload, fields, checking);
    const missing = [...fields.keys()].filter((field) => payload[field] === undefined);
    if (missing.length > 0) checking.issue('payload', 'missingField', `a value for ${missing.join(', ')}`);
    checkSecrets(node.event, payload, checking);
  },
  compile({ event, payload = {} }, build) {
    const values = entriesByName(payload).map(([field, value]) => [field, build.value(value)] as const);
    raiseDeclared(build, event, Object.fromEntries(values));
  },
});
