import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string): string => softHyphens(text).replaceAll('\u00AD', '-');

test.each([
  ['Schlackenriese', 'Schla-cken-riese'],
  ['Fackelträgerin', 'Fackel-trä-ge-rin'],
  ['Gezeitengelehrte', 'Gezei-ten-ge-lehrte'],
  ['Sonnensplitter', 'Son-nen-split-ter'],
  ['Sturmmöwe', 'Sturm-möwe'],
  ['Marschtrommel', 'Marsch-trom-mel'],
  ['Durchschlagend', 'Durch-schla-gend'],
  ['Glöcknerin', 'Glöck-ne-rin'],
  ['Grablaterne', 'Grab-la-terne'],
  ['Aschewelpe', 'Asche-welpe'],
])('%s', (word, parted) => {
  expect(shown(word)).toBe(parted);
});

test('short words stay whole', () => {
  expect(shown('Zu den Waffen')).toBe('Zu den Waffen');
});
