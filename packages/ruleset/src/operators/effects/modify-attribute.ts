import { z } from 'zod';
import { changeHappens } from '../../run/happen/change.ts';
import { isThere } from '../../run/where.ts';
import { exactlyOne } from '../../schema/operands.ts';
import { UNTIL } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';

export const modifyAttribute = defineEffect({
  op: 'modify_attribute',
  raises: 'attribute_modified',
  namesAttempt: true,
  about: {
    text: 'Changes an attribute of cards until the end of the turn (the default), while they are in play, or permanently.',
    example: { op: 'modify_attribute', target: 'self', attribute: 'power', add: 2, until: 'end_of_turn' },
  },
  schema: ({ id, thing, value }) =>
    z
      .strictObject({
        op: z.literal('modify_attribute'),
        target: thing,
        attribute: id,
        add: value.optional(),
        set: value.optional(),
        multiply: value.optional(),
        until: z.enum(UNTIL).optional(),
      })
      .apply(exactlyOne('add', 'set', 'multiply')),
  check(node, checking) {
    checking.raises('attribute_modified', { attribute: node.attribute });
    checking.thing('target', node.target, 'cards');
    checking.known('attribute', 'attribute', node.attribute);
    checking.number('add', node.add);
    checking.number('set', node.set);
    checking.number('multiply', node.multiply);
  },
  compile(node, build) {
    const layer = node.set !== undefined ? 'set' : node.add !== undefined ? 'add' : 'multiply';
    const amount = build.number(node.set ?? node.add ?? node.multiply);
    const attribute = build.names.attribute(node.attribute);
    const symbol = build.names.symbol(node.attribute);
    build.raise(
      'attribute_modified',
      partsOf(build.things(node.target), (card, desk, item) =>
        isThere(desk.state, card) ? [card, symbol, amount(desk, item)] : null,
      ),
      changeHappens(build, layer, () => attribute, node.until ?? 'end_of_turn'),
    );
  },
});
