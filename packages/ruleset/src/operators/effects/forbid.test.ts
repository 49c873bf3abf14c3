import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('a keyword, against what grants it', () => {
  const target = { selector: { zone: 'battlefield', card: 'fox' } };
  const effects = [
    { op: 'forbid', target, keyword: 'flying' },
    { op: 'grant', target, keyword: 'flying' },
    { op: 'tap', target: { selector: { keywords: ['flying'] } } },
  ];
  const { events, position } = play({ effects, position: { zones: { ann: { battlefield: ['fox'] } } } });
  expect(events).toEqual(['granted card=fox word=flying value=false', 'granted card=fox word=flying value=true']);
  expect(position['changes']).toMatchObject([{ until: 'end_of_turn' }, { until: 'end_of_turn' }]);
});
