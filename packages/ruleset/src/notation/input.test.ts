// Inputs, answers and choices: names for people, texts for the rules, and the same back again.
import type { Choice, Table } from '@turnwise/game';
import { seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';

const TABLE: Table = { names: ['ann', 'bob'] };
const { input, answer, choice } = menagerie.notation;

test.each<[Json, Json]>([
  [
    { kind: 'action', action: 'strike', targets: { who: 'spy', at: 'bob' } },
    { kind: 'action', action: 'strike', targets: { who: 'spy', at: '@1' }, params: {}, seat: 0 },
  ],
  [
    { kind: 'action', action: 'wait' },
    { kind: 'action', action: 'wait', targets: {}, params: {}, seat: 0 },
  ],
  [
    { kind: 'action', action: 'stop', targets: { what: 12, both: ['spy', 'mage'] } },
    { kind: 'action', action: 'stop', targets: { what: '#12', both: ['spy', 'mage'] }, params: {}, seat: 0 },
  ],
  [
    { kind: 'action', action: 'rob', targets: { what: { zone: 'vault', player: 'ann', index: 0 } } },
    { kind: 'action', action: 'rob', targets: { what: '?vault.0.0' }, params: {}, seat: 0 },
  ],
  [
    { kind: 'action', action: 'use', targets: { source: { card: 'bob' } }, params: { ability: 'blesses', times: 2 } },
    { kind: 'action', action: 'use', targets: { source: 'bob' }, params: { ability: 'blesses', times: 2 }, seat: 0 },
  ],
  [
    { kind: 'pass', until: 'my_turn' },
    { kind: 'pass', until: 'my_turn', seat: 0 },
  ],
  [
    { kind: 'manipulate', action: 'move_card', card: 'spy', to: 'hand', position: 1 },
    { kind: 'manipulate', action: 'move_card', card: 'spy', to: 'hand', position: 1, seat: 0 },
  ],
  [
    { kind: 'manipulate', action: 'move_card', card: 'spy', from: 'vault', to: 'hand' },
    { kind: 'manipulate', action: 'move_card', card: 'spy', from: 'vault', to: 'hand', seat: 0 },
  ],
  [
    { kind: 'answer', choice: 'selectCards1', value: ['spy', 'bob'] },
    { kind: 'answer', choice: 'selectCards1', value: ['spy', '@1'], seat: 0 },
  ],
  [
    { kind: 'answer', choice: 'selectOption2', value: 'bob' },
    { kind: 'answer', choice: 'selectOption2', value: 'bob', seat: 0 },
  ],
])('%j is read and written', (document, meant) => {
  const read = input.parse(document, seat(0), TABLE);
  expect(read).toEqual({ ok: true, value: meant });
  if (read.ok) expect(input.format(read.value, TABLE)).toEqual(document);
});

test('what a screen says of itself is left out', () => {
  const move = { kind: 'manipulate', action: 'move_card', card: 'spy', from: 'vault', to: 'hand' };
  const metadata = { drag_drop: true, ui_context: 'vault_to_hand' };
  expect(input.parse({ ...move, metadata }, seat(0), TABLE)).toEqual({ ok: true, value: { ...move, seat: 0 } });
});

test.each<[Json, string]>([
  ['attack', ''],
  [{ kind: 'pass', seat: 'ann' }, 'seat'],
  [{ kind: 'action', action: 'strike', targets: { who: true } }, 'targets.who'],
  [{ kind: 'action', action: 'strike', targets: 7 }, 'targets'],
  [{ kind: 'action', action: 'strike', params: { x: [] } }, 'params'],
  [{ kind: 'manipulate', card: 'spy', to: 'hand', from: 7 }, 'from'],
  [{ kind: 'manipulate', card: 'spy', to: 'hand', metadata: 7 }, 'metadata'],
  [{ kind: 'jump' }, 'kind'],
])('%j is refused at "%s"', (document, path) => {
  const read = input.parse(document, seat(0), TABLE);
  expect(read.ok ? [] : read.error.map((one) => one.path)).toContain(path);
});

test('every input and answer of random play is read back as it was', () => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3])
    for (const { input: made, table } of randomPlay(menagerie, seed, ['ann', 'bob', 'cat'])) {
      if (made === undefined) continue;
      kinds.add(made.kind);
      const by = 'seat' in made ? (made.seat ?? null) : null;
      expect(input.parse(input.format(made, table), by, table)).toEqual({ ok: true, value: made });
    }
  expect([...kinds].toSorted()).toEqual(['action', 'answer', 'begin', 'pass']);
});

test('a choice names its candidates, and is declined with nothing', () => {
  const asked: Choice = {
    id: 'selectCards4',
    seat: seat(1),
    kind: 'selectCards',
    min: 0,
    max: 1,
    source: 'charmer.charms',
    candidates: ['spy', '@0', '?hand.0.3'],
  };
  const hidden = { zone: 'hand', player: 'ann', index: 3 };
  expect(choice.format(asked, TABLE)).toMatchObject({ seat: 'bob', candidates: ['spy', 'ann', hidden] });
  expect(answer.parse(null, asked, TABLE)).toEqual({ ok: true, value: [] });
  expect(answer.parse([hidden], asked, TABLE)).toEqual({ ok: true, value: ['?hand.0.3'] });
});
