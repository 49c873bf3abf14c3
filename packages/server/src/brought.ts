/** What people bring with them: a ruleset or a level of their own, instead of one that comes with the game. */
import type { AnyGame } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { TableStart } from '@turnwise/table';

/** Whether a match that begins like this is played with something that somebody brought, which may do anything that its game can express. */
export function isBrought({ content }: AnyGame, start: Pick<TableStart, 'options' | 'content'>): boolean {
  if (start.content !== undefined) return true;
  if (content === undefined || !isRecord(start.options) || !Object.hasOwn(start.options, content.option)) return false;
  const given = start.options[content.option];
  return !content.shipped.some(({ id }) => id === given);
}
