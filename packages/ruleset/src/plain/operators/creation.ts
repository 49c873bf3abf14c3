/** Effects that make cards. */
import { amountOf } from '../../schema/operands.ts';
import { create } from '../create.ts';
import { cardsOf } from '../happen.ts';
import { withinSteps } from '../steps.ts';
import type { PlainEffects } from './typed.ts';

export const CREATION: Pick<PlainEffects, 'copy_card' | 'create_card' | 'create_token'> = {
  create_token: {
    perform(node, here) {
      const amount = withinSteps(here.world, here.number(amountOf(node), 1));
      return create(here, { ...node, of: Array.from({ length: amount }, () => node.card), token: true });
    },
  },

  create_card: {
    perform(node, here) {
      const amount = withinSteps(here.world, here.number(amountOf(node), 1));
      return create(here, { ...node, of: Array.from({ length: amount }, () => node.card), token: false });
    },
  },

  copy_card: {
    perform(node, here) {
      return create(here, { ...node, of: cardsOf(here, node.target), token: true });
    },
  },
};
