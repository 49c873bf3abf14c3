import { Encounter } from '@turnwise/encounter';

const read = Encounter.from(
  {
    control: { party: 'manual', opposition: 'careful' },
    combatants: [
      { id: 'ann', side: 'party', class: 'fighter', level: 3, weapon: 'sword', armour: ['chain', 'shield'] },
      { id: 'mia', side: 'party', class: 'magic-user', level: 3, spells: ['sleep'], slots: { 1: 0 } },
      { id: 'orc', count: 3, side: 'opposition', monster: 'orc' },
    ],
  },
  7, // the seed
);
if (!read.ok) throw new Error(JSON.stringify(read.error)); // everything wrong, each with its path and what was expected
const fight = read.value;
while (fight.stepUntilDecision().at(-1)?.needsIntent === true) {
  const actor = fight.state.machine.current ?? '';
  const { offers, missing } = fight.available(); // missing: what mia knows and cannot cast, with why: NO_SPELL_SLOT
  const target = offers.find(({ kind }) => kind === 'meleeAttack')?.candidates[0];
  fight.step(target === undefined ? { kind: 'flee', actor } : { kind: 'meleeAttack', actor, target });
}
fight.state.machine.outcome; // PARTY_VICTORY, OPPOSITION_VICTORY or DRAW
