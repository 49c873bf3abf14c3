import { Encounter } from '@turnwise/encounter';

const ann = { id: 'ann', side: 'party', class: 'fighter', level: 3, weapon: 'sword', armour: ['chain', 'shield'] };
const orcs = { id: 'orc', count: 3, side: 'opposition', monster: 'orc', hp: 4 };
const read = Encounter.from({ control: { opposition: 'careful' }, combatants: [ann, orcs] }, 7); // 7 is the seed
if (!read.ok) throw new Error(JSON.stringify(read.error)); // all that is wrong, each with its path and what was expected
const fight = read.value;
while (fight.stepUntilDecision().at(-1)?.needsIntent === true) {
  const { offers } = fight.available(); // and `missing`: what ann has and cannot do now, with why
  const target = offers.find(({ kind }) => kind === 'meleeAttack')?.candidates[0] ?? '';
  fight.step({ kind: 'meleeAttack', actor: 'ann', target });
}
const { outcome } = fight.state.machine; // PARTY_VICTORY: one orc is dead, the others have fled
export { fight, outcome };
