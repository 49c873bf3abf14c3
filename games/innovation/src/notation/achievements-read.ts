/** Reads who holds which achievement. Each is held once, available, or out of play. */
import type { Table } from '@turnwise/game';
import { addIssues, issue, joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { SPECIALS } from '../cards/language.ts';
import { NORMAL_ACHIEVEMENTS } from '../table/selectors.ts';
import { AVAILABLE, OUT_OF_PLAY } from '../types.ts';
import { near, readList, readRecord, unknownKeys } from './names.ts';

type Kind = 'normal' | 'special';
const BOTH: readonly Kind[] = ['normal', 'special'];

/** The holders by place. `held` is what each seat has written as its own. */
export function readAchievements(
  held: readonly unknown[],
  available: unknown,
  { names }: Table,
  issues: Issue[],
): number[] {
  const paths = new Map<number, string>();
  const holders = Array.from({ length: NORMAL_ACHIEVEMENTS + SPECIALS.length }, () => OUT_OF_PLAY as number);
  const take = (value: unknown, path: string, kinds: readonly Kind[], holder: number): void => {
    readList(value, path, `a list, each ${expected(kinds)}`, issues).forEach((one, index) => {
      const at = joinPath(path, index);
      const place = placeNamed(one, kinds);
      const other = place === undefined ? undefined : paths.get(place);
      if (place === undefined)
        issues.push(issue(at, 'unknownAchievement', near(expected(kinds), one, SPECIALS), one ?? null));
      else if (other !== undefined)
        issues.push(issue(at, 'achievementTwice', `a different achievement: this one is already at ${other}`, one));
      else {
        paths.set(place, at);
        holders[place] = holder;
      }
    });
  };
  held.forEach((value, seat) =>
    take(value, joinPath(joinPath('players', names[seat] ?? ''), 'achievements'), BOTH, seat),
  );
  const lying = readRecord(available, 'achievements', '{ available: [ages], special: [names] }', issues);
  addIssues(issues, unknownKeys(lying, 'achievements', ['available', 'special']));
  const lie = (key: 'available' | 'special', kind: Kind): void => {
    if ((lying[key] ?? null) !== null) return take(lying[key], joinPath('achievements', key), [kind], AVAILABLE);
    // All that nobody holds.
    holders.forEach((holder, place) => {
      if (holder === OUT_OF_PLAY && place < NORMAL_ACHIEVEMENTS === (kind === 'normal')) holders[place] = AVAILABLE;
    });
  };
  lie('available', 'normal');
  lie('special', 'special');
  return holders;
}

function placeNamed(value: unknown, kinds: readonly Kind[]): number | undefined {
  const normal = Number.isSafeInteger(value) ? (value as number) - 1 : -1;
  if (kinds.includes('normal') && normal >= 0 && normal < NORMAL_ACHIEVEMENTS) return normal;
  const special = (SPECIALS as readonly unknown[]).indexOf(value);
  return kinds.includes('special') && special >= 0 ? NORMAL_ACHIEVEMENTS + special : undefined;
}

function expected(kinds: readonly Kind[]): string {
  const normal = `an age from 1 to ${NORMAL_ACHIEVEMENTS}`;
  const special = `one of ${SPECIALS.join(', ')}`;
  return kinds.map((kind) => (kind === 'normal' ? normal : special)).join(' or ');
}
