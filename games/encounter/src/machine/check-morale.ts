/** CHECK_MORALE → CHECK_VICTORY, RULES.md 11: groups that lost enough roll, at most once in a visit; who fails flees at the next turn. */
import { maybe } from '@turnwise/kernel';
import { freshMorale } from '../apply/morale-diffs.ts';
import { createDice } from '../dice.ts';
import { enter } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function checkMorale(stepping: Stepping): void {
  const { work, library } = stepping;
  const { rules } = library.books(work.state.setup);
  // Nothing that morale asks for changes while it is checked.
  const field = library.field(work.state);
  for (const group of rules.moraleGroups(field)) {
    const morale = work.state.morale.find((one) => one.group === group.group) ?? freshMorale(group.group);
    const due = rules.moraleDue(field, group, morale);
    const living = group.members.filter((id) => field.parties.isLiving(id));
    const [id] = living;
    if (due === undefined || id === undefined) continue;
    if (due === 'rout') work.take({ kind: 'breakMorale', group: group.group, id });
    else {
      const roll = createDice(work).roll('2d6');
      work.take({ kind: 'checkMorale', group: group.group, id, trigger: due, roll, threshold: group.score });
    }
    const broken = work.state.morale.some((one) => one.group === group.group && one.broken);
    if (broken)
      for (const one of living) work.take(maybe({ kind: 'force', id: one, intent: { kind: 'flee', actor: one } }));
  }
  enter(stepping, 'CHECK_VICTORY');
}
