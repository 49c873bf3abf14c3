import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('tokens with the next ids of their definition, bound for what follows', () => {
  const effects = [
    { op: 'create_token', card: 'fox', amount: 2, as: 'made' },
    { op: 'tap', target: { ref: 'bound.made' } },
  ];
  const { events, position } = play({ effects, position: { zones: { bob: { battlefield: ['fox'] } } } });
  expect(events).toEqual([
    'token_created card=fox.1 player=ann',
    'zone_moved card=fox.1 to=battlefield player=ann',
    'token_created card=fox.2 player=ann',
    'zone_moved card=fox.2 to=battlefield player=ann',
    'flag_changed target=fox.1 flag=tapped value=true',
    'flag_changed target=fox.2 flag=tapped value=true',
  ]);
  expect(position['zones']).toMatchObject({
    ann: {
      battlefield: [
        { id: 'fox.1', token: true },
        { id: 'fox.2', token: true },
      ],
    },
  });
});

test('for another player, in another zone', () => {
  const effects = [{ op: 'create_token', card: 'wall', player: { ref: 'opponent' }, to: 'graveyard' }];
  const { position } = play({ effects });
  expect(position['zones']).toMatchObject({ bob: { graveyard: [{ id: 'wall', token: true }] } });
});

test('not into a zone that is full', () => {
  const effects = [{ op: 'create_token', card: 'wall', to: 'vault', amount: 2 }];
  expect(play({ effects }).events).toEqual([
    'token_created card=wall player=ann',
    'zone_moved card=wall to=vault player=ann',
    'item_failed item=2 code=zoneFull zone=vault whose=ann',
  ]);
});
