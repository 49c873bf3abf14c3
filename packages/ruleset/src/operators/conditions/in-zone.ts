import { z } from 'zod';
import { zoneNumberOf } from '../../run/where.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const inZone = defineCondition({
  op: 'in_zone',
  tells: 'places',
  about: {
    text: 'The card is in the zone, or in one of them.',
    example: { op: 'in_zone', target: 'self', zone: 'hand' },
  },
  schema: ({ ids, thing }) => z.strictObject({ op: z.literal('in_zone'), target: thing, zone: ids }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
    checking.known('zone', 'zone', node.zone);
  },
  compile(node, build) {
    const zones = (typeof node.zone === 'string' ? [node.zone] : node.zone).map((id) => build.names.zone(id));
    const { compiled } = build;
    return everyOne(node.target, build, (card, desk) => zones.includes(zoneNumberOf(compiled, desk.state, card)));
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
