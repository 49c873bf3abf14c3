// Morale is told of one and its companions, unless nobody else of them stands any more.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { encounter } from '../game.ts';
import { ANN, fight, GOBLIN } from '../testing/fight.ts';
import { TABLE, words } from '../testing/words.ts';
import type { EncounterEvent } from '../event.ts';
import type { EncounterView } from '../types.ts';

const ORC = { id: 'orc.0', side: 'opposition', monster: 'orc', hp: 4 };
const EVENTS: readonly EncounterEvent[] = [
  { kind: 'moraleCheckRolled', combatantId: 'goblin.0', roll: 6, threshold: 7, failed: false, trigger: 'half' },
  { kind: 'moraleCheckRolled', combatantId: 'goblin.0', roll: 9, threshold: 7, failed: true, trigger: 'half' },
  { kind: 'moraleBroken', combatantId: 'goblin.0', group: 'goblin' },
];
const ALONE = [
  'Morale check after the loss of half their number: goblin.0 holds.',
  'Morale check after the loss of half their number: goblin.0 breaks.',
  'goblin.0 loses heart at once.',
];
const TOGETHER = [
  'Morale check after the loss of half their number: goblin.0 and any companions hold.',
  'Morale check after the loss of half their number: goblin.0 and any companions break.',
  'goblin.0 and any companions lose heart at once.',
];

/** The party's view of goblin.0 and another goblin, beside an orc of another group. */
function viewOf(other: Partial<EncounterView['combatants'][number]>, orcFled: boolean, group: string): EncounterView {
  const goblins = [GOBLIN, { ...GOBLIN, id: 'goblin.1' }];
  const view = encounter.view(fight({ combatants: [ANN, ...goblins, ORC] }, {}).state, seat(0));
  return {
    ...view,
    combatants: view.combatants.map((one) =>
      one.id === 'goblin.1' ? { ...one, ...other } : one.id === 'orc.0' ? { ...one, fled: orcFled } : one,
    ),
    morale: [{ group, passes: 0, firstDeath: true, half: true, broken: false }],
  };
}

test.each([
  ['another of the group stands', {}, false, 'opposition.goblin', TOGETHER],
  ['the others of the group are dead', { dead: true }, false, 'opposition.goblin', ALONE],
  ['the others of the group have fled', { fled: true }, false, 'opposition.goblin', ALONE],
  ['another of the side stands, where the side is asked', { dead: true }, false, 'opposition', TOGETHER],
  ['nobody else of the side stands', { dead: true }, true, 'opposition', ALONE],
])('%s', (_, other, orcFled, group, expected) => {
  const view = viewOf(other, orcFled, group);
  expect(EVENTS.map((event) => words(encounter.eventLabel(event, TABLE, 'min', view)))).toEqual(expected);
});
