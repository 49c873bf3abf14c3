/** What screens may use, key by key, for editors and for the reference page. The checker warns of what no screen understands. */
import { LAYOUTS, TINTS } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { UI_KEYS } from '../nodes.ts';
import { KINDS } from '../scene/zone-layout.ts';

type UiKey = (typeof UI_KEYS)[number];

/** As JSON Schema. */
export const UI_PROPERTIES: Readonly<Record<UiKey, Readonly<Record<string, Json>>>> = {
  icon: { description: 'The name of a picture.' },
  highlight: { description: 'What to point at.' },
  animation: { description: 'The name of a movement.' },
  hint: { description: 'A sentence of advice.' },
  colour: { description: 'A colour of your own.' },
  art: { description: 'A picture for the card.' },
  layout: {
    description: `Of a zone: how its cards lie, one of ${LAYOUTS.join(', ')}. The default is by its role and by who sees it; a grid takes \`columns\`.`,
  },
  group: { description: 'What belongs together.' },
  order: {
    description: 'Of an attribute: where its sign stands among those of a card. The default is its place in the list.',
  },
  sound: { description: 'The name of a sound.' },
  sign: {
    anyOf: [
      { type: 'string' },
      { type: 'array', items: { type: 'string' } },
      { type: 'object', additionalProperties: { type: 'string' } },
    ],
    description:
      'A few characters. Of a card: what is printed on it, one or several. Of an attribute: what stands for its name, or, by value, what is printed on a card in place of the number: `{ 11: J, 12: Q }`. Of a resource or a counter: what stands for its name. Of a zone: what is on the back of its cards.',
  },
  tint: {
    anyOf: [
      { type: 'string', enum: [...TINTS] },
      { type: 'object', additionalProperties: { type: 'string', enum: [...TINTS] } },
    ],
    description: `The colour of a card; of an attribute, by its value; of a zone, for the backs of its cards. One of ${TINTS.join(', ')}.`,
  },
  hide: { type: 'boolean', description: 'Scenes leave it out: a card, a zone, an attribute.' },
  columns: { type: 'integer', minimum: 1, description: 'Of a zone that is a grid: how many columns.' },
  kind: {
    type: 'string',
    enum: [...KINDS],
    description: 'Of a zone: what the cards in it look like.',
  },
};
