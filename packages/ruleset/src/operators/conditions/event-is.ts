import { z } from 'zod';
import { defineCondition } from '../operator.ts';

export const eventIs = defineCondition({
  op: 'event_is',
  about: {
    text: 'The event that is answered or resolved is of this kind, or of one of these.',
    example: { op: 'event_is', event: ['damaged', 'healed'] },
  },
  schema: ({ ids }) => z.strictObject({ op: z.literal('event_is'), event: ids }),
  check(node, checking) {
    if (checking.event === null) checking.issue('op', 'notHere', 'a place with an event', 'event_is');
    checking.known('event', 'event', node.event);
  },
  compile(node, build) {
    const kinds = (typeof node.event === 'string' ? [node.event] : node.event).map((kind) => build.names.event(kind));
    return (_, item) => item.event !== null && kinds.includes(item.event.kind);
  },
});
