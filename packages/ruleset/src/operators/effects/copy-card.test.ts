import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('a token with the definition of a card', () => {
  const effects = [
    { op: 'copy_card', target: { selector: { zone: 'battlefield' } }, as: 'copy' },
    { op: 'tap', target: 'copy' },
  ];
  const { events, position } = play({
    effects,
    position: { zones: { bob: { battlefield: [{ id: 'old', card: 'wall', growth: 2 }] } } },
  });
  expect(events).toEqual([
    'token_created card=wall player=ann',
    'zone_moved card=wall to=battlefield player=ann',
    'flag_changed target=wall flag=tapped value=true',
  ]);
  expect(position['zones']).toMatchObject({ ann: { battlefield: [{ id: 'wall', tapped: true, token: true }] } });
});
