// Which zone has which role.
import { expect, test } from 'vitest';
import type { ZoneNode } from '../nodes.ts';
import { zoneRoles } from './zone-roles.ts';

const zone = (id: string, more: Partial<ZoneNode> = {}): ZoneNode => ({
  id,
  owner: 'player',
  visibility: 'public',
  ordered: true,
  ...more,
});

test.each<[string, readonly ZoneNode[], readonly (string | undefined)[]]>([
  [
    'by their names',
    [zone('library'), zone('hand'), zone('arena'), zone('discard')],
    ['arena', 'library', 'hand', 'discard'],
  ],
  ['none', [zone('pit')], [undefined, undefined, undefined, undefined]],
  [
    'as they say',
    [zone('hand', { role: 'play' }), zone('fist', { role: 'hand' })],
    ['hand', undefined, 'fist', undefined],
  ],
  [
    'what a zone says before what another is called',
    [zone('deck'), zone('pile', { role: 'deck' })],
    [undefined, 'pile', undefined, undefined],
  ],
  ['none takes a role away', [zone('hand', { role: 'none' })], [undefined, undefined, undefined, undefined]],
  [
    'play else the first public unordered zone that is free',
    [
      zone('hand', { ordered: false }),
      zone('stash', { ordered: false, visibility: 'owner' }),
      zone('pit', { ordered: false }),
      zone('row'),
    ],
    ['pit', undefined, 'hand', undefined],
  ],
  [
    'which a zone with another role is not',
    [zone('pit', { ordered: false, role: 'none' })],
    [undefined, undefined, undefined, undefined],
  ],
])('%s', (_, zones, expected) => {
  const { play, deck, hand, graveyard } = zoneRoles(zones);
  expect([play, deck, hand, graveyard].map((number) => zones[number]?.id)).toEqual(expected);
});
